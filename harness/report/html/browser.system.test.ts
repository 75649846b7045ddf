import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { BROWSER, startBrowser } from "../../bench/browser.ts";
import { type Answers, bundledCases, STUDENTS, simulatedRecord } from "../../bench/simulated-class.ts";
import {
  barriersOn,
  CONTEXT,
  expectNoBarrier,
  FEW_STUDENTS,
  OPEN_STUDENTS,
  pagesOf,
  type SeenPage,
} from "../../system/class-pages.ts";
import { openPage } from "../../testing/browser.ts";
import { filesIn } from "../../testing/reports.ts";
import { tell } from "../tell.ts";

/** A program that prints what a page must not obey. */
const hostile: Answers = () => {
  const text = `<script>pwned=1</script>"><img src=x onerror="pwned=1"><a href="javascript:pwned=1">`;
  return {
    verdict: "RTE",
    finding: { kind: "exit-code", code: 1, quote: text },
    printed: text.repeat(20),
  };
};

const TOURS = { cases: bundledCases("knights-tour", 30) };

describe.skipIf(!BROWSER)("in a browser", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await startBrowser();
  });
  afterAll(() => browser?.close());

  // The soak has more of them.
  test.each<SeenPage>([
    ["index.html", 390, "light", "en"],
    ["students/bia.html", 390, "light", "pt-BR"],
    ["students/davi.html", 390, "dark", "en"],
    ["instructor/bia.html", 1280, "light", "pt-BR"],
    ["instructor/eva.html", 1280, "dark", "en"],
  ])("%s has no barrier at %d pixels, %s, in %s", (...seen) => expectNoBarrier(browser, seen));

  test("a tour has no barrier, and is gone through by buttons and keys", async () => {
    const folder = pagesOf({ eva: STUDENTS.stuck }, TOURS);
    const page = await openPage(browser, path.join(folder, "students/eva.html"), { width: 1280 });
    expect(await barriersOn(page)).toEqual([]);
    const figure = page.locator("details[open] figure", { has: page.locator(".player") }).first();
    const said = figure.locator("output");
    await figure.locator('[data-play="first"]').click();
    expect(await said.textContent()).toMatch(/^Step 1: \(\d+, \d+\)$/);
    expect(await figure.locator(".later").count()).toBeGreaterThan(0);
    await page.keyboard.press("ArrowRight");
    expect(await said.textContent()).toMatch(/^Step 2: /);
    await page.keyboard.press("End");
    expect(await figure.locator(".later").count()).toBe(0);
    await figure.locator('[data-play="play"]').click();
    await expect.poll(() => said.textContent()).toMatch(/^Step [3-9]: /);
  });

  test("where motion is not wanted, nothing plays by itself", async () => {
    const folder = pagesOf({ eva: STUDENTS.stuck }, TOURS);
    const file = path.join(folder, "students/eva.html");
    const page = await openPage(browser, file, { width: 390, isStill: true });
    expect(await page.locator('[data-play="next"]').first().isVisible()).toBe(true);
    expect(await page.locator('[data-play="play"]').first().isVisible()).toBe(false);
  });

  test("the class is filtered and sorted", async () => {
    const groups = { ana: "A", bia: "B", caio: "A", davi: "B" };
    const page = await openPage(browser, path.join(pagesOf(FEW_STUDENTS, { groups }), "index.html"), {
      width: 1280,
    });
    const names = () => page.locator(".matrix tbody tr:visible th").allTextContents();
    expect(await names()).toEqual(["ana", "bia", "caio", "davi"]);
    await page.locator('[data-filter="verdicts"]').selectOption("CE");
    expect(await names()).toEqual(["caio"]);
    await page.locator('[data-filter="verdicts"]').selectOption("");
    await page.locator('[data-filter="name"]').fill("A");
    expect(await names()).toEqual(["ana", "bia", "caio", "davi"]);
    await page.locator('[data-filter="name"]').fill("BI");
    expect(await names()).toEqual(["bia"]);
    await page.locator('[data-filter="name"]').fill("");
    await page.locator('[data-filter="group"]').selectOption("B");
    expect(await names()).toEqual(["bia", "davi"]);
    await page.locator('[data-filter="group"]').selectOption("");
    await page.locator('[data-sort="text"]').last().click();
    expect(await names()).toEqual(["ana", "caio", "bia", "davi"]);
    await page.locator('[data-sort="number"]').first().click();
    expect((await names()).at(-1)).toBe("ana");
    await page.locator('[data-sort="number"]').first().click();
    expect((await names())[0]).toBe("ana");
  });

  test("a cell of the class leads to its case, and the case to the others of the class", async () => {
    const page = await openPage(browser, path.join(pagesOf(FEW_STUDENTS), "index.html"), { width: 1280 });
    await page.locator(".matrix tbody tr", { hasText: "bia" }).locator(".cell.WA a").first().click();
    const asked = page.locator(":target");
    expect(await page.locator("h1").textContent()).toBe("bia");
    expect(await asked.evaluate((each: Element) => each.hasAttribute("open"))).toBe(true);
    expect(await asked.locator("pre").isVisible()).toBe(true);
    await page.getByText("caio →").click();
    expect(await page.locator("h1").textContent()).toBe("caio");
    // The compiler named this line of a file, wherever the file lies.
    expect(await page.locator(".source mark").allTextContents()).toEqual(["int n = 0"]);
    await page.getByText("class", { exact: true }).click();
    expect(await page.locator("h1").textContent()).toBe("The lost knight");
  });

  test("what settles a kind of hand-ins stands once, and its button copies it from a file", async () => {
    const page = await openPage(browser, path.join(pagesOf(OPEN_STUDENTS), "index.html"), { width: 1280 });
    expect(await page.locator(".looks > li").count()).toBe(1);
    const button = page.locator(".looks button");
    await button.click();
    await expect.poll(() => button.textContent()).toBe("Copied");
    expect(await page.locator(".matrix td.number").first().textContent()).toBe(" to settle");
  });

  test("of a large class only the rows that are seen are laid out, and all are found", async () => {
    const names = Array.from({ length: 120 }, (_, at) => `s${at}`);
    const folder = pagesOf(Object.fromEntries(names.map((name) => [name, STUDENTS.right])));
    const page = await openPage(browser, path.join(folder, "index.html"), { width: 1280 });
    const last = page.locator(".matrix tbody tr").last();
    const isLaidOut = () =>
      last
        .locator("td")
        .last()
        .evaluate((cell: Element) => cell.checkVisibility({ contentVisibilityAuto: true }));
    expect(await isLaidOut()).toBe(false);
    await last.scrollIntoViewIfNeeded();
    await expect.poll(isLaidOut).toBe(true);
    // The heads stand above their columns.
    const left = (selector: string) =>
      page
        .locator(selector)
        .last()
        .evaluate((each: Element) => each.getBoundingClientRect().left);
    expect(await left(".matrix tbody td")).toBeCloseTo(await left(".matrix th.case"), 0);
  });

  test("what a program prints does nothing, even if the escaping failed", async () => {
    const folder = pagesOf({ mal: hostile });
    const file = path.join(folder, "students/mal.html");
    const isObeyed = async () => {
      const page = await openPage(browser, file, { width: 1280 });
      const requests: string[] = [];
      page.on("request", (request) => requests.push(request.url()));
      for (const link of await page.locator("a:not(.skip)").all()) await link.click();
      await page.waitForTimeout(200);
      return { obeyed: await page.evaluate("typeof pwned !== 'undefined'"), requests };
    };
    expect(await isObeyed()).toEqual({ obeyed: false, requests: [] });
    const text = readFileSync(file, "utf8");
    const broken = text.replace(
      "</main>",
      `<script>pwned=1</script><img src="x" onerror="pwned=1"><p onclick="pwned=1">x</p></main>`,
    );
    expect(broken).not.toBe(text);
    writeFileSync(file, broken);
    expect(await isObeyed()).toMatchObject({ obeyed: false });
  });
});

test.each([
  ["every mistake on the bundled boards", STUDENTS.noWrap, bundledCases("lost-knight", 26)],
  ["every mistake on the bundled tours", STUDENTS.stuck, bundledCases("knights-tour", 78)],
  ["a compile error", STUDENTS.brokenSource, bundledCases("lost-knight", 26)],
] as const)("the page of a student with %s is small enough to be sent", (_, answers, cases) => {
  const [, page] = filesIn("html", tell(simulatedRecord(cases, { ana: answers }), "pt-BR"), CONTEXT);
  expect(Buffer.byteLength(page!.text)).toBeLessThan(300_000);
});
