import { plainOutput } from "../answer/output.ts";
import { readingsOf } from "../answer/read.ts";
import { scanLines } from "../answer/scan.ts";
import type { Hearing, Speech } from "./hearing.ts";
import { spokenLines } from "./spoken.ts";

/** Fewer right paths give no evidence. */
const LEAST_PATHS = 4;

/** A path is all that is read. */
const PATH_ONLY: Pick<Speech["plan"], "formats"> = { formats: ["path"] };

/** Numbers of two squares. */
const TWO_SQUARES = 4;

/**
 * Reads two squares as a path of one move where a program has printed no other number, if it answers by paths in other
 * cases. Elsewhere two squares may only say where C and S are.
 */
export function withShortPaths(speeches: readonly Speech[], hearing: Hearing): Hearing {
  const isSilent = ({ output }: Speech, at: number) => {
    const heard = hearing.heard[at];
    if (heard?.kind !== "as-worded") return false;
    const printed = output();
    return numbersIn(printed) === TWO_SQUARES && readingsOf(printed, heard.plan).next().done === true;
  };
  const silent = speeches.filter(isSilent);
  if (silent.length === 0) return hearing;
  const paths = speeches.filter(isRightPath);
  if (paths.length < LEAST_PATHS) return hearing;
  const short = silent.filter((speech) => !isBesideAll(paths, speech));
  return {
    ...hearing,
    heard: hearing.heard.map((heard, at) =>
      short.includes(speeches[at]!) ? { kind: "as-worded", plan: pathPlan(speeches[at]!) } : heard,
    ),
  };
}

/** Tests if lines with the same text stand as often beside each path: they say where C and S are. */
function isBesideAll(paths: readonly Speech[], speech: Speech): boolean {
  const said = numberedLines(speech);
  return paths.map(numberedLines).every((others) => {
    const timesIn = (lines: readonly string[], line: string) => lines.filter((each) => each === line).length;
    return said.every((line) => timesIn(others, line) === timesIn(said, line));
  });
}

/** Lists the lines with numbers, with a sign in place of each number. */
function numberedLines({ output }: Speech): string[] {
  return spokenLines(output())
    .map(({ template }) => template)
    .filter((template) => template.includes("#"));
}

function numbersIn(output: Buffer): number {
  return scanLines(plainOutput(output), () => {}).numbers.length;
}

function isRightPath(speech: Speech): boolean {
  const [reading] = readingsOf(speech.output(), { ...speech.plan, ...PATH_ONLY });
  return reading !== undefined && speech.check(reading.answer).kind === "accepted";
}

function pathPlan({ plan }: Speech): Speech["plan"] {
  return { ...plan, ...PATH_ONLY, declared: { ...plan.declared, ...PATH_ONLY } };
}
