import type { Board } from "../../case/board.ts";
import { IDEA_NAMES, type IdeaName } from "../../finding/ideas.ts";
import type { Idea, Moves } from "./idea/idea.ts";
import { IDEAS } from "./idea/index.ts";

export interface Given {
  readonly board: Board;
  readonly right: Moves;
  readonly answered: Moves;
}

/** Wrong answers that an idea must predict; fewer may be chance. */
const LEAST_EVIDENCE = 2;

/** Wrong numbers are often close to the right one; a larger difference than this is hardly chance. */
const FAR_OFF = 16;

/** Many mistakes lead to the answer "impossible", so it counts half. */
function evidenceOf({ right, answered }: Given): number {
  if (answered === right) return 0;
  if (answered === "impossible") return 0.5;
  return right !== "impossible" && Math.abs(answered - right) > FAR_OFF ? LEAST_EVIDENCE : 1;
}

interface Explanation {
  readonly name: IdeaName;
  readonly idea: Idea;
}

/**
 * Finds the one idea that predicts every answer exactly, right or wrong; undefined if several ideas do. An
 * idea with many variants has more chances to fit: ten times as many variants need one more wrong answer.
 *
 * @param given the answers, ideally those to small boards first: most ideas fail after a few of them
 */
export function explainingIdea(given: readonly Given[]): Explanation | undefined {
  const evidence = given.reduce((sum, each) => sum + evidenceOf(each), 0);
  if (evidence < LEAST_EVIDENCE) return undefined;
  const fitting = IDEA_NAMES.flatMap((name) => {
    const idea = IDEAS[name].find((variant) => predictsAll(variant, given));
    return idea ? [{ name, idea }] : [];
  });
  const [only] = fitting;
  if (only === undefined || fitting.length > 1) return undefined;
  return evidence >= LEAST_EVIDENCE + Math.log10(IDEAS[only.name].length) ? only : undefined;
}

function predictsAll(idea: Idea, given: readonly Given[]): boolean {
  return given.every(({ board, answered }) => prediction(idea, board) === answered);
}

/** All submissions share the boards, and many make the same mistake. */
const predictions = new WeakMap<Board, Map<Idea, Moves>>();

function prediction(idea: Idea, board: Board): Moves {
  const known = predictions.get(board) ?? new Map<Idea, Moves>();
  predictions.set(board, known);
  const predicted = known.get(idea) ?? idea(board);
  known.set(idea, predicted);
  return predicted;
}
