import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { BROWSER, startBrowser } from "../../../bench/browser.ts";
import { folderForFile } from "../../../testing/folders.ts";
import { openProgramPage, writeProgramPage } from "../../../testing/page-programs.ts";

describe.skipIf(!BROWSER)("in a browser", () => {
  const folder = folderForFile();
  let browser: Browser;
  beforeAll(async () => {
    browser = await startBrowser();
  });
  afterAll(() => browser?.close());

  test("a program is typed, and left by the keyboard, under the policy of the page", async () => {
    const page = await openProgramPage(browser, await writeProgramPage(folder));
    const complaints: string[] = [];
    page.on("console", (message) => complaints.push(message.text()));
    await page.evaluate(`(async () => {
      self.changes = 0;
      const parent = document.body.appendChild(document.createElement("div"));
      const options = { language: "python", text: "if x:", label: "O programa", onChange: () => changes++ };
      self.editor = await programs.openEditor(parent, new URL("runtimes/", location), options);
      document.body.appendChild(document.createElement("button"));
    })()`);
    await page.getByRole("textbox", { name: "O programa" }).click();
    await page.keyboard.press("End");
    await page.keyboard.press("Enter");
    await page.keyboard.type("print(1)");
    expect(await page.evaluate("editor.text()")).toBe("if x:\n    print(1)");
    expect(await page.evaluate("changes")).toBeGreaterThan(0);
    await page.keyboard.press("Escape");
    await page.keyboard.press("Tab");
    expect(await page.evaluate("document.activeElement.tagName")).toBe("BUTTON");
    // Its styles are in force.
    expect(
      await page.locator(".cm-gutters").evaluate((each: Element) => getComputedStyle(each).display),
    ).toBe("flex");
    expect(complaints).toEqual([]);
  });
});
