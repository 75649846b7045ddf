import { accessSync, constants } from "node:fs";
import path from "node:path";
import { type Browser, chromium } from "playwright-core";

const NAMES = ["chromium", "chromium-browser", "google-chrome"];

/** Path of the browser of this machine; undefined if there is none. No browser is downloaded. */
export const BROWSER = (process.env.PATH ?? "")
  .split(path.delimiter)
  .flatMap((folder) => NAMES.map((name) => path.join(folder, name)))
  .find((file) => {
    try {
      accessSync(file, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });

export function startBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: BROWSER!, args: ["--no-sandbox"] });
}
