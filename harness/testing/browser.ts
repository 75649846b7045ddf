import { accessSync, constants } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { type Browser, chromium, type Page } from "playwright-core";
import { onTestFinished } from "vitest";

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

/** The rules of accessibility, to be run in a page. */
export const AXE = createRequire(import.meta.url).resolve("axe-core");

export function startBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: BROWSER!, args: ["--no-sandbox"] });
}

export interface View {
  readonly width: number;
  readonly scheme?: "light" | "dark";
  readonly isStill?: boolean;
}

/** Opens a file, which is closed when the test is over. */
export async function openPage(
  browser: Browser,
  file: string,
  { width, scheme = "light", isStill }: View,
): Promise<Page> {
  const page = await browser.newPage({
    viewport: { width, height: 900 },
    colorScheme: scheme,
    reducedMotion: isStill ? "reduce" : "no-preference",
    // The rules are run by a script that the policy of the page forbids.
    bypassCSP: false,
  });
  onTestFinished(() => page.close());
  await page.goto(`file://${file}`);
  return page;
}
