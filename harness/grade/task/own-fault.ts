import { machineFaultOf } from "../../base/machine-fault.ts";
import { excerpt } from "../../base/text.ts";
import type { Finding } from "../../finding/index.ts";
import { withoutScratch } from "../../run/scratch/told.ts";

/** Turns a failure of ours into a judge error, so that no other grade is lost. */
export function ownFault(error: unknown): Finding {
  const machine = machineFaultOf(error);
  return { kind: "own-fault", quote: excerpt(withoutScratch(String(error))), ...(machine && { machine }) };
}
