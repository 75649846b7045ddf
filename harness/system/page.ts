import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Browser, Locator } from "playwright-core";
import { expect } from "vitest";
import { writeWhole } from "../base/files.ts";
import { PACKAGE_FOLDER } from "../base/package.ts";
import { squaresOf } from "../case/any-case.ts";
import { browserFiles } from "../pack/browser-page.ts";
import { loadCases } from "../problem/load.ts";
import { asSentence } from "../report/html/parts.tsx";
import type { SubmissionReport } from "../report/record/report.ts";
import { cavalo } from "../testing/cavalo.ts";
import { folderWith } from "../testing/folders.ts";
import { type CheckerView, checkProgram, type DroppedFile, openChecker } from "./checker-page.ts";
import { barriersOn } from "./class-pages.ts";

const CASES = path.join(PACKAGE_FOLDER, "cases");
const LOST_KNIGHT = loadCases({ files: CASES, problem: "lost-knight" });

/** Public cases that a page runs at once. */
export const FEW_CASES = LOST_KNIGHT.filter(
  (asked) => asked.visibility === "public" && squaresOf(asked) <= 64,
);

/** Writes a page with a few cases into a folder; returns its address. */
export function bundledPage(folder: string, cases = FEW_CASES): string {
  for (const [name, content] of browserFiles({ cases, locale: "en" }))
    writeWhole(path.join(folder, name), content);
  return `file://${folder}/index.html`;
}

/** Gives a text as it is read: a break or several blanks are one. */
export async function textOf(place: Locator): Promise<string> {
  return (await place.innerText()).replace(/\s+/g, " ");
}

/** Gives the files of a bundled program, as somebody drops them. */
export function filesOf(name: string): DroppedFile[] {
  const folder = path.join(PACKAGE_FOLDER, "submissions/lost-knight", name);
  return readdirSync(folder)
    .filter((file) => !file.endsWith(".yaml"))
    .map((file) => ({ name: file, text: readFileSync(path.join(folder, file)) }));
}

/** Has `check` tell of a program what a page has to tell. */
export async function checked(program: string) {
  const names = FEW_CASES.flatMap(({ name }) => ["--case", name]);
  const out = folderWith({});
  const { stdout } = await cavalo(out, "check", program, "--json", "--lang", "en", ...names);
  const [submission] = JSON.parse(stdout).submissions as [SubmissionReport];
  const { earned, possible } = submission.points;
  return {
    causes: submission.diagnoses.map((cause) => asSentence(cause.message, cause)),
    score: `${earned} / ${possible} points`,
  };
}

/** Expects that a bundled program, which is run in the page, ends there with what `check` tells. */
export async function expectSameCause(browser: Browser, address: string, name: string): Promise<void> {
  const checker = await openChecker(browser, address);
  const expected = await checked(path.join(PACKAGE_FOLDER, "submissions/lost-knight", name));
  await checkProgram(checker, ...filesOf(name));
  expect(await checker.page.locator(".cause p").allTextContents()).toEqual(expected.causes);
  expect(await checker.page.locator(".score").innerText()).toBe(expected.score);
  expect(checker.strange).toEqual([]);
}

/** Expects that nothing of the page, whichever way is chosen, and no result is a barrier to anybody. */
export async function expectNoBarriers(
  browser: Browser,
  address: string,
  { language, ...view }: CheckerView & { readonly language: "English" | "Português" },
): Promise<void> {
  const { page, shown, drop, choose, result, strange } = await openChecker(browser, address, view);
  const expectNone = async () => {
    expect(await barriersOn(page)).toEqual([]);
    expect(await page.evaluate("document.documentElement.scrollWidth")).toBeLessThanOrEqual(
      view.width ?? 1280,
    );
  };
  const way = (at: number) => page.locator(".checker > .choice label").nth(at).click();
  await choose(language);
  await expectNone();
  await drop(...filesOf("javascript-counts-squares"));
  await shown(".cm-editor").waitFor();
  await expectNone();
  await way(1);
  await drop({ name: "a.txt", text: "a" });
  await shown("[role=alert]").waitFor();
  await expectNone();
  await way(2);
  await shown("textarea").fill("999 moves");
  await shown("button.main").click();
  await result.waitFor();
  await expectNone();
  expect(strange).toEqual([]);
}

/** Has the command pack the bundled cases; gives the page and, of what must not be in it, a choice of lines. */
export async function packedPage(run: typeof cavalo) {
  const out = folderWith({});
  const { exitCode, stderr } = await run(out, "pack", "--for-browser", "--out", "page");
  expect([exitCode, stderr]).toEqual([0, ""]);
  const hidden = LOST_KNIGHT.filter(({ visibility }) => visibility === "hidden");
  return {
    text: readFileSync(path.join(out, "page/index.html"), "utf8"),
    hidden: hidden.flatMap((asked) =>
      "boardText" in asked && squaresOf(asked) > 20 ? [JSON.stringify(asked.boardText).slice(1, -1)] : [],
    ),
    reference: ["main.ts", "print.ts", "errors.ts", "question.ts"].flatMap(sentencesIn),
  };
}

/** Finds the sentences in a file of the reference: a name may be another one once the code is packed. */
function sentencesIn(file: string): string[] {
  const text = readFileSync(path.join(PACKAGE_FOLDER, "reference", file), "utf8");
  return Array.from(text.matchAll(/"([^"\n]*? [^"\n]*? [^"\n]*)"/g), ([, sentence = ""]) => sentence);
}
