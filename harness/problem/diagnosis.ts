import type { Case } from "../case/any-case.ts";
import type { Clue, Diagnosis } from "../finding/index.ts";
import { diagnoseGrowth } from "./growth.ts";
import { diagnoseNoTour } from "./knights-tour/no-tour.ts";
import { diagnoseStart } from "./knights-tour/start.ts";
import { diagnoseLostKnight } from "./lost-knight/diagnose.ts";
import { diagnoseOffSquare } from "./off-square.ts";
import type { Tried } from "./tried.ts";

/**
 * What all results of a program together say of the cause: nothing where several causes are possible, and nothing where
 * all is well.
 *
 * @param tried the cases of one problem, those with small boards first
 */
export function diagnose(tried: readonly Tried[]): Diagnosis[] {
  const of = <Name extends Case["problem"]>(problem: Name) =>
    tried.filter((each): each is Tried<Extract<Case, { problem: Name }>> => each.asked.problem === problem);
  return [
    diagnoseLostKnight(of("lost-knight")),
    diagnoseStart(of("knights-tour")),
    diagnoseNoTour(tried),
    diagnoseOffSquare(tried),
    diagnoseGrowth(tried),
  ].filter((diagnosis) => diagnosis !== undefined);
}

/**
 * Removes clues of the kinds that are on fewer than half of a program's wrong answers: a cause in the program shows again
 * and again, so these are taken for chance.
 */
export function withoutRareClues(tried: readonly Tried[]): Tried[] {
  const wrong = tried.filter(({ verdict }) => verdict === "WA");
  const isRare = (kind: Clue["kind"]) =>
    wrong.some(({ clue }) => clue?.kind === kind) &&
    2 * wrong.filter(({ clue }) => clue?.kind === kind).length < wrong.length;
  return tried.map((each) => {
    const { clue, ...others } = each;
    return clue && isRare(clue.kind) ? (others as Tried) : each;
  });
}
