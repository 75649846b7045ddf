import path from "node:path";
import { isDeepStrictEqual } from "node:util";
import { execa } from "execa";
import { afterEach, expect, test, vi } from "vitest";
import { LOCALES, type Locale } from "../base/locale.ts";
import { PACKAGE_FOLDER } from "../base/package.ts";
import { collectClass } from "../class/reading/collect.ts";
import { matcherOf, versionsOf } from "../class/who/people.ts";
import type { FindingKind } from "../finding/index.ts";
import { grade } from "../grade/grade.ts";
import { thisMachine } from "../grade/this-machine.ts";
import { loadCases } from "../problem/load.ts";
import type { GradingRecord } from "../report/record/record.ts";
import type { Report, ToldFinding } from "../report/record/report.ts";
import { tell } from "../report/tell.ts";
import { bestIsolation, probeLevel } from "../run/isolation/probe.ts";
import { findProgram } from "../run/isolation/programs.ts";
import { findOtherToolchains, findToolchain } from "../submission/build/toolchain.ts";
import { discoverSubmissions } from "../submission/find/discover.ts";
import { LANGUAGES } from "../submission/language/index.ts";
import { isOlder, type Version, versionIn } from "../submission/language/version.ts";
import { folderForFile, folderWith } from "../testing/folders.ts";
import { scriptRuns } from "../testing/script-runs.ts";
import { expectSentences, toldInEach } from "../testing/sentences.ts";
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

const BUNDLED = path.join(PACKAGE_FOLDER, "cases");
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

/** Place where programs run: each in a process, or scripts in that of the test. */
export type Place = "processes" | "here";

interface Put {
  readonly on: Drawing["on"];
  readonly place: Place;
}

/** Grades the programs of drawings that are put to the same cases, each in a folder of its own. */
async function recordOf(
  { on, place }: Put,
  drawings: Readonly<Record<string, Drawing>>,
): Promise<GradingRecord> {
  const folder = folderWith({
    ...(typeof on === "string" ? {} : below("cases", on)),
    ...Object.assign(
      {},
      ...Object.entries(drawings).map(([kind, { files }]) => below(`class/${kind}`, files)),
    ),
  });
  const [drawing] = Object.values(drawings);
  const { lay, request, handedIn, anew } = drawing!;
  vi.stubEnv("XDG_CACHE_HOME", anew ? folderWith({}) : memory);
  const classFolder = path.join(folder, "class");
  const caseFiles = typeof on === "string" ? path.join(BUNDLED, `${on}.yaml`) : path.join(folder, "cases");
  for (const kind of Object.keys(drawings)) lay?.(path.join(classFolder, kind));
  const cases = loadCases({ files: caseFiles });
  const { problem } = cases[0]!;
  const versions = versionsOf(matcherOf([]), DUE);
  const handIns = { root: classFolder, problem, manifests: { trusted: false }, versions };
  const submissions = handedIn
    ? (await collectClass(handIns, folderWith({}))).submissions
    : await discoverSubmissions(classFolder, problem);
  // Of one by itself it is told what is only so if nothing runs beside it.
  const jobs = Math.min(2, submissions.length);
  const usual = { cases, submissions, jobs, isolation: await bestIsolation() };
  const asked = { ...usual, ...request?.(usual) };
  const executor = thisMachine(asked, place === "here" ? { runsOf: scriptRuns } : {});
  return grade({ executor, ...asked });
}

/** Tests if a program draws by what it prints, which needs no process. */
const isScript = ({ files, ofProcess, without }: Drawing) =>
  !ofProcess && without === undefined && Object.keys(files).join() === "main.js";

/** Kinds whose programs need no process. */
export const OF_SCRIPTS = (Object.keys(DRAWINGS) as FindingKind[]).filter((kind) => isScript(DRAWINGS[kind]));

export const inProcesses = (): Place => "processes";
export const scriptsHere = (drawing: Drawing): Place => (isScript(drawing) ? "here" : "processes");

/** A drawing that differs from others in its program alone, so that they are graded together. */
const isPlain = ({ on: _, files: __, ofProcess: ___, ...others }: Drawing) =>
  Object.keys(others).length === 0;

/** The drawings that are put to the same cases as a plain one, and run in the same place. */
const together = ({ on, place }: Put, placeOf: (drawing: Drawing) => Place) =>
  Object.fromEntries(
    Object.entries(DRAWINGS).filter(
      ([kind, each]) =>
        isPlain(each) &&
        NEEDED[kind as FindingKind] !== false &&
        placeOf(each) === place &&
        isDeepStrictEqual(each.on, on),
    ),
  );

/** Makes the records of drawings, which some share. */
function recordsIn(placeOf: (drawing: Drawing) => Place) {
  const records = new Map<string, Promise<GradingRecord>>();
  return (kind: FindingKind): Promise<GradingRecord> => {
    const drawing = DRAWINGS[kind];
    const put = { on: drawing.on, place: placeOf(drawing) };
    if (!isPlain(drawing)) return recordOf(put, { program: drawing });
    const key = JSON.stringify(put);
    const record = records.get(key) ?? recordOf(put, together(put, placeOf));
    records.set(key, record);
    return record;
  };
}

interface Wanted {
  readonly locale: Locale;
  readonly recordFor: (kind: FindingKind) => Promise<GradingRecord>;
}

/** Part of a report on the drawing of a kind, and on its cases. */
async function gradingOf(
  kind: FindingKind,
  { locale, recordFor }: Wanted,
): Promise<Pick<Report, "cases" | "submissions">> {
  const { on, files, without } = DRAWINGS[kind];
  if (without !== undefined) {
    const folder = folderWith({ ...below("cases", on as Files), ...below("class/program", files) });
    const [classFolder, caseFiles] = [path.join(folder, "class"), path.join(folder, "cases")] as const;
    const { problem } = loadCases({ files: caseFiles })[0]!;
    return gradingWithout(without, { classFolder, caseFiles, problem, locale });
  }
  const { cases, submissions } = tell(await recordFor(kind), locale);
  const isOwn = ({ name }: { readonly name: string }) => !isPlain(DRAWINGS[kind]) || name === kind;
  return { cases, submissions: submissions.filter(isOwn) };
}

/** All that a report says, of the reference, too. */
function saidIn({ cases, submissions }: Pick<Report, "cases" | "submissions">): ToldFinding[] {
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

export const KINDS = Object.keys(DRAWINGS) as FindingKind[];

/** Tests that programs draw findings, each in its place. */
export function testFindings(kinds: readonly FindingKind[], placeOf: (drawing: Drawing) => Place): void {
  const recordFor = recordsIn(placeOf);
  afterEach(() => {
    vi.unstubAllEnvs();
  });
  for (const kind of kinds) {
    // In turn, so that each language is that of reports.
    const locale = LOCALES[KINDS.indexOf(kind) % LOCALES.length]!;
    test.skipIf(NEEDED[kind] === false)(
      `${kind} is drawn by a program, told in each language and reported in ${locale}`,
      async () => {
        const said = saidIn(await gradingOf(kind, { locale, recordFor }));
        expect(said.map((each) => each.kind)).toContain(kind);
        const found = said.find((each) => each.kind === kind)!;
        const sentences = toldInEach(found);
        expectSentences(sentences);
        expect(found.message).toBe(sentences[LOCALES.indexOf(locale)]);
      },
    );
  }
}
