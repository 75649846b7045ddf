import { squareAt } from "../../case/board.ts";
import { isKnightMove } from "../../case/knight.ts";
import { firstStepIn, type Several, Tours } from "../reading/several.ts";
import { isWalk } from "../tour/walk.ts";

/** Whole boards of an output. The last one counts that a knight can walk, or the last one: some searches draw wrong ones. */
export class WholeBoards {
  readonly #columns: number;
  readonly #tours = new Tours(firstStepIn);
  #last: Int32Array | undefined;
  /** The last board before the last one that a knight can walk. */
  #walked: Int32Array | undefined;

  constructor(columns: number) {
    this.#columns = columns;
  }

  get several(): Several | undefined {
    return this.#tours.several;
  }

  get counting(): Int32Array | undefined {
    return this.#last && this.#walked && !isWalk(this.#last, this.#columns) ? this.#walked : this.#last;
  }

  get isEmpty(): boolean {
    return this.#last === undefined;
  }

  add(board: Int32Array): void {
    this.#tours.add(board);
    if (this.#last && isWalk(this.#last, this.#columns)) this.#walked = this.#last;
    this.#last = board;
  }
}

/**
 * Tests if a board that is not whole shows that its program counts from 1: it has each number from 1 to its last step, and no 0
 * of which the 1 is a knight move away. So a 0 stands for a square that was not visited.
 */
export function showsFirstIsOne(board: Int32Array, columns: number): boolean {
  const one = board.indexOf(1);
  const zeros = board.reduce((count, step) => count + Number(step === 0), 0);
  if (one < 0 || zeros === 0) return false;
  const steps = new Set(board.filter((step) => step > 0));
  const isInTurn = steps.size === board.length - zeros && !board.some((step) => step > steps.size);
  const from = squareAt({ columns }, one);
  return isInTurn && !board.some((step, at) => step === 0 && isKnightMove(squareAt({ columns }, at), from));
}
