import type { Result } from "../attempt/result.ts";
import { isHeard, isTooSlow, type Subject, tryThough } from "../attempt/try.ts";

/** More ways in which a program is too slow are not tried again. */
const MOST_SLOW = 3;

/**
 * Tries the other easy cases of the likeliest ways in which a program was too slow: one that tries every path is quick from
 * a few corners only, which depend on the order of its moves.
 */
export async function tryOtherCorners(results: readonly Result[], subject: Subject): Promise<Result[]> {
  const slow = results.filter(({ tries }) => tries.length > 1 && tries.every(isTooSlow)).slice(0, MOST_SLOW);
  const others: Result[] = [];
  for (const result of slow) {
    // The first try was of a harder case.
    const more = await tryThough(
      result.manifest,
      result.easier?.slice(result.tries.length - 1) ?? [],
      subject,
    );
    if (more.some(isHeard)) others.push({ ...result, tries: [...result.tries, ...more] });
  }
  return others;
}
