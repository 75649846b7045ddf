import type { Case } from "../case/any-case.ts";
import type { Diagnosis } from "../finding/index.ts";
import { diagnoseGrowth } from "./growth.ts";
import { diagnoseNoTour } from "./knights-tour/no-tour.ts";
import { diagnoseStart } from "./knights-tour/start.ts";
import { diagnoseLostKnight } from "./lost-knight/diagnose.ts";
import { diagnoseOffSquare } from "./off-square.ts";
import type { Tested } from "./tested.ts";

/**
 * What all results of a program together say of the cause: nothing where several causes are possible, and nothing where
 * all is well.
 *
 * @param tested the cases of one problem, those with small boards first
 */
export function diagnose(tested: readonly Tested[]): Diagnosis[] {
  const of = <Name extends Case["problem"]>(problem: Name) =>
    tested.filter((each): each is Tested<Extract<Case, { problem: Name }>> => each.asked.problem === problem);
  return [
    diagnoseLostKnight(of("lost-knight")),
    diagnoseStart(of("knights-tour")),
    diagnoseNoTour(tested),
    diagnoseOffSquare(tested),
    diagnoseGrowth(tested),
  ].filter((diagnosis) => diagnosis !== undefined);
}
