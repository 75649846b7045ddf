import { patternsOfResults } from "../answer/text/wording-patterns.ts";
import { statedMoves } from "../answer/text/wordings.ts";
import { rememberedLately } from "../base/remembered.ts";

/** Names that words may give a number, from another thing to the answer itself. */
const CALLED = ["something else", "nothing", "a result", "a measure", "moves", "the answer"] as const;
type Called = (typeof CALLED)[number];

/** Tells how much the words of a simplified line claim to be the answer with a number, or with a denial: more is larger. */
export function claimOf(line: string, said: number | "none"): number {
  return CALLED.indexOf(called(line, said));
}

/** Claim of a number that no words call anything. */
export const NO_CLAIM = CALLED.indexOf("nothing");

function called(line: string, said: number | "none"): Called {
  const { ofAnswer, ofMoves, ofOtherCount } = patternsOfResults();
  const stated = said === "none" || ofOtherCount.test(line) ? undefined : statedMoves(line);
  if (said !== "none" && !stated?.moves.includes(said))
    return isOfOther(line, said) ? "something else" : "nothing";
  if (ofAnswer.test(line)) return "the answer";
  if (stated && !stated.strong) return "a result";
  return !stated || ofMoves.test(line) ? "moves" : "a measure";
}

const NUMBER = /\d+/g;

function isOfOther(line: string, value: number): boolean {
  const numbers: number[] = [];
  const left = placesLeft(line.replace(NUMBER, (number) => String(numbers.push(Number(number)) - 1)));
  return numbers.includes(value) && !left.some((place) => numbers[place] === value);
}

/** Lists the numbers that words do not name as something else, in a line that has the place of each number instead. */
const placesLeft = rememberedLately((line: string): number[] => {
  const { otherNumbers, otherCounts } = patternsOfResults();
  const left = [...otherNumbers, otherCounts].reduce((text, pattern) => text.replace(pattern, " "), line);
  return Array.from(left.matchAll(NUMBER), ([place]) => Number(place));
});
