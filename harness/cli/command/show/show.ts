import { existsSync, statSync } from "node:fs";
import path from "node:path";
import { ExpectedError } from "../../../base/errors.ts";
import { displayPath } from "../../../base/files.ts";
import { placed, say } from "../../../base/sentence.ts";
import { shellWord } from "../../../base/shell.ts";
import { linesOf, printable, shorten } from "../../../base/text.ts";
import { type Case, caseId } from "../../../case/any-case.ts";
import { BUNDLED_CASES } from "../../../case/bundled.ts";
import { byHandOf } from "../../../grade/record/by-hand.ts";
import type { ClassState, ResultLine } from "../../../grade/store/history.ts";
import type { StoreIndex } from "../../../grade/store/store-index.ts";
import { tellClass } from "../../../grade/store/told-class.ts";
import type { Delivery } from "../../../grade/task/delivery.ts";
import { caseFingerprint } from "../../../grade/task/keys.ts";
import type { Task } from "../../../grade/task/task.ts";
import { loadCases } from "../../../problem/load.ts";
import { CATALOGUES } from "../../../report/catalogue/index.ts";
import { findingsReport } from "../../../report/findings.ts";
import type { SubmissionRecord } from "../../../report/record/record.ts";
import type { CaseResult } from "../../../report/record/report.ts";
import { byHandLines } from "../../../report/words/by-hand-lines.ts";
import { wordsOf } from "../../../report/words/words.ts";
import type { Capture } from "../../../run/outcome.ts";
import { unpackOutcome } from "../../../run/packed.ts";
import type { Io } from "../../console/console.ts";
import { EXIT_CODES } from "../../console/exit-codes.ts";
import { type ClassPlace, casesIn, classOf } from "../../session/class-of.ts";
import { readClass } from "../../session/damage.ts";
import { KEPT_WORDS, type KeptWords } from "../../session/kept-words.ts";
import type { ClassOptions, CommonOptions } from "../../session/options.ts";
import { contextOf } from "../../session/session.ts";
import { resultsOf } from "../../session/student.ts";
import { give } from "./give.ts";
import { READING_WORDS } from "./reading-words.ts";
import { readingLines, readingThatCounts } from "./show-readings.ts";
import { type ShownRuns, shownRuns, shownTask } from "./shown-runs.ts";

export interface ShowOptions extends ClassOptions {
  readonly cases: CommonOptions["cases"];
  readonly input?: boolean;
  readonly readings?: boolean;
  /** A file for what is shown of a case. */
  readonly output?: string;
  /** A new folder for a copy of the program. */
  readonly program?: string;
}

/** Longer texts are cut on the screen. */
const MOST_LINES = 40;
const MOST_COLUMNS = 160;

/** Prints the findings of a student, or all that is known of one case, or copies the program. */
export async function showStudent(
  [student, name]: [string, string?],
  options: ShowOptions,
  io: Io,
): Promise<number> {
  const place = classOf(options);
  const index = readClass(place.out, io);
  const results = resultsOf(student, index.history);
  if (options.program !== undefined) {
    const { bringOut } = await import("./bring-out.ts");
    await bringOut(results.at(-1)!, { place, to: options.program }, io);
  } else if (name === undefined) io.out.write(findingsOf(results, index, { options, io }));
  else give(caseLines({ place, index, results, name }, options).join("\n"), options, io);
  return EXIT_CODES.ok;
}

function findingsOf(
  results: readonly ResultLine[],
  { history }: StoreIndex,
  { options, io }: { readonly options: ShowOptions; readonly io: Io },
): string {
  const { state } = history;
  const report = tellClass(state, options);
  const submissions = report.submissions.filter((each) => isOf(results[0]!, each, state));
  return findingsReport({ ...report, submissions }, contextOf(io, options));
}

interface Wanted {
  readonly place: ClassPlace;
  readonly index: StoreIndex;
  readonly results: readonly ResultLine[];
  readonly name: string;
}

function caseLines({ place, index, results, name }: Wanted, options: ShowOptions): string[] {
  const line = results.findLast(
    ({ lower, record }) => !lower && record.results.some((result) => result.case === name),
  );
  if (!line) throw new ExpectedError(say`${name}: ${results[0]!.student} was not put to a case of this name`);
  const { problem } = line.record;
  const files = casesIn(place, options.cases);
  const cases = loadCases({ files, problem });
  const stated = cases.find((each) => each.name === name);
  if (!stated)
    throw new ExpectedError(placed([files].flat().join(", "), say`there is no case ${problem}/${name}`));
  const { state } = index.history;
  const task = shownTask(stated, { index, line });
  const { asked } = task;
  if (options.input) return [inputOf(task.delivery).trimEnd()];

  const runs = shownRuns(task, { index, line, cases });
  const report = tellClass(state, options);
  const result = report.submissions
    .find((each) => each.problem === problem && isOf(line, each, state))!
    .results.find((each) => each.case === name)!;
  const words = KEPT_WORDS[report.language];
  const said = wordsOf(result, CATALOGUES[report.language].words);
  const notKept = result.timings ? words.notKept : words.notRun;
  const head = [
    `${caseId(asked)}: ${asked.title[report.language]}`,
    ...(isChanged(asked, state) ? [words.caseChanged] : []),
    `${result.verdict}${said === "" ? "" : `: ${said}`}`,
    "",
  ];
  if (options.readings)
    return [
      ...head,
      ...(runs
        ? section(READING_WORDS[report.language].title, readingLines(runs, report.language))
        : [notKept]),
    ];
  return [
    ...head,
    ...section(words.input, textLines(Buffer.from(inputOf(task.delivery)), words)),
    ...(runs ? outcomeLines({ runs, task, result }, words) : [notKept, ""]),
    ...section(words.byHand, handLines({ place, line, task, name }, options) ?? [words.notByHand]),
  ];
}

/** Tests if a submission of a report is a student's. Of several students with one name, the report calls each otherwise. */
function isOf(
  { student }: ResultLine,
  { problem, name }: Pick<SubmissionRecord, "problem" | "name">,
  { results }: ClassState,
): boolean {
  return results.some(
    ({ student: other, record }) => other === student && record.problem === problem && record.name === name,
  );
}

function isChanged(asked: Case, { cases }: ClassState): boolean {
  const graded = cases.find((each) => caseId(each) === caseId(asked));
  return graded?.asked !== caseFingerprint(asked);
}

interface Shown {
  readonly runs: ShownRuns;
  readonly task: Task;
  readonly result: CaseResult;
}

function outcomeLines({ runs, task, result }: Shown, words: KeptWords): string[] {
  const { end, stdout, stderr, answerFile } = unpackOutcome(runs.run.outcome);
  const reading = end.kind === "limit" ? undefined : readingThatCounts(runs);
  const output = words.output(words.end(end), result.timings?.cpuMs);
  return [
    ...section(output, captured(stdout, words)),
    ...(stderr.bytes.length > 0 ? section(words.standardError, captured(stderr, words)) : []),
    ...(answerFile ? section(words.file(task.answerFile!.name), captured(answerFile, words)) : []),
    ...section(words.readAs, [reading ? words.answer(reading.answer) : words.noAnswer]),
  ];
}

/** The commands that a person types to run the case; undefined if commands alone cannot do it. */
function handLines(
  { place, line, task, name }: Pick<Wanted, "place" | "name"> & { line: ResultLine; task: Task },
  { cases }: ShowOptions,
): string[] | undefined {
  const { record, student, source } = line;
  const byHand = byHandOf(task, record.commands);
  if (!byHand) return undefined;
  const { folder: ownFolder, out } = place;
  const named = cases === BUNDLED_CASES ? [] : [cases].flat();
  const places = [
    `--out ${shellWord(path.resolve(ownFolder ?? out))}`,
    ...named.map((each) => `--cases ${shellWord(path.resolve(each))}`),
  ].join(" ");
  const show = `cavalo show ${shellWord(student)} ${shellWord(name)} --input ${places}`;
  const folder = [path.join(source.root, record.name), source.root].find(
    (each) =>
      path.basename(each) === path.basename(record.name) && isFolder(path.join(each, byHand.folder ?? "")),
  );
  if (folder !== undefined) return [goTo(displayPath(folder)), ...byHandLines(byHand, show)].map(printable);
  // The copy begins where the program does.
  const { folder: _, ...within } = byHand;
  const copy = path.basename(record.name);
  const bringOut = `cavalo show ${shellWord(student)} --program ${shellWord(copy)} ${places}`;
  return [bringOut, goTo(copy), ...byHandLines(within, show)].map(printable);
}

function goTo(folder: string): string {
  return `cd ${shellWord(folder)}`;
}

function isFolder(place: string): boolean {
  // What lies below a file, as below an archive, is an error for `stat`, and is not there for `exists`.
  return existsSync(place) && statSync(place).isDirectory();
}

/** The board's file if the case has one, else what the program reads on its standard input. */
export function inputOf({ files, stdin, arguments: words }: Delivery): string {
  return Object.values(files)[0] ?? (stdin === "" ? words.join(" ") : stdin);
}

function section(title: string, lines: readonly string[]): string[] {
  return [`${title}:`, ...lines.map((line) => `    ${line}`), ""];
}

function captured({ bytes, cut }: Capture, words: KeptWords): string[] {
  return [...textLines(bytes, words), ...(cut ? [words.more] : [])];
}

function textLines(bytes: Buffer, { moreLines }: KeptWords): string[] {
  const lines = linesOf(bytes);
  const shown = lines.slice(0, MOST_LINES).map((line) => shorten(printable(line), MOST_COLUMNS));
  const left = lines.length - shown.length;
  return left > 0 ? [...shown, moreLines(left)] : shown;
}
