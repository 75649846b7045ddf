import type { Board } from "../../../case/board.ts";
import type { Move } from "../../../case/board-rules.ts";
import type { Moves } from "../idea/idea.ts";
import { inAnyOrder, type Kind } from "./kind.ts";
import { stepsOn } from "./steps.ts";

/** Tells after each square that is taken if its level is over. */
type Counter = (squares: { readonly foundInAll: number; readonly waiting: number }) => boolean;

/** `left = next` where a level ends, without `next = 0`. */
function nextNotSetBack(): Counter {
  let left = 1;
  return ({ foundInAll }) => {
    if (--left > 0) return false;
    left = foundInAll;
    return true;
  };
}

/** `for (i = 0; i < queue.size(); i++)`, while the queue changes. */
function upToTheSize(): Counter {
  let taken = 0;
  return ({ waiting }) => {
    if (++taken < waiting) return false;
    taken = 0;
    return true;
  };
}

/** Moments at which a search tests if a square is S. */
const LOOKS = ["when-found", "when-taken"] as const;

function byLevels(looks: (typeof LOOKS)[number], counter: () => Counter) {
  return (board: Board, order: readonly Move[]): Moves => {
    const { start, exit, squares, from } = stepsOn(board, order);
    const isSeen = new Uint8Array(squares);
    isSeen[start] = 1;
    const queue = [start];
    const isOver = counter();
    let moves = 0;
    for (let at = 0; at < queue.length; at++) {
      if (looks === "when-taken" && queue[at] === exit) return moves;
      for (const to of from(queue[at]!)) {
        if (isSeen[to]) continue;
        if (looks === "when-found" && to === exit) return moves + 1;
        isSeen[to] = 1;
        queue.push(to);
      }
      if (isOver({ foundInAll: queue.length - 1, waiting: queue.length - at - 1 })) moves++;
    }
    return "impossible";
  };
}

const kindsOf = (name: Kind["name"], counter: () => Counter) =>
  LOOKS.map((looks): Kind => ({ name, searches: inAnyOrder(byLevels(looks, counter)) }));

export const levelKinds: readonly Kind[] = [
  ...kindsOf("next-level-not-set-back", nextNotSetBack),
  ...kindsOf("level-up-to-the-size", upToTheSize),
];
