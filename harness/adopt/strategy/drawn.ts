import { isDeepStrictEqual } from "node:util";
import { isRight, isTooSlow, type Try } from "../attempt/try.ts";

/** A run that takes more than this share of its time may be too slow the next time without drawing anything. */
const SURELY_IN_TIME = 1 / 3;

/**
 * Tests if a program is right in one run and too slow in others with the same input: it draws its start or its moves. Whoever
 * always began on one square and made the same moves would be as quick again.
 */
export function isRightByDraw(tries: readonly Try[]): boolean {
  const right = tries.filter(isRight);
  const [drawn, another] = right;
  if (!drawn || another || tries.length < 2 || !tries.every((each) => each === drawn || isTooSlow(each)))
    return false;
  const { outcome, task } = drawn;
  return (
    outcome !== undefined &&
    (outcome.cpuMs ?? outcome.wallMs) < task.limits.cpuMs * SURELY_IN_TIME &&
    tries.every((each) => isDeepStrictEqual(each.task.delivery, task.delivery))
  );
}
