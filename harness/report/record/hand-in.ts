import { printable } from "../../base/text.ts";

/** A file of a hand-in, for its instructor. */
export interface HandInFile {
  /** From the folder of the program, with `/` between the parts, and at the end of a folder that was not looked into. */
  readonly path: string;
  /** Size of the file; absent for a folder. */
  readonly bytes?: number;
  /** The beginning of a text; absent if it is none, or if there was no room for it. */
  readonly text?: string;
  /** Set if the text goes on. */
  readonly cut?: true;
}

/** The files of a program as they were handed in, as far as there is room for them. */
export interface HandIn {
  /** The main program first. */
  readonly files: readonly HandInFile[];
  /** Number of files that are not listed. */
  readonly others: number;
}

/** The hand-ins of a class. */
export interface HandIns {
  /** Tells two hand-ins of a student apart; undefined if none is kept. */
  keyOf(submission: SubmissionId): string | undefined;
  of(submission: SubmissionId): HandIn | undefined;
}

interface SubmissionId {
  readonly problem: string;
  readonly name: string;
}

/** Names a submission among all of a class. A report that is shown has its names escaped. */
export function submissionId({ problem, name }: SubmissionId): string {
  return `${problem}/${printable(name)}`;
}
