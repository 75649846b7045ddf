import { printable } from "../../base/text.ts";
import { changeLines } from "../../class/settle/change-words.ts";
import { type GradeChange, gradeChanges } from "../../class/settle/grade-changes.ts";
import { type CaseChange, differenceOf, gain, type StudentChange } from "../../grade/store/difference.ts";
import type { ClassHistory, ClassState } from "../../grade/store/history.ts";
import { jsonReport } from "../../report/json.ts";
import type { Io } from "../console/console.ts";
import { EXIT_CODES } from "../console/exit-codes.ts";
import { classAround, classOf, placeNamed } from "../session/class-of.ts";
import { readClass } from "../session/damage.ts";
import { type KeptWords, localeOf, wordsFor } from "../session/kept-words.ts";
import type { ClassOptions } from "../session/options.ts";

/** Prints the differences between two states of a class, or between two classes. */
export function printDifference([named]: [string?], options: ClassOptions, io: Io): number {
  const { out, before: other } = comparedIn(named, options);
  const { history } = readClass(out, io);
  const { state } = history;
  const words = wordsFor(state, options);
  const before =
    other === undefined
      ? (sentOut(history, words) ?? { state: history.former, since: words.sinceGrading })
      : { state: readClass(other, io).history.state, since: other };
  const changes = differenceOf(before.state, state);
  const grades = gradeDifference(before.state, state);
  const { since } = before;
  if (options.json) io.out.write(jsonReport({ version: 1, since, changes, ...(grades && { grades }) }));
  else {
    const locale = localeOf(state, options);
    const lines = changeLines(grades ?? [], locale, { since, nameOf: ({ name }) => name });
    // Grades may change without another result.
    if (lines.length === 0 || changes.length > 0) lines.push(tellDifference({ changes, since }, words));
    io.out.write(`${lines.join("\n")}\n`);
  }
  return EXIT_CODES.ok;
}

/** Tells a class to compare with from the only one that is named: within no other class, a class folder is the class itself. */
function comparedIn(
  named: string | undefined,
  { out }: ClassOptions,
): { readonly out: string; readonly before?: string } {
  if (named === undefined) return classOf({ out });
  const place = placeNamed(named);
  if (out === undefined && place.folder !== undefined && !classAround()) return { out: place.out };
  return { out: classOf({ out }).out, before: place.out };
}

/** Shows on standard error what has changed since a class was closed, before anything of it is written. */
export function showChangesSinceClosing(
  history: ClassHistory,
  words: KeptWords,
  { err }: Pick<Io, "err">,
): void {
  const closed = sentOut(history, words);
  const changes = closed && differenceOf(closed.state, history.state);
  if (closed && changes && changes.length > 0)
    err.write(`${tellDifference({ changes, since: closed.since }, words)}\n`);
}

/** The state that was sent out; undefined if the class was never closed. */
function sentOut(
  { closed }: ClassHistory,
  words: KeptWords,
): { state: ClassState; since: string } | undefined {
  return closed && { state: closed.state, since: words.sinceClosing(words.time(closed.at)) };
}

/** Compares the grades of two states of a class; undefined if it has none. */
function gradeDifference(before: ClassState, after: ClassState): GradeChange[] | undefined {
  return before.grades && after.grades && gradeChanges(before.grades.grades, after.grades.grades);
}

interface Difference {
  readonly changes: readonly StudentChange[];
  readonly since: string;
}

function tellDifference({ changes, since }: Difference, words: KeptWords): string {
  if (changes.length === 0) return words.unchanged(since);
  const lost = changes.filter((change) => gain(change) < 0).length;
  const won = changes.filter((change) => gain(change) > 0).length;
  return [
    ...changes.flatMap((change) => studentLines(change, words)),
    words.changed({ since, changed: changes.length, lost, won }),
  ].join("\n");
}

function studentLines({ name, problem, before, after, cases }: StudentChange, words: KeptWords): string[] {
  const head = `${printable(name)} (${problem}): ${words.change({ before, after })}`;
  // A student who came or went differs in every case, which says nothing.
  if (before === undefined || after === undefined) return [head];
  return [head, ...grouped(cases, words).map((line) => `    ${line}`)];
}

/** Writes one line for all cases that changed in the same way for the same reasons. */
function grouped(cases: readonly CaseChange[], { reasons: texts, noVerdict }: KeptWords): string[] {
  const groups = new Map<string, string[]>();
  for (const { case: name, before = noVerdict, after = noVerdict, reasons } of cases) {
    const why = reasons.map((reason) => texts[reason]).join(", ");
    const key = `${before} -> ${after}${why === "" ? "" : ` (${why})`}`;
    groups.set(key, [...(groups.get(key) ?? []), name]);
  }
  return Array.from(groups, ([what, names]) => `${what}: ${names.join(", ")}`);
}
