import type { Board } from "../../case/board.ts";
import { IDEA_NAMES, type IdeaName } from "../../finding/ideas.ts";
import type { Idea, Moves } from "./idea/idea.ts";
import { IDEAS } from "./idea/index.ts";

/** What a program answered to a board of the lost knight. */
export interface Given {
  readonly board: Board;
  readonly right: Moves;
  readonly answered: Moves;
}

/** How many wrong answers an idea must have predicted before it is more than chance. */
const LEAST_EVIDENCE = 2;

/** Wrong numbers lie near the right one; one that is farther off than this is hardly met by chance. */
const FAR_OFF = 16;

/** Many mistakes come to the answer that there is no way, so it counts half. */
function evidenceOf({ right, answered }: Given): number {
  if (answered === right) return 0;
  if (answered === "impossible") return 0.5;
  return right !== "impossible" && Math.abs(answered - right) > FAR_OFF ? LEAST_EVIDENCE : 1;
}

/** An idea by its name, in the variant that fits. */
interface Explanation {
  readonly name: IdeaName;
  readonly idea: Idea;
}

/**
 * The one idea that predicts every answer exactly, the right ones and the wrong ones. Where several do, nothing is
 * known, and nothing is said. An idea of many variants has as many chances to fit: for ten times as many variants it
 * must have predicted one wrong answer more.
 *
 * @param given the answers, best those to small boards first: most ideas are given up after a few of them
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

/** Boards are the same for all submissions, and many of those are wrong in the same way. */
const predictions = new WeakMap<Board, Map<Idea, Moves>>();

function prediction(idea: Idea, board: Board): Moves {
  const known = predictions.get(board) ?? new Map<Idea, Moves>();
  predictions.set(board, known);
  const predicted = known.get(idea) ?? idea(board);
  known.set(idea, predicted);
  return predicted;
}
