import { remembered } from "../../../base/remembered.ts";
import type { Board } from "../../../case/board.ts";
import { leastMoves } from "../../../case/board-rules.ts";
import { IDEA_NAMES, type IdeaDetail, type IdeaName } from "../../../finding/ideas.ts";
import type { Idea, Moves } from "../idea/idea.ts";
import { IDEAS } from "../idea/index.ts";
import { boardThat, isSmall } from "./test-boards.ts";

export interface Given {
  readonly board: Board;
  readonly right: Moves;
  readonly answered: Moves;
}

/** Puts a board to the program; undefined if its answer is not known. */
export type AskBoard = (board: Board) => Promise<Moves | undefined>;

/** Wrong answers that an idea must predict; fewer may be chance. */
const LEAST_EVIDENCE = 2;
/** Boards that are put to the program to test an idea. */
const MOST_TESTS = 4;

/** Wrong numbers are often close to the right one; a larger difference than this is hardly chance. */
const FAR_OFF = 16;

/** Many mistakes lead to the answer "impossible", so it counts half. */
function evidenceOf({ right, answered }: Given): number {
  if (answered === right) return 0;
  if (answered === "impossible") return 0.5;
  return right !== "impossible" && Math.abs(answered - right) > FAR_OFF ? LEAST_EVIDENCE : 1;
}

interface Candidate {
  readonly name: IdeaName;
  readonly idea: Idea;
}

interface Explanation {
  readonly name: IdeaName;
  /** Absent if variants with different ones are left. */
  readonly detail?: IdeaDetail;
  /** A small board on which the program answered wrongly, as the idea predicts. */
  readonly example?: Given;
}

/**
 * Finds the one idea that predicts every answer exactly, right or wrong, and the answers to small boards that are put
 * to the program to test it. Undefined if no idea is left, or several are. An idea with many variants has more
 * chances to fit: ten times as many variants need one more wrong answer.
 *
 * @param given the answers, ideally those to small boards first: most ideas fail after a few of them
 */
export async function explainingIdea(
  given: readonly Given[],
  ask: AskBoard,
): Promise<Explanation | undefined> {
  if (given.every(({ right, answered }) => answered === right)) return undefined;
  let left = fittingIdeas(given);
  const tests: Given[] = [];
  while (left.length > 0) {
    const isSettled = isOneIdea(left) && hasEvidence(left, [...given, ...tests]);
    const shown = tests.find(({ right, answered }) => answered !== right);
    if (isSettled && shown) return { ...nameOf(left), ...(isSmall(shown.board) && { example: shown }) };
    const test = tests.length < MOST_TESTS ? await tested(tellingBoard(left, tests), ask) : undefined;
    if (!test) return isSettled ? nameOf(left) : undefined;
    tests.push(test);
    left = left.filter(({ idea }) => mayAnswer(idea, test));
  }
  return undefined;
}

function nameOf(left: readonly Candidate[]): Explanation {
  const [{ name, idea }] = left as [Candidate];
  const isSame = new Set(left.map((each) => JSON.stringify(each.idea.detail))).size === 1;
  return { name, ...(isSame && idea.detail && { detail: idea.detail }) };
}

/** Finds the ideas that may give every answer, and predict a wrong one. */
function fittingIdeas(given: readonly Given[]): Candidate[] {
  return IDEA_NAMES.flatMap((name) =>
    IDEAS[name]
      .filter((idea) => given.every((each) => mayAnswer(idea, each)) && evidenceFor(idea, given) > 0)
      .map((idea) => ({ name, idea })),
  );
}

function isOneIdea([first, ...others]: readonly Candidate[]): boolean {
  return others.every(({ name }) => name === first?.name);
}

function hasEvidence([first]: readonly Candidate[], given: readonly Given[]): boolean {
  return evidenceFor(first!.idea, given) >= LEAST_EVIDENCE + Math.log10(IDEAS[first!.name].length);
}

function evidenceFor(idea: Idea, given: readonly Given[]): number {
  return given.reduce(
    (sum, each) => sum + (prediction(idea, each.board) === undefined ? 0 : evidenceOf(each)),
    0,
  );
}

/** Finds a small board on which two of the ideas answer differently, or else the one idea goes wrong. */
function tellingBoard(left: readonly Candidate[], tests: readonly Given[]): Board | undefined {
  const [first] = left;
  const other = left.find(({ name }) => name !== first!.name);
  if (!other && tests.length === 0) return simplestWrong(first!.idea);
  const rival = other?.idea ?? leastMoves;
  // Boards of one size are much alike.
  const isNew = ({ rows, columns }: Board) =>
    tests.every(({ board }) => board.rows !== rows || board.columns !== columns);
  return boardThat((board) => isNew(board) && tells(board, first!.idea, rival));
}

function tells(board: Board, one: Idea, other: Idea): boolean {
  const answer = one(board);
  if (answer === undefined) return false;
  const rival = other(board);
  return rival !== undefined && rival !== answer;
}

/** Searched once for each idea. */
const simplestWrong = remembered((idea: Idea) => boardThat((board) => tells(board, idea, leastMoves)));

async function tested(board: Board | undefined, ask: AskBoard): Promise<Given | undefined> {
  const answered = board && (await ask(board));
  return answered === undefined ? undefined : { board: board!, right: leastMoves(board!), answered };
}

function mayAnswer(idea: Idea, { board, answered }: Given): boolean {
  const predicted = prediction(idea, board);
  return predicted === undefined || predicted === answered;
}

/** All submissions share the boards, and many make the same mistake. */
const predictions = new WeakMap<Board, Map<Idea, Moves | undefined>>();

function prediction(idea: Idea, board: Board): Moves | undefined {
  const known = predictions.get(board) ?? new Map<Idea, Moves | undefined>();
  predictions.set(board, known);
  if (!known.has(idea)) known.set(idea, idea(board));
  return known.get(idea);
}
