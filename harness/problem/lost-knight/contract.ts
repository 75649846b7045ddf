import type { LostKnightCase } from "../../case/lost-knight.ts";
import { type Contract, notSquare, sizeMisfit, type TextPlaceholder } from "../contract.ts";
import { checkLostKnight } from "./check.ts";

export const BOARD_FILE = "board.txt";

export const BOARD_PLACEHOLDERS = ["board", "boardPath", "rows", "columns", "n", "answerPath"] as const;

/** Gives the board on standard input, and the path of its file as the only argument. */
export function lostKnightContract(asked: LostKnightCase): Contract {
  const { rows, columns, start, exit } = asked.board;
  return {
    input: { arguments: ["{boardPath}"], stdin: "{board}", files: { [BOARD_FILE]: "{board}" } },
    placeholders: {
      board: asked.boardText,
      rows: String(rows),
      columns: String(columns),
      n: rows === columns ? String(rows) : undefined,
    } satisfies Record<TextPlaceholder<typeof BOARD_PLACEHOLDERS>, string | undefined>,
    boardFile: BOARD_FILE,
    formats: ["stated-moves", "bare-number", "path"],
    question: { rows, columns, start, exit },
    misfit: (fixed) => sizeMisfit(asked.board, fixed),
    lacks: () => notSquare(asked.board),
    check: (answer) => checkLostKnight(asked, answer),
  };
}
