import { type Board, boardText } from "../../case/board.ts";
import type { LostKnightCase } from "../../case/lost-knight.ts";
import type { IdeaDetail } from "../../finding/ideas.ts";
import type { Diagnosis, Finding } from "../../finding/index.ts";
import type { Ask } from "../cause/ask.ts";
import type { CaseAttempt } from "../cause/case-attempt.ts";
import { wrongAnswerIn } from "./cause/counted-wrong.ts";
import { deepRecursion } from "./cause/deep-recursion.ts";
import { type AskBoard, explainingIdea, type Given } from "./cause/explaining-idea.ts";
import { findsFirstWay } from "./cause/first-path.ts";
import { answersNextDepth } from "./cause/next-depth.ts";
import { countsSquares } from "./cause/squares-counted.ts";
import { diagnoseSlowness } from "./cause/timing.ts";
import { boardTrial } from "./cause/trial-cases.ts";
import type { Moves } from "./idea/idea.ts";
import { recognisedSearch } from "./search/recognise.ts";
import { unwrappedPaths } from "./unwrapped-path.ts";

interface Answered extends Given {
  readonly asked: LostKnightCase;
  /** Set if the answer was counted from a printed path. */
  readonly isPath?: true | undefined;
}

/** Finds what is behind the numbers of a program, behind its paths and behind its crashes. */
export async function diagnoseLostKnight(
  tried: readonly CaseAttempt<LostKnightCase>[],
  ask: Ask<LostKnightCase>,
): Promise<Diagnosis[]> {
  const others = [unwrappedPaths(tried), deepRecursion(tried)].filter((each) => each !== undefined);
  return [...(await diagnoseNumbers(tried, ask)), ...others];
}

/**
 * Finds the one wrong idea that leads to all answers, or else the kind of search that does. Wrong answers without such
 * an explanation may be due to chance, which a second run shows.
 */
async function diagnoseNumbers(
  tried: readonly CaseAttempt<LostKnightCase>[],
  ask: Ask<LostKnightCase>,
): Promise<Diagnosis[]> {
  const given = tried.flatMap((each): Answered[] => {
    const answered = answerOf(each);
    const { asked } = each;
    if (answered === undefined) return [];
    const isPath = each.finding && "isPath" in each.finding ? each.finding.isPath : undefined;
    return [{ asked, board: asked.board, right: asked.answer, answered, isPath }];
  });
  const wrong = given.filter(({ right, answered }) => answered !== right);
  const shown = shownOf(wrong);
  if (!shown) {
    const slowness = await diagnoseSlowness(tried, ask);
    return slowness ? [slowness] : [];
  }
  const { asked, right: expected, answered: found, isPath } = shown;
  const seen = { case: asked.name, expected, found, ...(isPath && { isPath }), wrong: wrong.length };
  const askBoard: AskBoard = (board) => answerTo(boardTrial("example", boardText(board)), ask);

  if (isOneNumber(given) && wrong.length >= LEAST_WRONG)
    return [{ kind: "same-number", ...seen, cases: given.length }];

  const explanation = await explainingIdea(given, askBoard);
  if (explanation && !isOneNumber([...given, explanation.example])) {
    const { name: idea, detail, example } = explanation;
    return [{ kind: "wrong-idea", idea, ...detailOf(detail), ...seen, ...shownOn(example) }];
  }
  if (countsSquares(given)) return [{ kind: "squares-counted", ...seen }];
  if (await answersNextDepth(given, askBoard)) return [{ kind: "next-depth", ...seen }];
  // A search that breaks off has another mistake, which may be the cause of the wrong answers, too.
  const breaksOff = tried.some(({ verdict }) => verdict === "RTE");
  if (findsFirstWay(given)) return [{ kind: "first-way", ...seen }, ...(await diagnoseChance(wrong, ask))];
  const search = breaksOff ? undefined : await recognisedSearch(given, askBoard);
  if (search)
    return [
      { kind: "wrong-search", idea: search.name, boards: search.boards, ...seen },
      ...(await diagnoseChance(wrong, ask)),
    ];
  const slowness = await diagnoseSlowness(tried, ask);
  return [...(slowness ? [slowness] : []), ...(await diagnoseChance(wrong, ask))];
}

/** Fewer wrong answers may be the same by chance. */
const LEAST_WRONG = 4;

/** Tells if a program says one number whatever it is asked: no idea about boards is behind that. */
function isOneNumber(given: readonly (Given | undefined)[]): boolean {
  const answers = given.flatMap((each) => (each ? [each.answered] : []));
  return answers.length > 1 && typeof answers[0] === "number" && new Set(answers).size === 1;
}

/** Prefers a case that the author may see, on a board on which no move returns to its own square. */
function shownOf(wrong: readonly Answered[]): Answered | undefined {
  const seeable = wrong.filter(
    ({ asked: { visibility, after } }) => visibility === "public" && after === undefined,
  );
  return seeable.find(({ board }) => Math.min(board.rows, board.columns) >= 3) ?? seeable[0] ?? wrong[0];
}

/** The detail as a record holds it. */
function detailOf({ edges, move, instead }: IdeaDetail = {}): Partial<Finding<"wrong-idea">> {
  return {
    ...(edges && { edges: [...edges] }),
    ...(move && { move: [...move] }),
    ...(instead && { instead: [...instead] }),
  };
}

function shownOn(example: Given | undefined): Pick<Finding<"wrong-idea">, "example"> {
  if (!example) return {};
  const { board, right, answered } = example;
  return { example: { board: boardText(board), expected: right, found: answered } };
}

/** Boards with more squares take long to run again. */
const MOST_SQUARES = 10_000;

/** Puts the smallest and the largest of the small boards to the program twice more, and compares its answers. */
async function diagnoseChance(wrong: readonly Answered[], ask: Ask<LostKnightCase>): Promise<Diagnosis[]> {
  const small = wrong.filter(
    ({ board: { rows, columns } }: { board: Board }) => rows * columns <= MOST_SQUARES,
  );
  for (const { asked } of new Set([small[0], small.at(-1)].filter((each) => each !== undefined))) {
    const [first, second] = [await answerTo(asked, ask, 1), await answerTo(asked, ask, 2)];
    if (first !== undefined && second !== undefined && first !== second)
      return [{ kind: "answers-vary", case: asked.name, found: [first, second] }];
  }
  return [];
}

async function answerTo(
  asked: LostKnightCase,
  ask: Ask<LostKnightCase>,
  turn?: number,
): Promise<Moves | undefined> {
  return answerOf({ ...(await ask(asked, turn)), asked });
}

/** The answer, if it is known. A defect of the printed path does not count. */
function answerOf({ asked, verdict, finding }: CaseAttempt<LostKnightCase>): Moves | undefined {
  if (verdict === "AC") return asked.answer;
  switch (finding?.kind) {
    case "path-leaves-board":
    case "path-blocked":
    case "path-not-a-knight-move":
    case "path-ends-elsewhere":
      return asked.answer;
    default:
      return wrongAnswerIn(finding);
  }
}
