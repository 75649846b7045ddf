import type { Size } from "../../case/knight.ts";
import { PairList } from "../text/pairs.ts";
import { withoutPrompts } from "../text/prompts.ts";
import { visitLines } from "../text/scan.ts";
import { otherBoardOf } from "../tour/other-tour.ts";
import { chessSquaresIn } from "./squares.ts";

/**
 * Finds the size of a board of which an output lists a whole tour, as coordinates or as in chess.
 *
 * @param output as `plainOutput` returns it
 * @param board the size that was to be printed
 * @returns undefined if there is no such list, or if it is of this board
 */
export function listedBoardIn(output: Buffer, board: Size): Size | undefined {
  const pairs = new PairList(board);
  visitLines(withoutPrompts(output), (line) => pairs.add(line));
  pairs.settle();
  return otherBoardOf(pairs.numbers, board) ?? otherBoardOf(chessSquaresIn(output, board), board);
}
