import type { Move } from "../../../case/board-rules.ts";
import { KNIGHT_MOVES } from "../../../case/knight.ts";

const turned = (moves: readonly Move[]) => moves.map(([down, right]): Move => [right, down]);

/** Orders around the knight, either way, from each of the moves. */
function circles(): Move[][] {
  return KNIGHT_MOVES.flatMap((_, at) => {
    const circle: Move[] = [...KNIGHT_MOVES.slice(at), ...KNIGHT_MOVES.slice(0, at)];
    return [circle, [circle[0]!, ...circle.slice(1).reverse()]];
  });
}

/** Orders of loops within each other: by the signs and by the longer side, or by the numbers as they grow or fall. */
function nested(): Move[][] {
  const long: Move[] = [
    [2, 1],
    [1, 2],
  ];
  const signs = [1, -1].flatMap((first) =>
    [1, -1].flatMap((second): Move[][] => {
      const pairs = [first, -first].flatMap((down) => [second, -second].map((right): Move => [down, right]));
      return [pairs, pairs.map((_, at) => pairs[[0, 2, 1, 3][at]!]!)];
    }),
  );
  const bySigns = [long, long.toReversed()].flatMap((lengths) =>
    signs.flatMap((pairs) => [
      lengths.flatMap(([down, right]) => pairs.map(([one, other]): Move => [down * one, right * other])),
      pairs.flatMap(([one, other]) => lengths.map(([down, right]): Move => [down * one, right * other])),
    ]),
  );
  const numbers = [-2, -1, 1, 2];
  const signed = [1, -1].flatMap((outer) =>
    [1, -1].flatMap((inner): Move[][] => [
      // By rows, and by the sign of the column first.
      numbers.flatMap((down) =>
        numbers.flatMap((right): Move[] =>
          Math.abs(down * right) === 2 ? [[down * outer, right * inner]] : [],
        ),
      ),
      [-1, 1].flatMap((side) =>
        numbers.map((down): Move => [down * inner, (side * outer * 2) / Math.abs(down)]),
      ),
    ]),
  );
  return [...bySigns, ...signed, ...signed.map(turned)];
}

/** Orders in which programs usually try the eight moves. */
export const USUAL_ORDERS: readonly (readonly Move[])[] = Array.from(
  new Map([...circles(), ...nested()].map((order) => [JSON.stringify(order), order])).values(),
);
