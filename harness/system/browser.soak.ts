import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, test } from "vitest";
import { BROWSER, startBrowser } from "../bench/browser.ts";
import { expectNoBarrier, type SeenPage } from "./class-pages.ts";

describe.skipIf(!BROWSER)("in a browser", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await startBrowser();
  });
  afterAll(() => browser?.close());

  test.each<SeenPage>([
    ["index.html", 1280, "dark", "pt-BR"],
    ["students/ana.html", 390, "dark", "pt-BR"],
    ["students/bia.html", 1280, "dark", "en"],
    ["students/caio.html", 1280, "light", "en"],
    ["instructor/caio.html", 390, "dark", "en"],
  ])("%s has no barrier at %d pixels, %s, in %s", (...seen) => expectNoBarrier(browser, seen));
});
