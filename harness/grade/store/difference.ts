import { byText } from "../../base/text.ts";
import { caseId } from "../../case/any-case.ts";
import type { ProblemName } from "../../case/names.ts";
import type { Attempt } from "../../finding/ruling.ts";
import type { Verdict } from "../../finding/verdict.ts";
import { pointsOf } from "../../report/record/score.ts";
import { type ClassState, type ResultLine, resultId } from "./history.ts";

/** Reasons for another verdict, as far as a store can tell. */
export const CHANGE_REASONS = [
  "sources",
  "manifest",
  "case",
  "limits",
  "judging",
  "toolchain",
  "place",
  "repeat",
  "again",
] as const;
export type ChangeReason = (typeof CHANGE_REASONS)[number];

/** Another verdict on a case. */
export interface VerdictChange {
  readonly case: string;
  /** Absent if the case was not there. */
  readonly before?: Verdict;
  readonly after?: Verdict;
}

/** A case that came out otherwise. */
export interface CaseChange extends VerdictChange {
  readonly reasons: readonly ChangeReason[];
}

/** A student whose points or verdicts are others. */
export interface StudentChange {
  readonly student: string;
  /** The student's name in reports, which may be a pseudonym. */
  readonly name: string;
  readonly problem: ProblemName;
  /** Points; absent if the student was not there. */
  readonly before?: number;
  readonly after?: number;
  readonly cases: readonly CaseChange[];
}

/** Compares two states of a class. Students who lose points come first. */
export function differenceOf(before: ClassState, after: ClassState): StudentChange[] {
  const [old, now] = [before, after].map(
    ({ results }) => new Map(results.map((line) => [resultId(line), line])),
  ) as [Map<string, ResultLine>, Map<string, ResultLine>];
  return Array.from(new Set([...old.keys(), ...now.keys()]))
    .map((id) => changeOf({ state: before, line: old.get(id) }, { state: after, line: now.get(id) }))
    .filter(({ before, after, cases }) => before !== after || cases.length > 0)
    .sort((a, b) => gain(a) - gain(b) || byText(a.student, b.student));
}

/** Points that a student wins; those of a student who was not there count whole. */
export function gain({ before = 0, after = 0 }: StudentChange): number {
  return after - before;
}

interface Side {
  readonly state: ClassState;
  readonly line: ResultLine | undefined;
}

function changeOf(before: Side, after: Side): StudentChange {
  const { student, record } = (after.line ?? before.line)!;
  const cases = verdictChanges(before.line, after.line).map((change): CaseChange => {
    const isBoth = "before" in change && "after" in change;
    return { ...change, reasons: isBoth ? reasonsFor(before, after, change.case) : [] };
  });
  return {
    student,
    name: record.name,
    problem: record.problem,
    ...(before.line && { before: earnedIn(before.line) }),
    ...(after.line && { after: earnedIn(after.line) }),
    cases,
  };
}

type Judged = Pick<ResultLine, "record"> | undefined;

/** Finds the cases whose verdict is another one. */
export function verdictChanges(before: Judged, after: Judged): VerdictChange[] {
  const names = new Set(
    [before, after].flatMap((line) => line?.record.results.map((result) => result.case) ?? []),
  );
  return Array.from(names).flatMap((name): VerdictChange[] => {
    const [was, is] = [before, after].map((line) => attemptOn(line, name));
    if (was?.verdict === is?.verdict) return [];
    return [{ case: name, ...(was && { before: was.verdict }), ...(is && { after: is.verdict }) }];
  });
}

function attemptOn(line: Judged, name: string): Attempt | undefined {
  return line?.record.results.find((result) => result.case === name)?.attempt;
}

export function earnedIn({ record }: Pick<ResultLine, "record">): number {
  return pointsOf(record).earned;
}

function reasonsFor(before: Side, after: Side, name: string): ChangeReason[] {
  const [a, b] = [before.line!, after.line!];
  const id = caseId({ problem: b.record.problem, name });
  const [was, is] = [before, after].map(({ state }) => state.cases.find((each) => caseId(each) === id));
  const unstable = [a, b].some((line) => attemptOn(line, name)?.note?.kind === "unstable");
  const differs: Readonly<Record<ChangeReason, boolean>> = {
    sources: a.basis.sources !== b.basis.sources,
    manifest: a.basis.manifest !== b.basis.manifest,
    case: was?.asked !== is?.asked,
    limits: JSON.stringify(was?.limits) !== JSON.stringify(is?.limits),
    judging: a.basis.judging !== b.basis.judging,
    toolchain: a.basis.toolchain !== b.basis.toolchain,
    place: a.basis.place !== b.basis.place,
    repeat: unstable,
    again: false,
  };
  const reasons = CHANGE_REASONS.filter((reason) => differs[reason]);
  return reasons.length > 0 ? reasons : ["again"];
}
