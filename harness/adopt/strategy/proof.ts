import { asksForStarts, followsSize, followsStart, type Result, share } from "../attempt/result.ts";
import { beginsElsewhere, endsEarly, isLong, startAskedOf, startOf } from "../attempt/tours.ts";
import { answerIn, isHeard, isRight, isTooSlow, type Try } from "../attempt/try.ts";
import { isRightByDraw } from "./drawn.ts";

export function isMostlyRight(result: Result): boolean {
  return share(result, isRight) > 0.5;
}

/**
 * Tests if a guess counts. It has no clue behind it, so it must make most cases right; those that the program is too slow
 * for say nothing. If a program was told a size and has its own, it took these numbers for something else.
 */
export function isGoodGuess(result: Result): boolean {
  const ended = { ...result, tries: result.tries.filter((each) => !isTooSlow(each)) };
  return isMostlyRight(ended) && !result.ignoresSize;
}

/** Tests if tours follow what was asked for, even if all of them are wrong. */
function follows(result: Result): boolean {
  return followsStart(result) || followsSize(result);
}

/**
 * Tests if a program was understood. The same answer to every case could be an error message, so it counts
 * only if the program chose the start of its tours itself, and one is right as far as it goes. If no answer is right, its
 * tours must at least begin where they were asked to, or have the sizes that were asked for. What is made up may be the
 * reason why nothing is right.
 */
export function isConvincing(result: Result): boolean {
  if (result.evidence.some(({ isMadeUp }) => isMadeUp) && !result.tries.some(isRight)) return false;
  const heard = result.tries.filter(isHeard);
  const tours = heard.filter((each) => isRight(each) || isLong(each));
  // Squares that are no tour need not begin where the program does.
  const isTour = (each: Try) => isRight(each) || endsEarly(each);
  if (tours.length > 1 && tours.some(isTour) && result.manifest.fixed?.start !== undefined) return true;
  if (isQuickFromOneStart(result)) return true;
  if (result.manifest.fixed?.start !== undefined && isRightByDraw(result.tries)) return true;
  // Nothing says where its tours are to begin.
  if (asksForStarts(result) && !result.tries.some(startAskedOf)) return false;
  const answers = new Set(heard.map(answerIn));
  if (answers.size < 2) return false;
  return asksForStarts(result)
    ? follows(result) || isRightByInput(result)
    : isRightNumber(result, answers.size);
}

/** A small number is right by luck now and then, and whatever is typed may change it. */
function isRightNumber({ tries }: Result, answers: number): boolean {
  return answers > 2 || tries.filter(isRight).length > 1;
}

/**
 * Tests if a tour is right, and not by chance: no other tour begins elsewhere than it was asked to. That there is no tour says
 * nothing of where it would begin.
 */
function isRightByInput({ tries }: Result): boolean {
  const isRightTour = (each: Try) => isRight(each) && startOf(each) !== undefined;
  return tries.some(isRightTour) && !tries.some((each) => !isRight(each) && beginsElsewhere(each));
}

/** Ranks what shows that a program was understood: tours that follow what was asked for, anything else, nothing. */
export function strengthOf(result: Result): 0 | 1 | 2 {
  if (follows(result)) return 2;
  return isConvincing(result) ? 1 : 0;
}

/** A program that is too slow this often from other starts was told them. */
const LEAST_SLOW = 2;

/**
 * Tests if a tour begins where it was asked to, and the program computes on and on if it is asked for other starts. Had it
 * not understood the start, it would have been as quick from all of them. What it drew would hardly be right twice.
 */
function isQuickFromOneStart(result: Result): boolean {
  const { tries, again } = result;
  const [heard, another] = tries.filter(isHeard);
  if (!heard || another || !isRight(heard) || !asksForStarts(result)) return false;
  if (again && !isRight(again)) return false;
  const isAnotherStart = (each: Try) =>
    startAskedOf(each) !== undefined && each.task.asked.rows === heard.task.asked.rows;
  return (
    startAskedOf(heard) !== undefined &&
    tries.filter((each) => isAnotherStart(each) && isTooSlow(each)).length > LEAST_SLOW
  );
}

/** Tests if no other way needs to be tried: all is right, or all tours begin where they were asked to. */
export function isConclusive(result: Result): boolean {
  if (result.tries.length < 2) return false;
  return share(result, isRight) === 1 || (followsStart(result) && !result.tries.some(beginsElsewhere));
}

/**
 * Tests if it cannot be luck that a program was understood. Its tours follow what was asked for, or its answers are
 * different ones, and one of them at least is right.
 */
export function isProven(result: Result): boolean {
  return isConvincing(result) && (result.tries.some(isRight) || follows(result));
}
