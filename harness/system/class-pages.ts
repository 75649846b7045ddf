import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Browser, Page } from "playwright-core";
import { expect } from "vitest";
import type { Locale } from "../base/locale.ts";
import { type Answers, bundledCases, STUDENTS, simulatedRecord } from "../bench/simulated-class.ts";
import { tell } from "../report/tell.ts";
import { AXE, openPage } from "../testing/browser.ts";
import { folderWith } from "../testing/folders.ts";
import { filesIn } from "../testing/reports.ts";

const SOURCE = { path: "src/Main.java", bytes: 60, text: `${"int x = 1;\n".repeat(11)}int n = 0\n` };
export const CONTEXT = {
  columns: 80,
  unicode: true,
  day: "2026-11-22",
  environment: {},
  handIns: { keyOf: () => "", of: () => ({ files: [SOURCE, { path: "t1.pdf", bytes: 9 }], others: 1 }) },
};

/** Handed in a document only. */
const unclear: Answers = () => ({
  verdict: "SK",
  finding: { kind: "no-source", instead: { what: "document", file: "t1.pdf" } },
});

/** Writes the pages of a class into a folder that goes with the test. */
export function pagesOf(
  students: Readonly<Record<string, Answers>>,
  {
    cases = bundledCases("lost-knight", 14),
    language = "en" as Locale,
    groups = {} as Readonly<Partial<Record<string, string>>>,
  } = {},
): string {
  const record = simulatedRecord(cases, students);
  const submissions = record.submissions.map((each) => {
    const group = groups[each.name];
    return group === undefined ? each : { ...each, group };
  });
  const folder = folderWith({});
  const report = tell({ ...record, submissions }, language);
  for (const { path: name, text } of filesIn("html", report, CONTEXT)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  return folder;
}

export const FEW_STUDENTS = {
  ana: STUDENTS.right,
  bia: STUDENTS.noWrap,
  caio: STUDENTS.brokenSource,
  davi: STUDENTS.endless,
};
export const OPEN_STUDENTS = { eva: unclear, fabio: unclear };
/** So many that something can be said of the cases. */
const MANY_STUDENTS = Object.fromEntries(
  Array.from({ length: 20 }, (_, at) => [`m${at}`, at % 2 === 0 ? STUDENTS.right : STUDENTS.noWrap]),
);

/** Findings of the rules of accessibility. The rules run in a world of their own, which the policy lets be. */
export async function barriersOn(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { frameTree } = await session.send("Page.getFrameTree");
  const { executionContextId } = await session.send("Page.createIsolatedWorld", {
    frameId: frameTree.frame.id,
  });
  const expression = `${readFileSync(AXE, "utf8")}; axe.run().then(({ violations }) =>
    violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => id + ": " + html.slice(0, 200))))`;
  const { result } = await session.send("Runtime.evaluate", {
    expression,
    contextId: executionContextId,
    awaitPromise: true,
    returnByValue: true,
  });
  return result.value as string[];
}

/** A page of a class as somebody sees it. */
export type SeenPage = readonly [file: string, width: number, scheme: "light" | "dark", language: Locale];

/** Expects that a page is without barriers, and no wider than what shows it. */
export async function expectNoBarrier(
  browser: Browser,
  [file, width, scheme, language]: SeenPage,
): Promise<void> {
  const folder = pagesOf({ ...FEW_STUDENTS, ...OPEN_STUDENTS, ...MANY_STUDENTS }, { language });
  const page = await openPage(browser, path.join(folder, file), { width, scheme });
  await page.evaluate("document.querySelector('.items details')?.setAttribute('open', '')");
  expect(await barriersOn(page)).toEqual([]);
  expect(await page.evaluate("document.documentElement.scrollWidth")).toBeLessThanOrEqual(width);
}
