import { isDeepStrictEqual } from "node:util";
import type { Case } from "../../case/any-case.ts";
import { isCertain } from "../../finding/index.ts";
import type { Attempt } from "../../finding/ruling.ts";
import { isJudged } from "../../finding/verdict.ts";
import type { SubmissionRecord } from "../../report/record/record.ts";
import { pointsOf } from "../../report/record/score.ts";
import { readHandIn } from "../../submission/hand-in.ts";
import { studentOf } from "../../submission/student.ts";
import type { Submission } from "../../submission/submission.ts";
import { scoredToday } from "../record/scored-today.ts";
import { type Basis, judgementKey } from "../task/keys.ts";
import { isSameGrading } from "./grading-line.ts";
import type { GradedLine, GradingLine, HandInFacts, ResultLine, ResultSource } from "./history.ts";
import type { Store } from "./store.ts";

/** A store, and how a grading uses it. */
export interface Keeping {
  readonly store: Store;
  /** True if the bundled programs are graded, which belong to no class. */
  readonly samples: boolean;
  readonly sourceOf: (submission: Submission) => ResultSource;
  /** Tells the groups of students by their keys; absent if nobody knows groups. */
  readonly groupsOf?: ((submissions: readonly Submission[]) => ReadonlyMap<string, string>) | undefined;
  /** Tells if a case is put to a submission anew, although its result is known. */
  readonly again?: ((submission: Submission, asked: Case) => boolean) | undefined;
  /** True if the hand-ins themselves are kept, to be shown to the instructor. */
  readonly keepsHandIns?: boolean | undefined;
  /** Lets a former result count if it is higher than the new one. */
  readonly keepHigher?: boolean | undefined;
}

/** Beginning and end of a grading in the history. A grading that finds nothing new leaves no trace there. */
export function gradingLog(store: Store, line: () => GradingLine) {
  const { state } = store.known.history;
  let begun = false;
  const begin = () => {
    if (!begun) store.keep(line());
    begun = true;
  };
  return {
    /** Called before the first new result is kept. */
    begin,
    async end(
      end: Omit<GradedLine, "kind" | "at">,
      submissions: readonly Pick<Submission, "problem" | "student" | "name">[],
    ): Promise<void> {
      if (!end.stopped)
        store.keepRepair(new Set(submissions.map((each) => `${each.problem}/${studentOf(each)}`)));
      const isSame = isSameGrading(state, line());
      // The line of its end may be damaged.
      const isKept = isSame && state.graded?.stopped === false;
      if (begun || !(end.stopped || isKept)) {
        if (!isSame) begin();
        store.keep({ kind: "graded", at: new Date().toISOString(), ...end });
      }
      await store.sync();
    },
  };
}

/** Keeps the files of a hand-in, unless they are kept already. Nothing of it has run yet that could have changed them. */
export async function keepHandIn(
  submission: Submission,
  { sources }: Basis,
  { store, keepsHandIns = false }: Keeping,
): Promise<void> {
  const key = { student: studentOf(submission), problem: submission.problem, sources };
  if (keepsHandIns && !store.known.hasHandIn(key)) store.keepHandIn(key, await readHandIn(submission));
}

/** Tests if a submission was put to all its cases: the grading was not stopped before. */
export function isWhole({ results }: SubmissionRecord): boolean {
  return results.every(({ attempt: { finding } }) => finding?.kind !== "stopped");
}

/** Finds the result that a submission would get again. */
export function knownResult(
  submission: Submission,
  { basis, cases }: { readonly basis: Basis; readonly cases: readonly Case[] },
  { store, again = () => false }: Keeping,
): SubmissionRecord | undefined {
  if (cases.some((asked) => again(submission, asked))) return undefined;
  const known = store.known.history.settled(judgementKey(basis, submission));
  // Another student may have handed in the same program.
  return known && { ...known.record, name: submission.name };
}

/** A result, and how it came about. */
interface Judged {
  readonly basis: Basis;
  readonly cases: readonly Case[];
  readonly record: SubmissionRecord;
  /** True if the grading was stopped meanwhile: a way of asking, or a cause, may be missing. */
  readonly isStopped: boolean;
  /** Called before the first new result is kept. */
  readonly begin: (() => void) | undefined;
}

/**
 * Keeps a result, unless it is the student's last one already. It is on the disk when this ends.
 *
 * @returns the result that counts, as it is kept
 */
export async function keepResult(
  submission: Submission,
  { basis, cases, record, isStopped, begin }: Judged,
  { store, sourceOf, keepHigher = false, again }: Keeping,
): Promise<SubmissionRecord> {
  const student = studentOf(submission);
  const key = judgementKey(basis, submission);
  const own = store.known.history.of(student).filter((line) => line.record.problem === record.problem);
  const last = own.at(-1);
  const current = keepHigher ? own.findLast(({ lower }) => !lower) : undefined;
  const former = current && scoredToday(current.record, cases);
  const higher = former && isLower(record, former) ? former : undefined;
  const lower = higher !== undefined;
  const settled = !isStopped && record.results.every((result) => isReproducible(result.attempt));
  const handIn = handInOf(submission);
  const isSame =
    last?.key === key &&
    last.settled &&
    last.lower === (lower || undefined) &&
    isDeepStrictEqual(last.handIn, handIn) &&
    last.record.name === record.name &&
    !store.known.history.isWithdrawn(student, record.problem);
  if (again === undefined && settled && isSame) return higher ?? last.record;
  begin?.();
  const line: ResultLine = {
    kind: "result",
    student,
    at: new Date().toISOString(),
    key,
    settled,
    ...(lower && { lower }),
    basis,
    manifest: { ...submission.manifest, ...record.adopted },
    source: sourceOf(submission),
    ...(handIn && { handIn }),
    record,
  };
  const kept = store.keep(line);
  await store.sync();
  return higher ?? kept.record;
}

/** Tests if a result earns a smaller part of all its points than another one, which may be of other cases. */
function isLower(one: SubmissionRecord, other: SubmissionRecord): boolean {
  const [a, b] = [pointsOf(one), pointsOf(other)];
  return a.earned * (b.possible + b.unjudged) < b.earned * (a.possible + a.unjudged);
}

function handInOf({ student, handedIn, isMarkedLate }: Submission): HandInFacts | undefined {
  if (!student) return undefined;
  return { student, ...(handedIn !== undefined && { handedIn }), ...(isMarkedLate && { isMarkedLate }) };
}

/** Tests if the program would get this verdict again: it rests neither on luck nor on the machine. */
function isReproducible({ verdict, finding, note }: Attempt): boolean {
  if (verdict === "SK") return isCertain(finding);
  return isJudged(verdict) && note?.kind !== "unstable";
}
