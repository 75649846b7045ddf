import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, test } from "vitest";
import { BROWSER, startBrowser } from "../bench/browser.ts";
import { folderForFile } from "../testing/folders.ts";
import { openProgramPage, writeProgramPage } from "../testing/page-programs.ts";
import { casesFor, expectAlike, PAGE_PROGRAMS } from "./page-programs.ts";

describe.skipIf(!BROWSER)("in a browser", () => {
  const folder = folderForFile();
  let browser: Browser;
  let page: Page;
  beforeAll(async () => {
    browser = await startBrowser();
    page = await openProgramPage(browser, await writeProgramPage(folder));
  });
  afterAll(() => browser?.close());

  // The soak puts all programs to all cases.
  test.each(PAGE_PROGRAMS.filter((_, at) => at % 5 === 0))(
    "$name: the page prints what the machine prints",
    async (program) => {
      const [smallest] = casesFor(program);
      await expectAlike(page, program, smallest!);
    },
  );
});
