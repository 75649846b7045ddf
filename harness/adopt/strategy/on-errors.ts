import { type Sentence, say } from "../../base/sentence.ts";
import type { Invocation } from "../../problem/input/invocation.ts";
import type { Result } from "../attempt/result.ts";
import { isHeard, rejudged } from "../attempt/try.ts";

const BECAUSE: Sentence = say`nothing was printed on standard output, and what was printed here could be read`;

/** Copies the ways of asking, with the answer on standard error, if programs printed one there and nothing elsewhere. */
export function readFromErrors(ways: readonly Invocation[], results: readonly Result[]): Invocation[] {
  const isThere = results.some(({ manifest, tries }) => {
    const silent = tries.filter(({ outcome }) => outcome?.stdout.bytes.length === 0);
    return rejudged(silent, { ...manifest, answer: { stream: "stderr" } }).some(isHeard);
  });
  if (!isThere) return [];
  return ways
    .filter(({ answer }) => answer === undefined)
    .map((way) => ({
      ...way,
      answer: { stream: "stderr" },
      evidence: [...way.evidence, { at: ["answer", "stream"], because: BECAUSE }],
    }));
}
