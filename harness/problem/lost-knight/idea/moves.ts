import type { Move } from "../../../case/board-rules.ts";
import { KNIGHT_MOVES } from "../../../case/knight.ts";
import { type Idea, imagining } from "./idea.ts";

const RIGHT: readonly Move[] = KNIGHT_MOVES;

const withMoves = (moves: readonly Move[]): Idea => imagining(() => ({ moves }));
const only = (isKept: (move: Move) => boolean) => withMoves(RIGHT.filter(isKept));

/** The eight moves of a leaper: `far` squares in one direction and `near` squares in the other. */
function leaper(far: number, near: number): Move[] {
  const signs = [-1, 1];
  return signs.flatMap((down) =>
    signs.flatMap((right): Move[] => [
      [down * far, right * near],
      [down * near, right * far],
    ]),
  );
}

const isSame = (one: Move, other: Move) => one[0] === other[0] && one[1] === other[1];

/** The eight moves with one number of one move mistyped, so that no knight makes this move. */
function mistyped(): Move[][] {
  const numbers = [-3, -2, -1, 0, 1, 2, 3];
  return RIGHT.flatMap((move, at) =>
    numbers
      .flatMap((number): Move[] => [
        [number, move[1]],
        [move[0], number],
      ])
      .filter((wrong) => !RIGHT.some((right) => isSame(right, wrong)))
      .map((wrong) => RIGHT.with(at, wrong)),
  );
}

export const moveIdeas = {
  /** Covers a list in which another move stands twice instead. */
  "move-missing": RIGHT.map((missing) => only((move) => move !== missing)),
  "move-mistyped": mistyped().map(withMoves),
  "half-of-the-moves": [
    only(([down]) => Math.abs(down) === 1),
    only(([down]) => Math.abs(down) === 2),
    only(([down]) => down > 0),
    only(([down]) => down < 0),
    only(([, right]) => right > 0),
    only(([, right]) => right < 0),
  ],
  "moves-as-a-king": [withMoves([...leaper(1, 1), ...leaper(1, 0)])],
  /** Moves of up to two squares each way, but for those of the same length: `abs(i) != abs(j)`. */
  "moves-straight-too": [withMoves([...leaper(2, 1), ...leaper(1, 0), ...leaper(2, 0)])],
  "moves-as-a-camel": [withMoves(leaper(3, 1))],
} satisfies Record<string, readonly Idea[]>;
