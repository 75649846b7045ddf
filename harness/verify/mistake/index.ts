import type { Answer } from "../../answer/reading/answer.ts";
import type { Sentence } from "../../base/sentence.ts";
import { type Case, isOf } from "../../case/any-case.ts";
import type { TourCase } from "../../case/knights-tour.ts";
import { earningOf } from "../../grade/record/asked-record.ts";
import { contractOf } from "../../problem/index.ts";
import { scored, totalPoints } from "../../report/record/score.ts";
import type { Lab } from "../../run/lab.ts";
import { prove } from "../proof.ts";
import { misreadTours, tourMistakes } from "./knights-tour.ts";
import { lostKnightMistakes } from "./lost-knight.ts";
import type { Mistake } from "./mistake.ts";

/** Points of a typical mistake, by the ways to make it that get least and most. */
export interface MistakeScore {
  readonly words: Sentence;
  readonly least: number;
  readonly most: number;
}

/** Computes what typical mistakes score in the cases of one problem, those that score most first; empty if none are known. */
export async function scoreMistakes(cases: readonly Case[], lab: Lab): Promise<MistakeScore[]> {
  const boards = cases.filter((asked) => isOf("lost-knight", asked));
  const tours = cases.filter((asked) => isOf("knights-tour", asked));
  const scores = [
    ...lostKnightMistakes.flatMap((mistake) => scoreOf(mistake, boards) ?? []),
    ...(tours.length > 0 ? tourMistakes(await solveTours(tours, lab)) : []).flatMap(
      (mistake) => scoreOf(mistake, tours) ?? [],
    ),
  ];
  return scores.sort((one, other) => other.most - one.most || other.least - one.least);
}

function scoreOf<Asked extends Case>(
  { words, isCounting, ways }: Mistake<Asked>,
  cases: readonly Asked[],
): MistakeScore | undefined {
  if (cases.length === 0) return undefined;
  const scores = ways.map((answering) => {
    const results = cases.map((asked) => {
      const answer = answering(asked);
      const share = isCounting ? asked.countingShare : undefined;
      const attempt = { verdict: isRight(asked, answer) ? "AC" : "WA" } as const;
      return { ...earningOf(asked), ...(share !== undefined && { share }), attempt };
    });
    return totalPoints(scored(results)).earned;
  });
  return { words, least: Math.min(...scores), most: Math.max(...scores) };
}

function isRight(asked: Case, answer: Answer | undefined): boolean {
  return answer !== undefined && contractOf(asked).check(answer).kind === "accepted";
}

/** Lets the reference answer the cases, and the questions that are taken for them. */
async function solveTours(cases: readonly TourCase[], lab: Lab) {
  const keyOf = ({ rows, columns, start, tour }: TourCase) =>
    [rows, columns, start.row, start.column, tour].join(" ");
  const questions = new Map([...misreadTours(cases), ...cases].map((asked) => [keyOf(asked), asked]));
  const answers = new Map(
    (await prove([...questions.values()], lab)).map(({ asked, attempt, answer }) => [
      keyOf(asked as TourCase),
      // A tour was asked for where there may be none.
      attempt.verdict === "WA" ? ({ kind: "none" } as const) : answer,
    ]),
  );
  return (asked: TourCase) => answers.get(keyOf(asked));
}
