import type { Case } from "../../case/any-case.ts";
import type { CaseBase } from "../../case/case.ts";
import type { ProblemName } from "../../case/names.ts";
import type { Diagnosis, Notice, ToLookAt } from "../../finding/index.ts";
import type { Attempt } from "../../finding/ruling.ts";
import type { Verdict } from "../../finding/verdict.ts";
import type { Invocation } from "../../problem/input/invocation.ts";
import type { Picture } from "../../problem/picture.ts";
import type { LevelName } from "../../run/isolation/level.ts";

/** A grading as plain data: findings, no sentences. `tell` adds those of a language. */
export interface GradingRecord<Submissions extends Iterable<SubmissionRecord> = readonly SubmissionRecord[]> {
  readonly isolation: LevelName;
  /** Factor by which the time limits of the cases are multiplied, because the machine is slow. */
  readonly timeFactor: number;
  readonly stopped: boolean;
  readonly timings: { readonly startedAt: string; readonly wallMs: number };
  readonly cases: readonly CaseRecord[];
  readonly submissions: Submissions;
}

/** A grading of a class. Its submissions are read one after the other: all at once would fill the memory. */
export interface ClassRecord extends GradingRecord<Iterable<SubmissionRecord>> {
  /** Factor of the grading before; absent if there was none. */
  readonly formerTimeFactor?: number | undefined;
}

type CaseFacts = "name" | "title" | "problemTitle" | "points" | "group" | "visibility" | "after" | "limits";

export interface CaseRecord extends Pick<CaseBase, CaseFacts>, Pick<Case, "rows" | "columns"> {
  readonly problem: ProblemName;
  readonly answer: Case["answer"];
  readonly picture: Picture;
  /** The standard input of a program without a manifest; absent if it is too long to copy. */
  readonly input?: string;
  readonly reference: Attempt;
}

/** A submission with its results, in the order of the cases. */
export interface SubmissionRecord {
  readonly name: string;
  readonly problem: ProblemName;
  /** Group of its student, if the roster says so. */
  readonly group?: string;
  readonly title?: string;
  /** Usual name of the language: `C++`. */
  readonly language?: string;
  readonly commands?: CommandsRecord;
  /** Way of asking that was found for it; absent if none was needed or none was found. */
  readonly adopted?: FoundWay;
  /** Facts for the instructor; absent if there are none. */
  readonly notices?: readonly Notice[];
  /** Reasons why only the instructor can settle its points; absent if there are none. */
  readonly toLookAt?: readonly ToLookAt[];
  /** Answers of cases that stand in its sources, by file; absent if there are none. */
  readonly writtenAnswers?: readonly WrittenAnswers[];
  readonly diagnoses: readonly Diagnosis[];
  readonly results: readonly ResultRecord[];
}

/** Numbers that stand in a source file and are right answers, each with its lines. */
export interface WrittenAnswers {
  readonly file: string;
  readonly numbers: readonly { readonly number: number; readonly lines: readonly number[] }[];
}

/** Part of a manifest that says how a program is asked, in which file it answers, and from which side it counts. */
export type FoundWay = Pick<Invocation, "input" | "answer">;

export interface ByHand {
  /** The folder of the program, from that of the student, if it lies in it. */
  readonly folder?: string;
  /** The command lines that build it, without options that only serve the harness. */
  readonly build?: readonly string[];
  /** The files that it needs, in the folder of the program; each is the input of the case if it has no text. */
  readonly files?: readonly { readonly name: string; readonly text?: string }[];
  /** A command line of a shell. */
  readonly command: string;
  /** The file that is put into the command's standard input; absent if the command says all. */
  readonly input?: string;
}

export interface CommandsRecord {
  /** The folder of the program, from that of the student, if it lies in it. */
  readonly folder?: string;
  readonly version?: string;
  readonly build: readonly string[];
  readonly run: string;
  readonly areOfFitSources?: true;
}

export interface ResultRecord {
  /** Name of the case within its problem. */
  readonly case: string;
  /** Points of a right answer. */
  readonly worth: number;
  /** Group with all of whose cases the points are earned, or not at all; absent if the case earns its points alone. */
  readonly allOf?: string;
  /** Part of the points that it earns although it is wrong; absent if it earns none. */
  readonly share?: number;
  readonly attempt: Attempt;
  /** The verdict that the manifest states. */
  readonly expected?: Verdict;
  /** Set if the program was given something else than the text of its case. */
  readonly givenOtherwise?: true;
  /** Command that runs a case by hand, if it was not accepted. */
  readonly byHand?: ByHand;
}
