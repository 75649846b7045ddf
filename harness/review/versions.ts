import { byText } from "../base/text.ts";
import { timeIn, zoneOf } from "../class/late/clock.ts";
import { type VerdictChange, verdictChanges } from "../grade/store/difference.ts";
import type { ResultLine } from "../grade/store/history.ts";
import type { HandIn } from "../report/record/hand-in.ts";
import { pointsOf } from "../report/record/score.ts";
import { withoutVersion } from "../submission/student.ts";
import type { OwnHandIn, ReviewedClass } from "./reviewed-class.ts";

/** A program that a student handed in for a problem, with the last result that it had. */
export interface Version {
  readonly line: ResultLine;
  readonly earned: number;
  readonly possible: number;
  /** True for the one that the grade is made of. */
  readonly counts: boolean;
  /** Moment of the hand-in on the clock of the course; absent if it is not known. */
  readonly handedIn?: string;
}

/** Finds all programs that a student handed in for a problem, as far as they were graded, the oldest first. */
export function versionsOf({ student, sources, report }: OwnHandIn, reviewed: ReviewedClass): Version[] {
  const { known, own, results } = reviewed;
  const { problem } = report;
  const { key } = withoutVersion(student);
  const keys = new Set([
    ...[key, student.key],
    ...Array.from(results.handIns.values()).flatMap((each) =>
      each.student.versionOf === key ? each.student.key : [],
    ),
  ]);
  // A program that was graded again keeps its last result, and stands where it was last graded.
  const lines = new Map<string, ResultLine>();
  for (const line of Array.from(keys).flatMap((each) => known.history.of(each))) {
    if (line.record.problem !== problem) continue;
    const id = `${line.student}/${line.basis.sources}`;
    lines.delete(id);
    lines.set(id, line);
  }
  const versions = Array.from(lines.values(), (line): Version => {
    const { earned, possible } = pointsOf(line.record);
    const at = line.handIn?.handedIn;
    const handedIn = at === undefined ? undefined : timeIn(zoneOf(own.scheme.value), at);
    return {
      ...{ line, earned, possible },
      counts: line.student === student.key && line.basis.sources === sources,
      ...(handedIn && { handedIn: handedIn.toPlainDateTime().toString() }),
    };
  });
  // Versions of which the best counts are graded together.
  const isTimed = versions.every((version) => version.handedIn !== undefined);
  return isTimed ? versions.sort((a, b) => byText(a.handedIn!, b.handedIn!)) : versions;
}

/** Gives the files of a version; undefined if they are not kept. */
export function filesOf({ line }: Version, { known }: Pick<ReviewedClass, "known">): HandIn | undefined {
  const { student, record, basis } = line;
  return known.handIn({ student, problem: record.problem, sources: basis.sources });
}

/** Cases whose verdict changed in the same way. */
export interface ChangedCases extends Required<Omit<VerdictChange, "case">> {
  readonly cases: readonly string[];
}

/** Finds what a version made of the cases that the one before was judged by, too. */
export function changedCases(before: Version, after: Version): ChangedCases[] {
  const groups = new Map<string, ChangedCases>();
  for (const change of verdictChanges(before.line, after.line)) {
    if (change.before === undefined || change.after === undefined) continue;
    const key = `${change.before} ${change.after}`;
    const cases = [...(groups.get(key)?.cases ?? []), change.case];
    groups.set(key, { before: change.before, after: change.after, cases });
  }
  return Array.from(groups.values());
}
