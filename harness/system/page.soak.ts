import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { BROWSER, startBrowser } from "../bench/browser.ts";
import { folderForFile } from "../testing/folders.ts";
import { checkProgram, openChecker, serve } from "./checker-page.ts";
import { bundledPage, expectNoBarriers, expectSameCause, FEW_CASES, textOf } from "./page.ts";

const CRASH = `const fs = require("fs");
const map = undefined;
console.log(map[fs.readFileSync(0).length].x);
`;

const VIEWS = [390, 1280].flatMap((width) =>
  (["light", "dark"] as const).flatMap((scheme) =>
    (["English", "Português"] as const).map((language) => ({ width, scheme, language })),
  ),
);

describe.skipIf(!BROWSER)("in a browser", () => {
  const folder = folderForFile();
  let browser: Browser;
  let address: string;
  beforeAll(async () => {
    const quick = FEW_CASES.slice(0, 3).map((asked) => ({
      ...asked,
      limits: { ...asked.limits, cpuMs: 100 },
    }));
    bundledPage(`${folder}/quick`, quick);
    address = bundledPage(folder);
    browser = await startBrowser();
  });
  afterAll(() => browser?.close());

  test.each(VIEWS)("there is no barrier: $width pixels, $scheme, $language", (view) =>
    expectNoBarriers(browser, address, view),
  );

  test.each(["python-no-wrap", "python-depth-first", "javascript-greedy"])(
    "%s ends with the cause that check names",
    (name) => expectSameCause(browser, address, name),
  );

  test.each([
    ["cavalo.js", "for (;;);"],
    ["cavalo.py", "while True: pass"],
  ])("%s, which never ends, is ended and told", async (name, text) => {
    const checker = await openChecker(browser, address.replace("index", "quick/index"));
    const result = await checkProgram(checker, { name, text });
    expect(await textOf(result)).toContain("3 ◷ over the time limit");
    expect(checker.strange).toEqual([]);
  });

  test.each([
    ["numbers", "12 34\n".repeat(1_700_000)],
    ["one long line", "x".repeat(10_000_000)],
    ["marks", "<script>alert(1)</script>".repeat(400_000)],
  ])("10 MB of %s do no harm", async (_, text) => {
    const { page, choose, shown, strange, drop } = await openChecker(browser, address);
    const name = FEW_CASES[0]!.name;
    await choose("Any language");
    await drop({
      name: "outputs.txt",
      text: `cavalo-outputs 1 a1\n=== a1 case ${name}\n${text}\n=== a1 stderr\n\n=== a1 exited with code 0 after 1 ms\n`,
    });
    // The page answers while it is read.
    await choose("One output");
    await choose("Any language");
    await expect
      .poll(() => page.locator(".result, [role=status]:not(:empty)").allInnerTexts())
      .not.toEqual(["Your outputs are being read."]);
    expect(await shown("ol").count()).toBe(1);
    expect(strange).toEqual([]);
  });

  test("of 200 files that are dropped, one is started, and the others lie beside it", async () => {
    const checker = await openChecker(browser, address);
    const others = Array.from({ length: 199 }, (_, at) => ({ name: `a${at}.txt`, text: "a" }));
    const main = { name: "cavalo.js", text: 'console.log(require("fs").readdirSync(".").length, "moves")' };
    await checkProgram(checker, ...others, main);
    expect(await textOf(checker.shown("p.faint").first())).toBe("cavalo.js and 199 other files");
    expect(checker.strange).toEqual([]);
  });

  test("an error that nobody caught is told with its line, from a server, too", async () => {
    const checker = await openChecker(browser, await serve(folder));
    const result = await checkProgram(checker, { name: "cavalo.js", text: CRASH });
    expect(await textOf(result)).toContain(
      "An error (TypeError) ended the program in cavalo.js, line 3: console.log(map[fs.readFileSync(0).length].x);",
    );
    expect(checker.strange).toEqual([]);
  });

  test.each([
    ["cavalo.js", "let a = 1;\nlet b = ;\n", "cavalo.js, line 2: SyntaxError: Unexpected token ';'"],
    [
      "cavalo.py",
      "a = 1\nb = (]\n",
      "cavalo.py, line 2: SyntaxError: closing parenthesis ']' does not match",
    ],
  ])("%s, which its compiler refuses, is told with the line, and is not run", async (name, text, said) => {
    const checker = await openChecker(browser, address);
    const result = await checkProgram(checker, { name, text });
    expect(await textOf(result)).toContain(said);
  });

  test("what was typed and what was told stay, whatever else is looked at", async () => {
    const { page, choose, shown, result } = await openChecker(browser, address);
    await shown(".program button").first().click();
    await page.getByRole("textbox", { name: "Program (main.py)" }).fill("print(7)");
    await choose("One output");
    await shown("textarea").fill("999 moves");
    await shown("button.main").click();
    await result.waitFor();
    await choose("Português");
    expect(await textOf(result)).toContain("O menor número de movimentos é 1, mas o programa respondeu 999");
    expect(await page.evaluate("document.activeElement.className")).not.toBe("result");
    await choose("Python ou JavaScript");
    expect(await page.getByRole("textbox", { name: "Programa (main.py)" }).innerText()).toBe("print(7)");
    // Another check takes it away at once.
    await shown("button.main").click();
    expect(await result.count()).toBe(0);
    await page.getByText("Parar", { exact: true }).click();
    await expect.poll(() => shown("button.main").isEnabled()).toBe(true);
    expect((await page.locator("[role=status]").allTextContents()).join("")).toBe("");
  });
});
