import type { Board } from "../../../case/board.ts";
import type { Move } from "../../../case/board-rules.ts";
import type { SearchIdeaName } from "../../../finding/ideas.ts";
import type { Moves } from "../idea/idea.ts";
import { USUAL_ORDERS } from "../idea/orders.ts";

/** Searches with one mistake, which differ in what a program is free to choose. */
export interface Kind {
  readonly name: SearchIdeaName;
  readonly searches: readonly ((board: Board) => Moves)[];
  /** Tells that such a search finds a way wherever there is one, and none that is shorter than the least. */
  readonly findsWays?: true;
}

const known = new WeakMap<Board, Map<Kind, Moves | undefined>>();

/** Gives the answer that all searches of a kind give; undefined if they differ. */
export function predictionOf(kind: Kind, board: Board): Moves | undefined {
  const ofBoard = known.get(board) ?? new Map<Kind, Moves | undefined>();
  known.set(board, ofBoard);
  if (!ofBoard.has(kind)) ofBoard.set(kind, commonAnswer(kind, board));
  return ofBoard.get(kind);
}

function commonAnswer({ searches }: Kind, board: Board): Moves | undefined {
  let common: Moves | undefined;
  for (const search of searches) {
    const answer = search(board);
    if (common !== undefined && common !== answer) return undefined;
    common = answer;
  }
  return common;
}

type Search = (board: Board, order: readonly Move[]) => Moves;

/** Every eighth of the usual orders: where these lead to one answer, others hardly lead to another. */
const SOME_ORDERS = USUAL_ORDERS.filter((_, at) => at % 8 === 0);

/** Makes the kind whose answers are those that every order of the moves leads to. */
export function inAnyOrder(search: Search): Kind["searches"] {
  return SOME_ORDERS.map((order) => (board: Board) => search(board, order));
}

/** Makes a kind for each usual order of the moves, which decides the answer. */
export function inEachOrder(kind: Omit<Kind, "searches">, search: Search): Kind[] {
  return USUAL_ORDERS.map((order) => ({ ...kind, searches: [(board) => search(board, order)] }));
}
