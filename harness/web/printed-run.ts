/** One run of a program elsewhere than under our limits: in this page, or on the machine of a student. */
export interface PrintedRun {
  readonly stdout: Uint8Array;
  readonly stderr: Uint8Array;
  /** The file that its answer is to be read from, if it wrote one. */
  readonly answerFile?: Uint8Array;
  readonly end: PrintedEnd;
  /** From the start to the end of the run, in milliseconds; it is shown, and never judged. */
  readonly wallMs: number;
}

/** The end of such a run; a limit of time or of output is that of the page, or of the script that ran it. */
export type PrintedEnd =
  | { readonly kind: "exited"; readonly code: number }
  | { readonly kind: "limit"; readonly limit: "wall" | "output" }
  | { readonly kind: "not-started"; readonly reason: string };

/** Everything that one run gets. */
export interface PrintedInput {
  /** Name of the case within its problem: any text without a line break. */
  readonly case: string;
  readonly arguments: readonly string[];
  readonly stdin: string;
  /** Texts by file name, in the folder in which the program starts. */
  readonly files: Readonly<Record<string, string>>;
  /** Name of the file that the answer is read from, if it is not read from standard output. */
  readonly answerFile?: string;
}
