import { type Reading, WEIGHTS } from "./reading/answer.ts";
import { plainOutput } from "./text/output.ts";

/** A line that is a number and nothing else. */
const NUMBER_ALONE = /^\s*-?\d+$/;

/** Part of an output in which its last line is looked for. */
const TAIL_BYTES = 4096;

/**
 * Tells if an answer is a whole one in the form that programs are asked for: a tour, a path, a sentence that states the
 * number or that there is none, or a number alone on the last line. Other numbers may stand in an output by chance.
 */
export function isComplete({ answer, weight }: Reading, output: Buffer): boolean {
  if (weight === WEIGHTS.hint && answer.kind === "none") return false;
  if (answer.kind !== "moves" || answer.path !== undefined || weight >= WEIGHTS.stated) return true;
  const tail = plainOutput(output.subarray(-TAIL_BYTES)).toString("latin1");
  return NUMBER_ALONE.test(tail.trimEnd().split("\n").at(-1)!);
}
