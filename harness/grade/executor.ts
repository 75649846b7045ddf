import type { Case } from "../case/any-case.ts";
import type { Attempt } from "../finding/ruling.ts";
import type { ResultRecord, SubmissionRecord } from "../report/record/record.ts";
import type { Assignment } from "./asking/assignment.ts";
import type { ProvenCase } from "./proof/authored-proof.ts";
import type { Means } from "./stages/means.ts";
import type { Memory } from "./store/program-runs.ts";
import type { Basis } from "./task/keys.ts";

/** The machine, or the machines, that judge the submissions of a grading. */
export interface Executor {
  /** Hashes what results there depend on. */
  basisOf(assignment: Assignment): Promise<Basis>;
  /** Opens them for `use`. Nothing of it runs there afterwards. */
  within<T>(grading: ExecutedGrading, use: (execution: Execution) => Promise<T>): Promise<T>;
}

export interface ExecutedGrading extends Pick<Means, "first" | "observer"> {
  /** Cases of all submissions. */
  readonly cases: readonly Case[];
  readonly submissions: number;
  /** Attempts of the reference that are kept from earlier, by the hash of the case. */
  readonly references?: ReadonlyMap<string, Attempt> | undefined;
}

/** A grading, as the machines see it. */
export interface Execution {
  /** Submissions to give at once. */
  readonly atOnce: number;
  /**
   * Puts a submission to its cases. A grading that was stopped ends this soon, with results that say so.
   *
   * @param memory runs that are kept from earlier; new ones are kept there
   */
  judge(assignment: Assignment, memory: Memory | undefined): Promise<SubmissionRecord>;
  /** Tests if the cases that known results rest on are proved. */
  confirmsAll(results: readonly ResultRecord[], cases: readonly Case[]): Promise<boolean>;
  /** Ends the proofs, and gives them in the order of the cases. */
  end(): Promise<ProvenCase[]>;
}
