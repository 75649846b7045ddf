import type { IdeaName } from "../../finding/ideas.ts";
import { ends, LEAPS, leapsBy, leastIn, modulo, movesBy, type Over, type Rows, type Rules } from "./torus.ts";

type Moves = number | "impossible";
type Idea = (rows: Rows) => Moves;

const ruled =
  (rules: Rules): Idea =>
  (rows) =>
    movesBy(rows, rules);
const counted =
  (count: (moves: number) => number): Idea =>
  (rows) => {
    const moves = leastIn(rows);
    return moves === "impossible" ? moves : count(moves);
  };
const onEach = (over: Over) => [
  ruled({ overRows: over, overColumns: over }),
  ruled({ overRows: over }),
  ruled({ overColumns: over }),
];
const only = (isKept: (down: number, right: number) => boolean) =>
  ruled({ leaps: LEAPS.filter(([down, right]) => isKept(down, right)) });

const forward: Over = (place, size) => (place < 0 ? undefined : place % size);
const backward: Over = (place, size) => (place >= size ? undefined : modulo(place, size));
const stops: Over = (place, size) => (place < 0 ? 0 : Math.min(place, size - 1));
const ontoTheEdge: Over = (place, size) => (place < 0 ? size - 1 : place >= size ? 0 : place);

/** Wrong ideas as their sentences describe them, in the variants that these allow. Those that are left out are not tested. */
export const TOLD_IDEAS: Partial<Record<IdeaName, readonly Idea[]>> = {
  "no-wrap": [ruled({ overRows: ends, overColumns: ends })],
  "wraps-rows-only": [ruled({ overColumns: ends })],
  "wraps-columns-only": [ruled({ overRows: ends })],
  "wraps-forward-only": [ruled({ overRows: forward, overColumns: forward })],
  "wraps-backward-only": [ruled({ overRows: backward, overColumns: backward })],
  "stops-at-the-edge": onEach(stops),
  "wraps-onto-the-edge": onEach(ontoTheEdge),
  "move-missing": LEAPS.map(([down, right]) => only((...other) => other[0] !== down || other[1] !== right)),
  "half-of-the-moves": [
    only((down) => down > 0),
    only((down) => down < 0),
    only((_, right) => right > 0),
    only((_, right) => right < 0),
    only((down) => Math.abs(down) === 1),
    only((down) => Math.abs(down) === 2),
  ],
  "moves-as-a-king": [ruled({ leaps: leapsBy((...by) => Math.max(...by.map(Math.abs)) === 1) })],
  "moves-as-a-camel": [ruled({ leaps: leapsBy((down, right) => Math.abs(down * right) === 3) })],
  "moves-straight-too": [
    ruled({
      leaps: leapsBy((...by) => {
        const [near = 0, far = 0] = by.map(Math.abs).sort();
        return far < 3 && near !== far;
      }),
    }),
  ],
  "walks-through-x": [ruled({ isFree: () => true })],
  "always-impossible": [() => "impossible"],
  "one-too-many": [counted((moves) => moves + 1)],
  "one-too-few": [counted((moves) => moves - 1)],
  "rounds-up-to-even": [counted((moves) => 2 * Math.ceil(moves / 2))],
  "eight-bit-count": [counted((moves) => moves & 255)],
  "signed-eight-bit-count": [counted((moves) => (moves << 24) >> 24)],
  "zero-if-unreached": [(rows) => (leastIn(rows) === "impossible" ? 0 : leastIn(rows))],
};
