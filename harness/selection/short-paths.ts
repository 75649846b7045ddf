import { readingsOf } from "../answer/read.ts";
import { plainOutput } from "../answer/text/output.ts";
import { scanLines } from "../answer/text/scan.ts";
import type { Selection, Transcript } from "./selection.ts";
import { templateLines } from "./template-lines.ts";

/** Fewer right paths give no evidence. */
const LEAST_PATHS = 4;

/** A path is all that is read. */
const PATH_ONLY: Pick<Transcript["plan"], "formats"> = { formats: ["path"] };

/** Numbers of two squares. */
const TWO_SQUARES = 4;

/**
 * Reads two squares as a path of one move where a program has printed no other number, if it answers by paths in other
 * cases. Elsewhere two squares may only say where C and S are.
 */
export function withShortPaths(transcripts: readonly Transcript[], selection: Selection): Selection {
  const isSilent = ({ output }: Transcript, at: number) => {
    const selected = selection.selected[at];
    if (selected?.kind !== "as-worded") return false;
    const printed = output();
    return numbersIn(printed) === TWO_SQUARES && readingsOf(printed, selected.plan).next().done === true;
  };
  const silent = transcripts.filter(isSilent);
  if (silent.length === 0) return selection;
  const paths = transcripts.filter(isRightPath);
  if (paths.length < LEAST_PATHS) return selection;
  const short = silent.filter((transcript) => !isBesideAll(paths, transcript));
  return {
    ...selection,
    selected: selection.selected.map((selected, at) =>
      short.includes(transcripts[at]!) ? { kind: "as-worded", plan: pathPlan(transcripts[at]!) } : selected,
    ),
  };
}

/** Tests if lines with the same text stand as often beside each path: they say where C and S are. */
function isBesideAll(paths: readonly Transcript[], transcript: Transcript): boolean {
  const said = numberedLines(transcript);
  return paths.map(numberedLines).every((others) => {
    const timesIn = (lines: readonly string[], line: string) => lines.filter((each) => each === line).length;
    return said.every((line) => timesIn(others, line) === timesIn(said, line));
  });
}

/** Lists the lines with numbers, with a sign in place of each number. */
function numberedLines({ output }: Transcript): string[] {
  return templateLines(output())
    .map(({ template }) => template)
    .filter((template) => template.includes("#"));
}

function numbersIn(output: Buffer): number {
  return scanLines(plainOutput(output), () => {}).numbers.length;
}

function isRightPath(transcript: Transcript): boolean {
  const [reading] = readingsOf(transcript.output(), { ...transcript.plan, ...PATH_ONLY });
  return reading !== undefined && transcript.check(reading.answer).kind === "accepted";
}

function pathPlan({ plan }: Transcript): Transcript["plan"] {
  return { ...plan, ...PATH_ONLY, declared: { ...plan.declared, ...PATH_ONLY } };
}
