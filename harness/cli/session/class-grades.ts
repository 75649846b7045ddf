import { isDeepStrictEqual } from "node:util";
import { displayPath } from "../../base/files.ts";
import { printable } from "../../base/text.ts";
import { toMarkSentences } from "../../class/by-hand/to-mark.ts";
import type { ClassFolder } from "../../class/class-folder.ts";
import type { Grade } from "../../class/grades.ts";
import { gradesIn, keptFilesIn } from "../../class/known-grades.ts";
import { type WrittenFiles, writeResults } from "../../class/out/write-results.ts";
import { type ClassResults, lostDecisions, unappliedAdjustments } from "../../class/results.ts";
import { changeLines } from "../../class/settle/change-words.ts";
import { type GradeChange, gradeChanges } from "../../class/settle/grade-changes.ts";
import { keptGrades } from "../../class/settle/kept-grades.ts";
import { openPseudonyms } from "../../class/who/pseudonyms.ts";
import { CLASS_WORDS, type ClassWords } from "../../class/words.ts";
import type { Store } from "../../grade/store/store.ts";
import { CATALOGUES } from "../../report/catalogue/index.ts";
import type { Report } from "../../report/record/report.ts";
import { hanging } from "../../report/words/columns.ts";
import type { Io } from "../console/console.ts";
import { KEPT_WORDS } from "./kept-words.ts";
import type { ClassOptions } from "./options.ts";
import { contextOf } from "./session.ts";

/** Options of a command that writes grades. */
export interface GradesOptions extends ClassOptions {
  readonly anonymous?: boolean;
}

/** Most changed grades that a command tells; `cavalo diff` tells all. */
const MOST_CHANGES = 20;

interface ClassWithGrades {
  readonly own: ClassFolder;
  /** The report of the whole class. */
  readonly report: Report;
  readonly store: Store;
  /** The folder of the report. */
  readonly out: string;
  /** True if only what is new is told. */
  readonly isBrief?: true;
}

/**
 * Turns the points of a class into grades, writes all files of grades, and keeps the grades in the store.
 *
 * @returns false if something that the instructor wrote changes no grade
 */
export async function writeGrades(
  { own, report, store, out, isBrief }: ClassWithGrades,
  options: GradesOptions,
  io: Io,
): Promise<boolean> {
  // Somebody may have decided since the store was opened.
  store.known.readDesk();
  const { history } = store.known;
  const results = gradesIn(own, report, history.state);
  const pseudonyms = options.anonymous ? openPseudonyms(out) : undefined;
  // A hand-in has its name already.
  const nameOf =
    pseudonyms &&
    (({ person, submissions: [first = ""] }: Grade) =>
      results.handIns.get(first)?.report.name ?? pseudonyms.nameOf(person));
  const { day, columns } = contextOf(io, options);
  const files = await writeResults(own, results, {
    report,
    day,
    out,
    filesOf: keptFilesIn(store.known),
    nameOf,
  });
  const changes = await keepGrades(results, store);
  const { closed } = history;
  const { sinceClosing, time } = KEPT_WORDS[report.language];
  if (!options.json) {
    const shownOf = new Map(results.grades.map((grade) => [grade.person.key, nameOf?.(grade)]));
    const nameOfChange = ({ key, name }: GradeChange) => shownOf.get(key) ?? name;
    const telling = {
      words: CLASS_WORDS[report.language],
      shown: (grade: Grade) => printable(nameOf?.(grade) ?? grade.person.name),
      more: CATALOGUES[report.language].page.andMore,
    };
    const lines = [
      ...changeLines(changes, report.language, {
        ...{ most: MOST_CHANGES, nameOf: nameOfChange },
        since: closed && sinceClosing(time(closed.at)),
      }),
      ...closingLines(results.grades, telling, isBrief),
      ...gradebookLines(files, telling),
      ...(isBrief ? [] : nextLines(own, files, telling.words)),
    ];
    for (const line of lines.flatMap((each) => hanging("", each, columns))) io.out.write(`${line}\n`);
  }
  pseudonyms?.save();
  const unapplied = [...unappliedAdjustments(own, results), ...lostDecisions(results)];
  for (const sentence of unapplied) io.err.write(`${sentence[report.language]}\n`);
  return unapplied.length === 0;
}

/** Keeps the grades if they are others than the last ones; returns what is different since those, or since the closing. */
async function keepGrades(results: ClassResults, store: Store): Promise<GradeChange[]> {
  const { state, closed } = store.known.history;
  const grades = keptGrades(results);
  const before = closed?.state.grades ?? state.grades;
  if (!isDeepStrictEqual(state.grades?.grades, grades)) {
    store.keep({ kind: "grades", at: new Date().toISOString(), grades });
    await store.sync();
    store.throwIfIncomplete();
  }
  return before ? gradeChanges(before.grades, grades) : [];
}

interface Telling {
  readonly words: ClassWords;
  readonly shown: (grade: Grade) => string;
  /** Says how many names are left out. */
  readonly more: (count: number) => string;
}

/** Most names in one sentence: the table of grades has them all. */
const MOST_NAMES = 12;

function named(grades: readonly Grade[], { shown, more }: Telling): string {
  const names = grades.slice(0, MOST_NAMES).map(shown).join(", ");
  return grades.length > MOST_NAMES ? `${names} ${more(grades.length - MOST_NAMES)}` : names;
}

function closingLines(grades: readonly Grade[], telling: Telling, isBrief = false): string[] {
  const { words } = telling;
  const of = (kind: Grade["result"]["kind"]) => grades.filter(({ result }) => result.kind === kind);
  const [look, missing] = [of("to-look-at"), of("not-handed-in")];
  const counts = {
    graded: of("graded").length,
    settled: of("settled").length,
    untimed: grades.filter(({ result }) => result.kind === "graded" && result.untimed !== undefined).length,
    "to-look-at": look.length,
    "to-mark": of("to-mark").length,
    "not-handed-in": missing.length,
  };
  if (isBrief) return [words.counts(counts)];
  return [
    "",
    words.counts(counts),
    ...(look.length > 0 ? [words.lookAt(named(look, telling))] : []),
    ...toMarkSentences(grades, words, (own) => named(own, telling)),
    ...(missing.length > 0 ? [words.missing(named(missing, telling))] : []),
  ];
}

/** Names the students whose cells in the gradebook stay as they were. */
function gradebookLines({ gradebook }: WrittenFiles, telling: Telling): string[] {
  const { words } = telling;
  const { kept = [], locked = [] } = gradebook ?? {};
  return [
    ...(kept.length > 0 ? [words.kept(named(kept, telling))] : []),
    ...(locked.length > 0 ? [words.locked(named(locked, telling))] : []),
  ];
}

function nextLines({ gradebook }: ClassFolder, files: WrittenFiles, words: ClassWords): string[] {
  const filled = files.gradebook?.file;
  const written = [files.table, files.feedback, ...(filled === undefined ? [] : [filled])];
  const next = words.next[gradebook?.platform ?? "none"];
  return [
    ...written.map((file) => words.wrote(displayPath(file))),
    next(displayPath(filled ?? files.table), displayPath(files.feedback)),
  ];
}
