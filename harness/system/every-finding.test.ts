import path from "node:path";
import { execa } from "execa";
import { afterEach, expect, test, vi } from "vitest";
import { LOCALES, type Locale } from "../base/locale.ts";
import { PACKAGE_FOLDER } from "../base/package.ts";
import { collectClass } from "../class/reading/collect.ts";
import { matcherOf, versionsOf } from "../class/who/people.ts";
import { FINDING_KINDS, type FindingKind } from "../finding/index.ts";
import { loadCases } from "../problem/load.ts";
import type { Report, ToldFinding } from "../report/report.ts";
import { bestIsolation, probeLevel } from "../run/isolation/probe.ts";
import { findProgram } from "../run/isolation/programs.ts";
import { findOtherToolchains, findToolchain } from "../submission/build/toolchain.ts";
import { discoverSubmissions } from "../submission/find/discover.ts";
import { LANGUAGES } from "../submission/language/index.ts";
import { isOlder, type Version, versionIn } from "../submission/language/version.ts";
import { folderForFile, folderWith } from "../testing/folders.ts";
import { gradeAndTell } from "../testing/grading.ts";
import { expectSentences, told } from "../testing/sentences.ts";
import { ofThisTurn } from "../testing/turns.ts";
import { type Files, WRONG_ANSWERS } from "../testing/wrong-answers.ts";
import { type Drawing, OTHERS } from "../testing/wrong-programs.ts";

/** A kind without a program does not compile. */
const DRAWINGS: Readonly<Record<FindingKind, Drawing>> = {
  ...WRONG_ANSWERS,
  ...OTHERS,
};

/** Kinds that need a tool which a machine may lack. */
const NEEDED: Readonly<Partial<Record<FindingKind, boolean>>> = {
  "second-opinion": (await findToolchain(LANGUAGES.c)).found,
  "also-found": (await findToolchain(LANGUAGES.c)).found,
  "copies-aside": (await findToolchain(LANGUAGES.c)).found,
  "several-copies": (await findToolchain(LANGUAGES.c)).found,
  "include-misspelled": (await findToolchain(LANGUAGES.c)).found,
  "source-renamed": (await findToolchain(LANGUAGES.java)).found,
  "newer-toolchain-needed": (await newestPython()) !== undefined && isOlder((await newestPython())!, [3, 14]),
  "not-started": !(await probeLevel("A")).works,
  // Namespaces hide the program that makes terminals.
  "no-terminal": findProgram("script") !== undefined && (await probeLevel("B")).works,
};

async function newestPython(): Promise<Version | undefined> {
  const { python } = LANGUAGES;
  const usual = await findToolchain(python);
  const [newest] = usual.found ? [...(await findOtherToolchains(python)), usual.toolchain] : [];
  return newest && versionIn(newest.version);
}

const MAIN = path.join(PACKAGE_FOLDER, "dist", "harness", "cli", "main.js");

interface Graded {
  readonly classFolder: string;
  readonly caseFiles: string;
  readonly problem: string;
  readonly locale: Locale;
}

/** The grading on a machine without a program that this one has. */
async function gradingWithout(
  program: string,
  { classFolder, caseFiles, problem, locale }: Graded,
): Promise<Report> {
  const hiding = ["--dev-bind", "/", "/", "--ro-bind", "/dev/null", program];
  const options = ["--problem", problem, "--cases", caseFiles, "--lang", locale];
  const grading = [process.execPath, MAIN, "grade", classFolder, "--trust-submissions", "--json", ...options];
  const { stdout } = await execa("bwrap", [...hiding, ...grading], { cwd: classFolder, reject: false });
  return JSON.parse(stdout);
}

const DUE = { late: { due: "2026-10-02", percentPerDay: 10 } };

const below = (folder: string, files: Files) =>
  Object.fromEntries(Object.entries(files).map(([name, text]) => [`${folder}/${name}`, text]));

/** Nothing is remembered from other tests, but what one of these has proven serves the next. */
const memory = folderForFile();

async function gradingOf(
  { on, files, lay, request, without, handedIn, anew }: Drawing,
  locale: Locale,
): Promise<Report> {
  const folder = folderWith({
    ...(typeof on === "string" ? {} : below("cases", on)),
    ...below("class/program", files),
  });
  vi.stubEnv("XDG_CACHE_HOME", anew ? folderWith({}) : memory);
  const classFolder = path.join(folder, "class");
  const bundled = path.join(PACKAGE_FOLDER, "cases");
  const caseFiles = typeof on === "string" ? path.join(bundled, `${on}.yaml`) : path.join(folder, "cases");
  lay?.(path.join(classFolder, "program"));
  const cases = loadCases({ files: caseFiles });
  const { problem } = cases[0]!;
  if (without !== undefined) return gradingWithout(without, { classFolder, caseFiles, problem, locale });
  const versions = versionsOf(matcherOf([]), DUE);
  const handIns = { root: classFolder, problem, manifests: { trusted: false }, versions };
  const submissions = handedIn
    ? (await collectClass(handIns, folderWith({}))).submissions
    : await discoverSubmissions(classFolder, problem);
  const usual = { cases, submissions, jobs: 1, isolation: await bestIsolation() };
  return gradeAndTell({ ...usual, ...request?.(usual) }, locale);
}

/** All that a report says, of the reference, too. */
function saidIn({ cases, submissions }: Report): ToldFinding[] {
  const results = [
    ...cases.map(({ reference }) => reference),
    ...submissions.flatMap((each) => each.results),
  ];
  return [
    ...results.flatMap(({ finding, clue, note }) => [finding, clue, note]),
    ...submissions.flatMap(({ diagnoses, notices = [], toLookAt = [] }) => [
      ...diagnoses,
      ...notices,
      ...toLookAt,
    ]),
  ].filter((each) => each !== undefined);
}

afterEach(() => {
  vi.unstubAllEnvs();
});

const KINDS = Object.keys(DRAWINGS) as FindingKind[];

for (const [index, kind] of ofThisTurn(Array.from(KINDS.entries()), 4)) {
  // By turns, so that both languages are those of reports.
  const locale = LOCALES[index % LOCALES.length]!;
  test.skipIf(NEEDED[kind] === false)(
    `${kind} is drawn by a program, told in both languages and reported in ${locale}`,
    async () => {
      const said = saidIn(await gradingOf(DRAWINGS[kind], locale));
      expect(said.map((each) => each.kind)).toContain(kind);
      const found = said.find((each) => each.kind === kind)!;
      const [, ...sentences] = told(found);
      expectSentences(sentences);
      expect(found.message).toBe(sentences[LOCALES.indexOf(locale)]);
    },
  );
}

test("no kind is left out", () => {
  expect(KINDS.toSorted()).toEqual(FINDING_KINDS.toSorted());
});
