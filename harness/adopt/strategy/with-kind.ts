import { type Sentence, say } from "../../base/sentence.ts";
import { type Result, share } from "../attempt/result.ts";
import { isRight, tryThough } from "../attempt/try.ts";
import type { Search } from "./search.ts";

const AS_MUCH: Sentence = say`asked so, it is right in as many small cases as by another way that was found, and it is told which tours must be closed`;

/**
 * Says which tours must be closed, too, where a way that was found says all else that the contract does: the program must be
 * right as often as before, and obey the word on a board that has open tours only.
 */
export async function withKind(best: Result, { adopting, clues, subject }: Search): Promise<Result> {
  const { manifest, evidence, tries } = best;
  const input = manifest.input && adopting.kinds?.toldIn(manifest.input);
  if (!input || clues.traces.closed === undefined) return best;
  const { fixed: { tour: _, ...fixed } = {}, ...others } = manifest;
  const told = { ...others, input, ...(Object.keys(fixed).length > 0 && { fixed }) };
  const before = tries.map(({ task }) => task.asked);
  const cases = [...before, ...adopting.kinds!.cases];
  const more = await tryThough(told, cases, subject);
  const isObeyed = more.length === cases.length && more.slice(before.length).every(isRight);
  const again = { ...best, tries: more.slice(0, before.length) };
  if (!isObeyed || share(again, isRight) < share(best, isRight)) return best;
  const kept = evidence.filter(({ at }) => at[0] !== "input" && at[1] !== "tour");
  return { ...best, manifest: told, evidence: [...kept, { at: ["input"], because: AS_MUCH }], tries: more };
}
