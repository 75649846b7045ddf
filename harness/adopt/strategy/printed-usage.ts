import type { ProblemName } from "../../case/names.ts";
import type { Clues, UsedArgument } from "../../problem/input/clues.ts";
import type { Invocation } from "../../problem/input/invocation.ts";
import type { Outcome } from "../../run/outcome.ts";
import type { Result } from "../attempt/result.ts";
import { isHeard } from "../attempt/try.ts";
import { waysToAsk } from "../attempt/ways.ts";
import { distinct } from "../source/clues.ts";
import { kindOf } from "../source/declared-options.ts";
import { PRINTED } from "../source/printed-prompts.ts";
import { statedIn } from "../source/usage.ts";

/** More of what a program printed is no complaint about its arguments. */
const MOST_BYTES = 4096;

/** More options are a manual, and not what the program lacks. */
const MOST_OPTIONS = 4;

/** Lists the ways that programs ask for where they complain of their arguments, besides those that are known. */
export function waysPrinted(
  problem: ProblemName,
  clues: Clues,
  { results, known }: { readonly results: readonly Result[]; readonly known: readonly Invocation[] },
): Invocation[] {
  const failed = results.flatMap(({ tries }) => tries.slice(0, 1)).filter((each) => !isHeard(each));
  const printed = failed.flatMap(({ outcome }) => (outcome ? [complaintOf(outcome)] : []));
  const usages = distinct(printed, String)
    .map(usageIn)
    .filter((usage) => usage.length > 0);
  if (usages.length === 0) return [];
  const traces = { ...clues.traces, arguments: clues.traces.arguments ?? PRINTED };
  const { likely } = waysToAsk(problem, { ...clues, usages, traces });
  const keyOf = ({ evidence: _, ...way }: Invocation) => JSON.stringify(way);
  const before = new Set(known.map(keyOf));
  return likely.filter((way) => !before.has(keyOf(way)));
}

function complaintOf({ stderr, stdout }: Outcome): string {
  return [stderr, stdout].map(({ bytes }) => String(bytes.subarray(0, MOST_BYTES))).join("\n");
}

/** Finds the arguments in a line of usage, which may go on in lines that are set in, or else the options that are named. */
function usageIn(complaint: string): UsedArgument[] {
  const lines = complaint.replace(/\n[ \t]+/g, " ").split("\n");
  const literals = lines.map((text) => ({ text, at: PRINTED }));
  const stated = statedIn({ text: "", literals });
  return stated.length > 0 ? stated : optionsNamed(complaint);
}

const OPTION = /(?<![\w/-])--?[A-Za-z][\w-]{0,30}/g;
const OF_HELP = /^--?(?:h|help|ajuda|v|version)$/i;

function optionsNamed(complaint: string): UsedArgument[] {
  const named = complaint.replace(/\[[^[\]]{0,80}\]/g, "").match(OPTION) ?? [];
  const options = Array.from(new Set(named)).filter((option) => !OF_HELP.test(option));
  if (options.length > MOST_OPTIONS) return [];
  return options.map((option) => ({ text: option, at: PRINTED, option, kind: kindOf([option]) }));
}
