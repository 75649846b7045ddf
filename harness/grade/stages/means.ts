import type { Case } from "../../case/any-case.ts";
import type { ResultRecord } from "../../report/record/record.ts";
import type { Lab } from "../../run/lab.ts";
import type { Submission } from "../../submission/submission.ts";
import type { Prover } from "../proof/prover.ts";
import type { KeptRuns, Memory, ProgramRuns } from "../store/program-runs.ts";

/** The means to grade a submission. */
export interface Means {
  /** Makes the runs of a program, if they are no processes of this machine. */
  readonly runsOf?: ((submission: Submission) => ProgramRuns) | undefined;
  readonly lab: Lab;
  readonly prover: Prover;
  readonly memory: Memory<KeptRuns> | undefined;
  /** Cases that are run before the others. What they are worth does not depend on that. */
  readonly first?: ((submission: Submission, asked: Case) => boolean) | undefined;
  readonly observer: ExecutionObserver;
}

export interface ExecutionObserver {
  /** Called after each run of a submission. */
  onRun?(submission: Submission): void;
  /** Gets each failure that is certain before all runs are made, and before its case is proved. */
  onFailure?(result: ResultRecord): void;
}

/** The means of the stages of one submission. */
export interface StageMeans extends Means {
  /** Folder to build in, from the lab's scratch. */
  readonly folder: string;
}
