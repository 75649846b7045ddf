import { boardText } from "../../case/board.ts";
import type { LostKnightCase } from "../../case/lost-knight.ts";
import type { Diagnosis, Finding } from "../../finding/index.ts";
import type { Tried } from "../tried.ts";
import { exampleOf } from "./example.ts";
import { explainingIdea } from "./explain.ts";
import { findsFirstWay } from "./first-path.ts";
import type { Moves } from "./idea/idea.ts";

/** Finds the one wrong idea that leads to all answers, or else a search that keeps its first path. */
export function diagnoseLostKnight(tried: readonly Tried<LostKnightCase>[]): Diagnosis | undefined {
  const given = tried.flatMap((each) => {
    const answered = answerOf(each);
    const { board, answer, name, visibility, after } = each.asked;
    const isPublic = visibility === "public" && after === undefined;
    return answered === undefined ? [] : [{ board, right: answer, answered, name, isPublic }];
  });
  const wrong = given.filter(({ right, answered }) => answered !== right);
  // Prefer a case that the author may see, on a board on which no move returns to its own square.
  const seeable = wrong.filter(({ isPublic }) => isPublic);
  const shown =
    seeable.find(({ board }) => Math.min(board.rows, board.columns) >= 3) ?? seeable[0] ?? wrong[0];
  if (!shown) return undefined;
  const seen = { case: shown.name, expected: shown.right, found: shown.answered, wrong: wrong.length };
  const explanation = explainingIdea(given);
  if (explanation) {
    const example = exampleOf(explanation.idea);
    return {
      kind: "wrong-idea",
      idea: explanation.name,
      ...seen,
      ...(example && {
        example: { board: boardText(example.board), expected: example.right, found: example.answered },
      }),
    };
  }
  return findsFirstWay(given) ? { kind: "first-way", ...seen } : undefined;
}

/** The answer, if it is known. A defect of the printed path does not count. */
function answerOf({ asked, verdict, finding }: Tried<LostKnightCase>): Moves | undefined {
  if (verdict === "AC") return asked.answer;
  switch (finding?.kind) {
    case "path-leaves-board":
    case "path-blocked":
    case "path-not-a-knight-move":
    case "path-ends-elsewhere":
      return asked.answer;
    default:
      return wrongMovesIn(finding);
  }
}

/** The wrong number of moves, or the wrong statement that there is no way, that a finding tells of. */
export function wrongMovesIn(finding: Finding | undefined): Moves | undefined {
  switch (finding?.kind) {
    case "wrong-number-of-moves":
    case "should-be-impossible":
      return finding.found;
    case "says-impossible":
      return "impossible";
    default:
      return undefined;
  }
}
