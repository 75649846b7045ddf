import { asksForStarts, followsSize, followsStart, type Result, share } from "./result.ts";
import { isHeard, isRight } from "./try.ts";

export function isMostlyRight(result: Result): boolean {
  return share(result, isRight) > 0.5;
}

/** Tests if tours follow what was asked for, even if all of them are wrong. */
function follows(result: Result): boolean {
  return followsStart(result) || followsSize(result);
}

/**
 * Tests if a program was understood. The same output for every case could be an error message, so it counts
 * only if the program chose the start of its tours itself. If no answer is right, its tours must at least begin
 * where they were asked to, or have the sizes that were asked for.
 */
export function isConvincing(result: Result): boolean {
  const heard = result.tries.filter(isHeard);
  if (heard.length > 1 && result.manifest.fixed?.start !== undefined) return true;
  const outputs = new Set(
    heard.map(({ outcome }) => String((outcome?.answerFile ?? outcome?.stdout)?.bytes)),
  );
  return outputs.size > 1 && (result.tries.some(isRight) || !asksForStarts(result) || follows(result));
}

/** Tests if no other way needs to be tried: all is right, or tours begin where they were asked to. */
export function isSettled(result: Result): boolean {
  return result.tries.length > 1 && (share(result, isRight) === 1 || followsStart(result));
}

/**
 * Tests if it cannot be luck that a program was understood. Its tours follow what was asked for, or its answers are
 * different ones, and one of them at least is right.
 */
export function isProven(result: Result): boolean {
  return isConvincing(result) && (result.tries.some(isRight) || follows(result));
}
