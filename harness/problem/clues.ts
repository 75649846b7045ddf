// Clues to how a program is asked, as plain data: `adopt` reads them in its sources, and the problems make ways of them.

/** What a program can ask for. A row is one of a square, rows are a size; x and y are one or the other. */
export const PROMPT_KINDS = [
  "file",
  "rows",
  "columns",
  "row",
  "column",
  "x",
  "y",
  "size",
  "square",
  "cell",
  "menu",
  "enter",
] as const;
export type PromptKind = (typeof PROMPT_KINDS)[number];

/** Where something stands in a program: `cavalo.c:12`. */
export type Place = string;

/** A text in quotes, as the program has it when it runs. */
export interface Literal {
  readonly text: string;
  readonly at: Place;
}

/** A name that leads to a file below the folder that a program is started in, or the one above. */
export interface FileName extends Literal {
  /** Without what leads out of the folder of its source. */
  readonly name: string;
  /** The folder that the program is to be started in where its name leads out of that. */
  readonly folder?: string;
  readonly use: "read" | "written" | "unknown";
}

/** What the sources of a program give away of how it is asked. */
export interface Clues {
  /** Prompts, in the order of the source. */
  readonly questions: readonly Question[];
  /** What the variables that are read in one go are called. */
  readonly readings: readonly Question[];
  readonly choices: readonly Literal[];
  readonly fileNames: readonly FileName[];
  readonly variables: readonly Literal[];
  readonly startConstants: readonly Constant[];
  /** Sides that a board may have, the likeliest first. */
  readonly sizes: readonly number[];
  readonly traces: Readonly<Record<TraceName, Place | undefined>>;
}

/** A text that asks for something. */
export interface Question {
  readonly text: string;
  readonly at: Place;
  readonly kinds: readonly PromptKind[];
  /** What is counted from, where it says so. */
  readonly base: 0 | 1 | undefined;
}

/** A number that a row or a column of the start begins with. */
export interface Constant {
  readonly file: string;
  readonly kind: PromptKind;
  /** All of `LINHA_INICIAL = 1`. */
  readonly text: string;
  readonly value: number;
  readonly at: Place;
}

/** Things that a program gives away that it does. */
const TRACE_NAMES = ["arguments", "input", "terminal", "singleKeys", "window", "closed"] as const;
export type TraceName = (typeof TRACE_NAMES)[number];
