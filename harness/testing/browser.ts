import { createRequire } from "node:module";
import type { Browser, Page } from "playwright-core";
import { onTestFinished } from "vitest";

/** The rules of accessibility, to be run in a page. */
export const AXE = createRequire(import.meta.url).resolve("axe-core");

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
