import { counted, printable } from "../base/text.ts";
import {
  type CaseChange,
  type ChangeReason,
  differenceOf,
  gain,
  type StudentChange,
} from "../grade/difference.ts";
import type { ClassHistory, ClassState } from "../grade/history.ts";
import { readStore } from "../grade/store-index.ts";
import { jsonReport } from "../report/json.ts";
import type { Io } from "./console.ts";
import { EXIT_CODES } from "./exit-codes.ts";
import type { ClassOptions } from "./options.ts";

const REASONS: Readonly<Record<ChangeReason, string>> = {
  sources: "another program was handed in",
  manifest: "another manifest",
  case: "another case",
  limits: "other limits",
  judging: "another reader or checker",
  toolchain: "another compiler or interpreter",
  place: "another machine or isolation level",
  repeat: "one of the runs was a repeat close to the limit",
  again: "it was run again",
};

/** Prints the differences between two states of a class, or between two classes. */
export function printDifference([before]: [string?], { out, json }: ClassOptions, io: Io): number {
  const { history } = readStore(out);
  const [old, since] = before === undefined ? earlierIn(history) : [readStore(before).history.state, before];
  const changes = differenceOf(old, history.state);
  io.out.write(json ? jsonReport({ version: 1, since, changes }) : `${tellDifference(changes, since)}\n`);
  return EXIT_CODES.ok;
}

/** The state that was sent out or, in a class that was never closed, the state before the last grading. */
function earlierIn(history: ClassHistory): [ClassState, string] {
  const { closed } = history;
  return closed ? [closed.state, `the closing of ${closed.at}`] : [history.former, "the grading before"];
}

function tellDifference(changes: readonly StudentChange[], since: string): string {
  if (changes.length === 0) return `No student's result differs from ${since}.`;
  const lost = changes.filter((change) => gain(change) < 0).length;
  const won = changes.filter((change) => gain(change) > 0).length;
  return [
    ...changes.flatMap(tellStudent),
    `Since ${since}: ${counted(changes.length, "result")} changed, ${lost} with fewer points, ${won} with more.`,
  ].join("\n");
}

function tellStudent(change: StudentChange): string[] {
  const { student, problem, before, after, cases } = change;
  const head = `${printable(student)} (${problem}): ${points(before)} -> ${points(after)} points`;
  // A student who came or went differs in every case, which says nothing.
  if (before === undefined || after === undefined) return [head];
  return [head, ...grouped(cases).map((line) => `    ${line}`)];
}

/** Writes one line for all cases that changed in the same way for the same reasons. */
function grouped(cases: readonly CaseChange[]): string[] {
  const groups = new Map<string, string[]>();
  for (const { case: name, before = "none", after = "none", reasons } of cases) {
    const why = reasons.map((reason) => REASONS[reason]).join(", ");
    const key = `${before} -> ${after}${why === "" ? "" : ` (${why})`}`;
    groups.set(key, [...(groups.get(key) ?? []), name]);
  }
  return Array.from(groups, ([what, names]) => `${what}: ${names.join(", ")}`);
}

function points(earned: number | undefined): string {
  return earned === undefined ? "none" : String(earned);
}
