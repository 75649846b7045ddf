import { readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { execa } from "execa";
import { unzipSync } from "fflate";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { PACKAGE_FOLDER } from "../base/package.ts";
import { BROWSER, startBrowser } from "../bench/browser.ts";
import { loadCases } from "../problem/load.ts";
import { cavalo } from "../testing/cavalo.ts";
import { folderForFile, folderWith } from "../testing/folders.ts";
import { openChecker } from "./checker-page.ts";
import {
  bundledPage,
  checked,
  expectNoBarriers,
  expectSameCause,
  FEW_CASES,
  packedPage,
  textOf,
} from "./page.ts";

test("the script of the page has at most 300 kB, compressed", () => {
  expect(gzipSync(readFileSync(path.join(PACKAGE_FOLDER, "dist/web/page.js"))).length).toBeLessThan(300_000);
});

describe.skipIf(!BROWSER)("in a browser", () => {
  const folder = folderForFile();
  let browser: Browser;
  let address: string;
  beforeAll(async () => {
    address = bundledPage(folder);
    browser = await startBrowser();
  });
  afterAll(() => browser?.close());

  // The soak has the others.
  test("there is no barrier at 390 pixels, dark, in Portuguese", () =>
    expectNoBarriers(browser, address, { width: 390, scheme: "dark", language: "Português" }));

  test("an output is pasted and checked with the keyboard alone", async () => {
    const { page, strange, shown, result } = await openChecker(browser, address);
    const { keyboard } = page;
    const focused = () =>
      page.evaluate(
        "document.activeElement.closest('label, select, textarea, button, section')?.className + ' ' + document.activeElement.tagName",
      );
    await keyboard.press("Tab");
    expect(await page.evaluate("document.activeElement.className")).toBe("skip");
    const tabTo = async (what: string) => {
      for (let count = 0; count < 30; count += 1) {
        if (await page.evaluate(`document.activeElement.matches(${JSON.stringify(what)})`)) return;
        await keyboard.press("Tab");
      }
      throw new Error(`${what} is not reached, but ${await focused()}`);
    };
    await tabTo("[name='Ways to check']");
    await keyboard.press("ArrowRight");
    await keyboard.press("ArrowRight");
    await tabTo("select");
    await keyboard.press("ArrowDown");
    const asked = await shown("select").inputValue();
    expect(asked).toBe("1");
    await tabTo("textarea");
    await keyboard.type("999 moves");
    await tabTo("button.main");
    await keyboard.press("Enter");
    await result.waitFor();
    expect(await page.evaluate("document.activeElement.className")).toBe("result");
    expect(await textOf(result)).toContain("The least number of moves is 1, but the program answered 999");
    expect(strange).toEqual([]);
  });

  test("javascript-counts-squares ends with the cause that check names", () =>
    expectSameCause(browser, address, "javascript-counts-squares"));

  test("what the script of the kit wrote has the points that check gives", async () => {
    const { page, choose, drop, result, strange, shown } = await openChecker(browser, address);
    await choose("Any language");
    const [download] = await Promise.all([page.waitForEvent("download"), shown("ol button").click()]);
    const kit = unzipSync(readFileSync(await download.path()));
    expect(Object.keys(kit).filter((name) => name.endsWith("stdin.txt"))).toHaveLength(FEW_CASES.length);
    const program = path.join(PACKAGE_FOLDER, "submissions/lost-knight/javascript-counts-squares");
    const place = folderWith(
      Object.fromEntries(Object.entries(kit).map(([name, bytes]) => [name, Buffer.from(bytes)])),
    );
    await execa("sh", ["try.sh", "node", path.join(program, "cavalo.js")], { cwd: place });
    await drop({ name: "outputs.txt", text: readFileSync(path.join(place, "outputs.txt")) });
    await result.waitFor();
    const expected = await checked(program);
    expect(await page.locator(".score").innerText()).toBe(expected.score);
    expect(strange).toEqual([]);
  });

  test.each([["another text", "Em 3 movimentos\n"]])(
    "a file of outputs that holds %s is refused in one sentence",
    async (_, text) => {
      const { choose, drop, shown } = await openChecker(browser, address);
      await choose("Any language");
      await drop({ name: "outputs.txt", text });
      const alert = shown("[role=alert]");
      expect(await textOf(alert)).toBe(
        "This is not the file that the script wrote. It is called outputs.txt, and its first line begins with cavalo-outputs.",
      );
    },
  );

  test("a file of another language is no program that the page runs", async () => {
    const { drop, shown } = await openChecker(browser, address);
    await drop({ name: "Main.java", text: "class Main {}" });
    expect(await textOf(shown("[role=alert]"))).toMatch(/^There is no program in Python or JavaScript/);
    expect(await shown(".cm-editor").count()).toBe(0);
  });

  test("a right tour is gone through step by step", async () => {
    const files = path.join(PACKAGE_FOLDER, "cases", "knights-tour", "5x5-corner.yaml");
    const tours = bundledPage(path.join(folder, "tours"), loadCases({ files }));
    const { page, choose, shown, result } = await openChecker(browser, tours);
    await choose("One output");
    await shown("textarea").fill("1 14 19 8 25\n6 9 2 13 18\n15 20 7 24 3\n10 5 22 17 12\n21 16 11 4 23\n");
    await shown("button.main").click();
    await result.locator('[data-play="first"]').click();
    await result.locator('[data-play="next"]').click();
    expect(await textOf(result.locator(".player output"))).toBe("Step 2: (1, 2)");
    expect(await page.locator('[data-play="pause"]').isVisible()).toBe(false);
  });

  test("a hostile output and hostile names do nothing but stand there", async () => {
    const { page, choose, shown, result, strange, drop } = await openChecker(browser, address, {
      width: 390,
    });
    await choose("One output");
    const hostile = `<script>alert(1)</script><img src="http://example.com/a" onerror="alert(1)">`;
    await shown("textarea").fill(hostile.repeat(1000));
    await shown("button.main").click();
    await result.waitFor();
    expect(await textOf(result)).toContain(hostile);
    await choose("Python or JavaScript");
    const name = `"'<img src=x onerror=alert(1)>\u202e${"x".repeat(200)}.js`;
    await drop({ name, text: `console.log(${JSON.stringify(hostile)})` });
    await shown("button.main").click();
    await expect.poll(() => page.locator(".result h1").allTextContents()).toEqual([name]);
    expect(await page.evaluate("document.documentElement.scrollWidth")).toBeLessThanOrEqual(390);
    expect(strange).toEqual([]);
  });
});

test("the page of the bundled cases holds nothing of a hidden case, nor of this machine or the reference", async () => {
  const page = await packedPage(cavalo);
  expect(page.hidden.length).toBeGreaterThan(3);
  for (const text of [...page.hidden, PACKAGE_FOLDER, ...page.reference])
    expect(page.text.includes(text)).toBe(false);
});
