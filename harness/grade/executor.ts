import type { Case } from "../case/any-case.ts";
import type { Attempt } from "../finding/ruling.ts";
import type { ResultRecord, SubmissionRecord } from "../report/record.ts";
import type { Submission } from "../submission/submission.ts";
import type { ProvenCase } from "./authored-proof.ts";
import type { Basis } from "./keys.ts";
import type { Adopt } from "./own-way.ts";
import type { Memory } from "./program-runs.ts";

/** A submission, with the cases of its problem. */
export interface Assignment {
  readonly submission: Submission;
  readonly cases: readonly Case[];
  /** Finds out how the program wants to be asked if it gets nothing by the contract; if left out, nobody does. */
  readonly adopt?: Adopt | undefined;
  /** Factor by which the time limits of the cases have been multiplied; 1 if left out. */
  readonly timeFactor?: number | undefined;
}

/** The machine, or the machines, that judge the submissions of a grading. */
export interface Executor {
  /** Hashes what results there depend on. */
  basisOf(assignment: Assignment): Promise<Basis>;
  /** Opens them for `use`. Nothing of it runs there afterwards. */
  within<T>(grading: ExecutedGrading, use: (execution: Execution) => Promise<T>): Promise<T>;
}

export interface ExecutedGrading {
  /** Cases of all submissions. */
  readonly cases: readonly Case[];
  readonly submissions: number;
  /** Attempts of the reference that are kept from earlier, by the hash of the case. */
  readonly references?: ReadonlyMap<string, Attempt> | undefined;
  /** Cases that are run before the others. What they are worth does not depend on that. */
  readonly first?: ((submission: Submission, asked: Case) => boolean) | undefined;
  readonly observer: ExecutionObserver;
}

export interface ExecutionObserver {
  /** Called after each run of a submission, and after each proof. */
  onRun?(submission?: Submission): void;
  /** Gets each failure that is certain before all runs are made, and before its case is proved. */
  onFailure?(result: ResultRecord): void;
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
