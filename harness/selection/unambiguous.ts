import { readingsOf } from "../answer/read.ts";
import { saysNone } from "../answer/text/wordings.ts";
import type { Transcript } from "./selection.ts";
import { templateLines } from "./template-lines.ts";

/**
 * Tests if an output is read in the same way whatever the program prints in other cases: it is empty, it says one
 * thing only, or it is in the form that programs are asked for.
 */
export function isUnambiguous({ output, plan }: Pick<Transcript, "output" | "plan">): boolean {
  if (plan.declared.formats !== undefined) return true;
  const printed = output();
  const [line, ...others] = templateLines(printed);
  if (line === undefined) return true;
  if (plan.formats.includes("bare-number"))
    return others.length === 0 && (line.tokens.length === 1 || saysNone(line.template));
  // Other tours are lists of squares, which a convention may turn around.
  const [reading] = readingsOf(printed, plan);
  return reading?.answer.kind === "grid" || reading?.answer.kind === "none";
}
