import type { Case } from "../case/any-case.ts";
import type { CaseBase, ProblemName } from "../case/case.ts";
import type { Diagnosis, Note } from "../finding/index.ts";
import type { Attempt } from "../finding/ruling.ts";
import type { Verdict } from "../finding/verdict.ts";
import type { LevelName } from "../run/isolation/level.ts";

/** A grading as plain data: findings, no sentences. `tell` adds those of a language. */
export interface GradingRecord {
  readonly isolation: LevelName;
  /** Tells if the grading was stopped before its end. */
  readonly stopped: boolean;
  readonly timings: { readonly startedAt: string; readonly wallMs: number };
  readonly cases: readonly CaseRecord[];
  readonly submissions: readonly SubmissionRecord[];
}

/** A case with the reference's attempt at it. */
export interface CaseRecord extends Pick<CaseBase, "name" | "title" | "points" | "visibility" | "limits"> {
  readonly problem: ProblemName;
  readonly answer: Case["answer"];
  readonly reference: Attempt;
}

/** A submission with its attempts, in the order of the cases. */
export interface SubmissionRecord {
  readonly name: string;
  readonly problem: ProblemName;
  readonly title?: string;
  /** As people write it: `C++`. */
  readonly language?: string;
  readonly commands?: CommandsRecord;
  /** Things that were done to its copy so that it could be built. */
  readonly notes?: readonly Note[];
  readonly diagnoses: readonly Diagnosis[];
  readonly results: readonly ResultRecord[];
}

/** Commands that a program was built and run with. */
interface CommandsRecord {
  readonly version?: string;
  readonly build: readonly string[];
  readonly run: string;
}

export interface ResultRecord {
  /** The name of the case. */
  readonly case: string;
  /** Points of a right answer. */
  readonly worth: number;
  readonly attempt: Attempt;
  /** The verdict that the manifest states. */
  readonly expected?: Verdict;
}
