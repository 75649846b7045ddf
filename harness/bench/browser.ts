import { accessSync, constants } from "node:fs";
import path from "node:path";
import type { Browser } from "playwright-core";

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

/** Starts the browser. Its driver is loaded only now: it takes more memory than the harness. */
export async function startBrowser(): Promise<Browser> {
  const { chromium } = await import("playwright-core");
  return chromium.launch({ executablePath: BROWSER!, args: ["--no-sandbox"] });
}
