import { readingsOf } from "../answer/read.ts";
import type { Hearing, Speech } from "./hearing.ts";

/** Fewer right paths give no evidence. */
const LEAST_PATHS = 4;

/** A path is all that is read. */
const PATH_ONLY: Pick<Speech["plan"], "formats"> = { formats: ["path"] };

/**
 * Reads two squares as a path of one move where a program has printed nothing else, if it answers by paths in other
 * cases. Elsewhere two squares may only say where C and S are.
 */
export function withShortPaths(speeches: readonly Speech[], hearing: Hearing): Hearing {
  const isSilent = ({ output }: Speech, at: number) => {
    const heard = hearing.heard[at];
    return heard?.kind === "as-worded" && readingsOf(output(), heard.plan).next().done === true;
  };
  const silent = speeches.filter(isSilent);
  if (silent.length === 0 || speeches.filter(isRightPath).length < LEAST_PATHS) return hearing;
  return {
    ...hearing,
    heard: hearing.heard.map((heard, at) =>
      silent.includes(speeches[at]!) ? { kind: "as-worded", plan: pathPlan(speeches[at]!) } : heard,
    ),
  };
}

function isRightPath(speech: Speech): boolean {
  const [reading] = readingsOf(speech.output(), { ...speech.plan, ...PATH_ONLY });
  return reading !== undefined && speech.check(reading.answer).kind === "accepted";
}

function pathPlan({ plan }: Speech): Speech["plan"] {
  return { ...plan, ...PATH_ONLY, declared: { ...plan.declared, ...PATH_ONLY } };
}
