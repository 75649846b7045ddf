import type { Answer, Question } from "../answer/answer.ts";
import type { AnswerFormat } from "../answer/read.ts";
import type { ProblemName } from "../case/case.ts";
import type { Judgement } from "../check/judgement.ts";
import type { Refusal } from "../finding/index.ts";
import type { Fixed, InputRecipe } from "../submission/manifest.ts";

/** What texts of a manifest may hold in braces, by problem: `{rows}`. */
export const PLACEHOLDERS = {
  "lost-knight": ["board", "boardPath", "rows", "columns"],
  "knights-tour": ["rows", "columns", "row0", "column0", "row1", "column1", "square", "tour"],
} as const satisfies Record<ProblemName, readonly string[]>;

/** How a case is put to a program: its problem's contract, filled in. */
export interface Contract {
  /** How it is asked where the manifest says nothing else. Texts hold placeholders. */
  readonly recipe: Required<InputRecipe>;
  /** What the placeholders stand for. */
  readonly placeholders: Readonly<Record<string, string>>;
  /** The formats that are read where the manifest names none. */
  readonly formats: readonly AnswerFormat[];
  readonly question: Question;
  /** Why a program of which something is fixed cannot be asked this, or undefined. */
  readonly refusal: (fixed: Fixed) => Refusal | undefined;
  readonly check: (answer: Answer) => Judgement;
}

/** Why a program for boards of one size cannot be asked one of another, or undefined. */
export function sizeRefusal(board: Pick<Question, "rows" | "columns">, fixed: Fixed): Refusal | undefined {
  const { rows = board.rows, columns = board.columns } = fixed;
  return rows === board.rows && columns === board.columns ? undefined : { kind: "size-fixed", rows, columns };
}
