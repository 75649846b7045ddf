// Clues to a program's input, as plain data. `adopt` finds them, and problems make ways of asking from them.

/**
 * Things that a program can ask for. `row` is a coordinate, `rows` is a size; x and y are coordinates; `again` is a
 * question for yes or no; `count` is a number of attempts, of knights, or of anything else that one suffices of.
 */
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
  "board",
  "menu",
  "value",
  "again",
  "enter",
  "count",
] as const;
export type PromptKind = (typeof PROMPT_KINDS)[number];

/** Place in the sources of a program: `cavalo.c:12`. */
export type SourceLocation = string;

/** A text in quotes, with the value that it has when the program runs. */
export interface Literal {
  readonly text: string;
  readonly at: SourceLocation;
}

/** A name of a file below the folder in which a program starts, or below the parent of that folder. */
export interface FileName extends Literal {
  /** The name without the part that leads out of the source's folder. */
  readonly name: string;
  /** The folder in which the program must start, if the name leads out of the source's folder. */
  readonly folder?: string;
  readonly use: "read" | "written" | "unknown";
  /** The name, or the line that opens the file, has a word for an answer. */
  readonly namesAnswer?: true;
}

/** A file of a hand-in that holds an input, as a program that runs on boards of its own has them beside it. */
export interface OwnInput {
  readonly file: string;
  /** The input of a case in the form of this file, with placeholders. */
  readonly text: string;
}

export interface Clues {
  /** Prompts, in the order of the source. */
  readonly questions: readonly Prompt[];
  /** Texts like prompts, behind which a value is printed wherever they stand. */
  readonly labels: readonly string[];
  /** Names of variables that are read together. */
  readonly readings: readonly Prompt[];
  readonly choices: readonly Literal[];
  /** Text that ends a program which asks again and again, if it says so. */
  readonly ending?: string | undefined;
  /** Numbers of arguments that the program counts. */
  readonly argumentCounts: readonly number[];
  /** Forms of the arguments, each in the order that the program wants, the likeliest first. */
  readonly usages: readonly (readonly UsedArgument[])[];
  readonly fileNames: readonly FileName[];
  readonly ownInputs: readonly OwnInput[];
  readonly variables: readonly Literal[];
  readonly startConstants: readonly Constant[];
  readonly pauses: readonly Pause[];
  /** Sides that a board may have, the likeliest first. */
  readonly sizes: readonly number[];
  /** Sides that stand in the sources without a name. */
  readonly bounds: readonly number[];
  readonly traces: Readonly<Record<TraceName, SourceLocation | undefined>>;
}

export interface Prompt {
  readonly text: string;
  readonly at: SourceLocation;
  readonly kinds: readonly PromptKind[];
  /** The first number of the count, if the text states it. */
  readonly base: 0 | 1 | undefined;
  /** The choice of a menu that is to be made here; absent if any may be the one. */
  readonly choice?: string;
}

/** An argument that a program names where it says how it is started. */
export interface UsedArgument extends Literal {
  /** The option that stands before it: `--size`, or `--size=` with nothing between them. */
  readonly option?: string;
  /** A word that is given as it is: `-q`. */
  readonly isSwitch?: true;
  readonly kind: PromptKind | undefined;
  /** Words that the program compares an argument of unknown meaning with. */
  readonly words?: readonly string[];
}

/** A number in the source that sets the row or the column of the start. */
export interface Constant {
  readonly file: string;
  readonly kind: PromptKind;
  /** The whole assignment: `LINHA_INICIAL = 1`. */
  readonly text: string;
  readonly value: number;
  readonly at: SourceLocation;
}

/** A call that lets a program sleep, as for an animation. */
export interface Pause {
  readonly file: string;
  /** A text that stands once in the file: `time.sleep(0.5)`. */
  readonly text: string;
  /** The same for no time at all: `time.sleep(0)`. */
  readonly skipped: string;
  readonly at: SourceLocation;
}

/** Features of a program that its sources show. */
const TRACE_NAMES = [
  "arguments",
  "input",
  "terminal",
  "terminalCheck",
  "singleKeys",
  "window",
  "closed",
] as const;
export type TraceName = (typeof TRACE_NAMES)[number];
