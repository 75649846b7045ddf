import type { Answer, Question } from "../answer/reading/answer.ts";
import type { AnswerFormat } from "../answer/reading/formats.ts";
import type { Clue, Finding, Misfit } from "../finding/index.ts";
import type { Fixed, Input } from "./input/input-schemas.ts";
import type { Judgement } from "./judgement.ts";

/** Placeholders for files. Their values depend on the folder in which a program starts. */
type PathPlaceholder = "boardPath" | "answerPath";

export type TextPlaceholder<Names extends readonly string[]> = Exclude<Names[number], PathPlaceholder>;

/** The problem's contract, filled in for one case. */
export interface Contract {
  /** The input if the manifest states nothing else. Texts hold placeholders. */
  readonly input: Required<Pick<Input, "arguments" | "stdin" | "files">> & Pick<Input, "environment">;
  /** Values of the placeholders; undefined if the case has none, as `n` of a board that is not square. */
  readonly placeholders: Readonly<Record<string, string | undefined>>;
  /** Name of the board's file among the input files. */
  readonly boardFile?: string;
  /** The formats that are read if the manifest names none. */
  readonly formats: readonly AnswerFormat[];
  readonly question: Question;
  readonly misfit: (fixed: Fixed) => Misfit | undefined;
  /** Tells of a placeholder that the case has no value for. */
  readonly lacks: (name: string) => Finding;
  readonly check: (answer: Answer) => Judgement;
  readonly clue?: (answer: Answer) => Clue | undefined;
  /** Finds a clue in an output in which no answer was read. */
  readonly clueInOutput?: (output: string) => Clue | undefined;
}

/** A case with a board can lack only `n`, the side of a square one. */
export function notSquare({ rows, columns }: Pick<Question, "rows" | "columns">): Finding {
  return { kind: "not-square", rows, columns };
}

/** Finds the reason why a program for boards of one size cannot get this board; undefined if it can. */
export function sizeMisfit(board: Pick<Question, "rows" | "columns">, fixed: Fixed): Misfit | undefined {
  const { rows = board.rows, columns = board.columns } = fixed;
  if (rows === board.rows && columns === board.columns) return undefined;
  return { kind: "size-fixed", rows, columns, ...presumedIn(fixed) };
}

/** Makes the mark of a misfit that nobody has confirmed. */
export function presumedIn({ presumed }: Fixed): { presumed?: true } {
  return presumed ? { presumed } : {};
}
