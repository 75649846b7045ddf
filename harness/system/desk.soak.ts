import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { BROWSER, startBrowser } from "../bench/browser.ts";
import { gradedDeskClass } from "../testing/desk.ts";
import { deskProcess, gradedMoodleClass } from "../testing/desk-class.ts";
import { expectGivenOut, expectNoBarriers, killWhileSaving, openDeskPage, settleByKeys } from "./desk.ts";

describe.skipIf(!BROWSER)("in a browser", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await startBrowser();
  });
  afterAll(() => browser?.close());

  test("a class of 120 is settled by keys alone, and all that is said goes out", async () => {
    const { folder, students } = await gradedMoodleClass(120);
    const { address } = await deskProcess(folder, "bruna");
    const settled = await settleByKeys(await openDeskPage(browser, address));
    expect(settled.size).toBe(120);
    await expectGivenOut(folder, settled, students);
  });

  test("of what is shown as saved nothing is gone after a kill at any moment", async () => {
    const folder = await gradedDeskClass();
    for (let afterMs = 0; afterMs < 120; afterMs += 5)
      await killWhileSaving(browser, { folder, person: "2", afterMs, text: `said after ${afterMs}` });
  });

  test.each([
    [390, "dark"],
    [1280, "light"],
  ] as const)("no page of the desk has a barrier at %d pixels, %s", (width, scheme) =>
    expectNoBarriers(browser, { width, scheme }),
  );
});
