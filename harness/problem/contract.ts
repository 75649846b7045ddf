import type { Answer, Question } from "../answer/answer.ts";
import type { AnswerFormat } from "../answer/formats.ts";
import type { Clue, Misfit } from "../finding/index.ts";
import type { Fixed, Input } from "./asking.ts";
import type { Judgement } from "./judgement.ts";

/** Placeholders that stand for files: their names depend on the folder that a program is started in. */
type PathPlaceholder = "boardPath" | "answerPath";

/** Those of a problem's placeholders that stand for texts of its cases. */
export type TextPlaceholder<Names extends readonly string[]> = Exclude<Names[number], PathPlaceholder>;

/** How a case is put to a program: its problem's contract, filled in. */
export interface Contract {
  /** How it is asked where the manifest says nothing else. Texts hold placeholders. */
  readonly input: Required<Pick<Input, "arguments" | "stdin" | "files">>;
  /** What the placeholders stand for; undefined where this case has no such thing. */
  readonly placeholders: Readonly<Record<string, string | undefined>>;
  /** The file of the board, among those that are given. */
  readonly boardFile?: string;
  /** The formats that are read where the manifest names none. */
  readonly formats: readonly AnswerFormat[];
  readonly question: Question;
  /** Why a program of which something is fixed cannot be asked this, or undefined. */
  readonly misfit: (fixed: Fixed) => Misfit | undefined;
  readonly check: (answer: Answer) => Judgement;
  /** What a wrong answer betrays of its cause. */
  readonly clue?: (answer: Answer) => Clue | undefined;
}

/** Why a program for boards of one size cannot be asked one of another, or undefined. */
export function sizeMisfit(board: Pick<Question, "rows" | "columns">, fixed: Fixed): Misfit | undefined {
  const { rows = board.rows, columns = board.columns } = fixed;
  return rows === board.rows && columns === board.columns ? undefined : { kind: "size-fixed", rows, columns };
}
