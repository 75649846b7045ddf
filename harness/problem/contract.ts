import type { Answer, Question } from "../answer/answer.ts";
import type { AnswerFormat } from "../answer/formats.ts";
import type { ProblemName } from "../case/names.ts";
import type { Clue, Refusal } from "../finding/index.ts";
import type { Fixed, Input } from "./asking.ts";
import type { Judgement } from "./judgement.ts";

/** What texts of a manifest may hold in braces, by problem: `{rows}`. */
export const PLACEHOLDERS = {
  "lost-knight": ["board", "boardPath", "rows", "columns", "n", "answerPath"],
  "knights-tour": [
    "rows",
    "columns",
    "n",
    "row0",
    "column0",
    "row1",
    "column1",
    "square",
    "cell0",
    "cell1",
    "tour",
    "answerPath",
  ],
} as const satisfies Record<ProblemName, readonly string[]>;

/** The files that a problem's recipe puts into the working directory of every run. */
export const PLANTED_FILES = { "lost-knight": ["board.txt"], "knights-tour": [] } as const satisfies Record<
  ProblemName,
  readonly string[]
>;

/** Placeholders that stand for files: what they are called depends on where a program is started. */
type PathPlaceholder = "boardPath" | "answerPath";

/** The placeholders of a problem that stand for texts of its cases. */
export type TextPlaceholder<Name extends ProblemName> = Exclude<
  (typeof PLACEHOLDERS)[Name][number],
  PathPlaceholder
>;

/** How a case is put to a program: its problem's contract, filled in. */
export interface Contract {
  /** How it is asked where the manifest says nothing else. Texts hold placeholders. */
  readonly recipe: Required<Pick<Input, "arguments" | "stdin" | "files">>;
  /** What the placeholders stand for; undefined where this case has no such thing. */
  readonly placeholders: Readonly<Record<string, string | undefined>>;
  /** The file of the board, among those of the recipe. */
  readonly boardFile?: string;
  /** The formats that are read where the manifest names none. */
  readonly formats: readonly AnswerFormat[];
  readonly question: Question;
  /** Why a program of which something is fixed cannot be asked this, or undefined. */
  readonly refusal: (fixed: Fixed) => Refusal | undefined;
  readonly check: (answer: Answer) => Judgement;
  /** What a wrong answer betrays of its cause. */
  readonly clue?: (answer: Answer) => Clue | undefined;
}

/** Why a program for boards of one size cannot be asked one of another, or undefined. */
export function sizeRefusal(board: Pick<Question, "rows" | "columns">, fixed: Fixed): Refusal | undefined {
  const { rows = board.rows, columns = board.columns } = fixed;
  return rows === board.rows && columns === board.columns ? undefined : { kind: "size-fixed", rows, columns };
}
