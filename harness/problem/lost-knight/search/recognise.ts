import { remembered } from "../../../base/remembered.ts";
import type { Board } from "../../../case/board.ts";
import { leastMoves } from "../../../case/board-rules.ts";
import { randomBoard } from "../../../case/generator/random-board.ts";
import type { SearchIdeaName } from "../../../finding/ideas.ts";
import type { AskBoard, Given } from "../cause/explaining-idea.ts";
import { distanceKinds } from "./distances.ts";
import { estimateKinds } from "./estimates.ts";
import { type Kind, predictionOf } from "./kind.ts";
import { levelKinds } from "./levels.ts";

const KINDS: readonly Kind[] = [...estimateKinds, ...levelKinds, ...distanceKinds];

/** Answers that must be known. The lengths of paths on one board are few, so that one fits a search by chance. */
const LEAST_ANSWERS = 5;
/** Wrong answers that must be predicted. About half of them are one move too many, so twice as many kinds of one name need one more. */
const LEAST_WRONG = 2;
/** Boards that are put to the program. */
const MOST_TESTS = 14;
/** Larger boards take long, and what a program is free to choose decides more often. */
const MOST_SQUARES = 400;

interface Recognised {
  readonly name: SearchIdeaName;
  /** Number of boards on which the program is wrong as the search is. */
  readonly boards: number;
}

/**
 * Recognises a search with one mistake, of which a program is free to choose the order of the moves or of squares with the
 * same estimate. An answer is predicted only if it is the same in every order. Boards with such answers are put to the program.
 */
export async function recognisedSearch(
  given: readonly Given[],
  ask: AskBoard,
): Promise<Recognised | undefined> {
  const answers = given.map(({ answered }) => answered);
  if (answers.length < LEAST_ANSWERS || new Set(answers).size === 1) return undefined;
  const known = given.filter(({ board }) => board.rows * board.columns <= MOST_SQUARES);
  const wrong = known.filter(({ right, answered }) => answered !== right);
  if (wrong.length === 0) return undefined;
  const areWays = given.every(isWay);
  let left = KINDS.filter(
    (kind) =>
      (areWays || !kind.findsWays) &&
      // Few boards are wrong, so most kinds are done with there.
      (kind.searches.length > 1 || wrong.some((each) => isWrongAsPredicted(kind, each))) &&
      [...wrong, ...known].every((each) => mayAnswer(kind, each)),
  );
  for (let tests = 0; ; tests++) {
    const ranked = left
      .map((kind) => ({ kind, boards: known.filter((each) => isWrongAsPredicted(kind, each)).length }))
      .sort((one, other) => other.boards - one.boards);
    const [first] = ranked;
    if (!first) return undefined;
    const { name } = first.kind;
    const rivals = ranked.filter((each) => each.kind.name !== name && each.boards > 0);
    if (rivals.length === 0 && first.boards >= LEAST_WRONG + Math.log2(kindsNamed(name)))
      return { name, boards: first.boards };
    if (tests === MOST_TESTS) return undefined;
    const board = tellingBoard(
      [first, ...rivals].map(({ kind }) => kind),
      known,
    );
    const answered = board && (await ask(board));
    if (answered === undefined) return undefined;
    const test = { board: board!, right: leastMoves(board!), answered };
    known.push(test);
    left = left.filter((each) => mayAnswer(each, test));
  }
}

/** Finds a board that misleads the first kind, or the first rival, and on which the most rivals give another answer. */
function tellingBoard([kind, ...rivals]: readonly Kind[], known: readonly Given[]): Board | undefined {
  const differing = (board: Board) => {
    const predicted = predictionOf(kind!, board);
    const others = rivals.map((rival) => predictionOf(rival, board));
    return predicted === undefined
      ? 0
      : others.filter((each) => ![undefined, predicted].includes(each)).length;
  };
  return [kind!, ...rivals.slice(0, 1)]
    .flatMap(misleadingBoards)
    .filter((each) => known.every((other) => other.board !== each))
    .map((board) => ({ board, differing: differing(board) }))
    .sort((one, other) => other.differing - one.differing)[0]?.board;
}

const kindsNamed = (name: SearchIdeaName) => KINDS.filter((kind) => kind.name === name).length;

/** Tests if an answer may be the length of a path. */
function isWay({ right, answered }: Given): boolean {
  return right === "impossible" || answered === "impossible" ? right === answered : answered >= right;
}

function mayAnswer(kind: Kind, { board, answered }: Given): boolean {
  const predicted = predictionOf(kind, board);
  return predicted === undefined || predicted === answered;
}

function isWrongAsPredicted(kind: Kind, { board, right, answered }: Given): boolean {
  return answered !== right && predictionOf(kind, board) === answered;
}

/** Boards with so few free squares that detours are long, and so many that there is a choice; of odd sides and of even ones. */
const SIZES = [
  { rows: 14, columns: 14, open: 90 },
  { rows: 11, columns: 13, open: 60 },
] as const;
const MOST_SEEDS = 1000;

/** Finds boards on which all searches of a kind give the same wrong answer. */
const misleadingBoards = remembered((kind: Kind): Board[] => {
  const boards: Board[] = [];
  for (let seed = 1; seed <= MOST_SEEDS && boards.length < MOST_TESTS; seed++) {
    const size = SIZES[seed % SIZES.length]!;
    const board = randomBoard({ kind: "random", ...size, start: [2, 3], exit: [9, 10], seed });
    const predicted = predictionOf(kind, board);
    if (predicted !== undefined && predicted !== leastMoves(board)) boards.push(board);
  }
  return boards;
});
