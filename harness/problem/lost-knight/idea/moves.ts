import { around, type Edge, type Leap, type Move, type World } from "../../../case/board-rules.ts";
import { KNIGHT_MOVES } from "../../../case/knight.ts";
import type { IdeaDetail } from "../../../finding/ideas.ts";
import { edgesCrossed, type Idea, imagining } from "./idea.ts";

const RIGHT: readonly Move[] = KNIGHT_MOVES;

const withMoves = (moves: readonly Move[], detail?: IdeaDetail): Idea => imagining(() => ({ moves }), detail);
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

/** One number of one of the eight moves is mistyped, so that no knight makes this move. */
function mistyped(): Idea[] {
  const numbers = [-3, -2, -1, 0, 1, 2, 3];
  return RIGHT.flatMap((move, at) =>
    numbers
      .flatMap((number): Move[] => [
        [number, move[1]],
        [move[0], number],
      ])
      .filter((wrong) => !RIGHT.some((right) => isSame(right, wrong)))
      .map((wrong) => withMoves(RIGHT.with(at, wrong), { move, instead: wrong })),
  );
}

/** One of the eight moves does not wrap around: its row, its column, or both. */
function notWrapped(): Idea[] {
  return RIGHT.flatMap((stopped) => {
    const wallFor: Edge = (position, size, move) => (move === stopped ? position : around(position, size));
    return [{ rowEdge: wallFor, columnEdge: wallFor }, { rowEdge: wallFor }, { columnEdge: wallFor }].map(
      (edges) => imagining(() => edges, { move: stopped }),
    );
  });
}

const STRAIGHT: readonly Move[] = [
  [3, 0],
  [-3, 0],
  [0, 3],
  [0, -3],
];

/** Moves of three squares straight, from or to which squares ever. */
function threeStraight(): Idea[] {
  const isAllowed: readonly ((leap: Leap, world: World) => boolean)[] = [
    () => true,
    (leap, world) => leap.to === world.exit,
    // The distance to S is compared, and it is not measured around the edges.
    (leap, world) => leap.to === world.exit && edgesCrossed(leap, world) === 0,
    (leap, world) => edgesCrossed(leap, world) === 0,
  ];
  return isAllowed.map((allows) =>
    imagining((world) => ({
      moves: [...RIGHT, ...STRAIGHT],
      allows: (leap) => world.open[leap.to] === 1 && (!STRAIGHT.includes(leap.move) || allows(leap, world)),
    })),
  );
}

/** Further moves of up to two squares each way. For straight ones alone see `moves-straight-too`. */
function tooMany(): Idea[] {
  const [steps, straights, diagonals, far] = [leaper(1, 0), leaper(2, 0), leaper(1, 1), leaper(2, 2)];
  return [
    [diagonals],
    [far],
    [diagonals, far],
    [steps],
    [straights],
    [steps, diagonals],
    [straights, far],
    [steps, straights, diagonals],
    [steps, straights, diagonals, far],
  ].map((more) => withMoves([...RIGHT, ...more.flat()]));
}

export const moveIdeas = {
  /** Covers a list in which another move stands twice instead. */
  "move-missing": RIGHT.map((missing) =>
    withMoves(
      RIGHT.filter((move) => move !== missing),
      { move: missing },
    ),
  ),
  "move-mistyped": mistyped(),
  "move-not-wrapped": notWrapped(),
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
  /** The sum of both distances is compared with 3. */
  "moves-three-straight": threeStraight(),
  "moves-too-many": tooMany(),
  "moves-as-a-camel": [withMoves(leaper(3, 1))],
} satisfies Record<string, readonly Idea[]>;
