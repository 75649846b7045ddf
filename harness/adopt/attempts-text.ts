import { excerpt, tellingLine } from "../base/text.ts";
import type { Result } from "./result.ts";
import { saidBy } from "./said.ts";

/** Lists the ways that were tried, each with its verdicts and a line of what its last run printed. */
export function attemptsText(results: readonly Result[]): string {
  return results
    .map((result) => `  ${excerpt(saidBy(result.manifest))}\n      ${outcomeOf(result)}\n`)
    .join("");
}

function outcomeOf({ tries }: Result): string {
  const verdicts = tries.map(({ task, ruling }) => `${task.asked.name} ${ruling.verdict}`).join(", ");
  const last = tries.at(-1)?.outcome;
  const printed = last && (tellingLine(last.stdout.bytes) || tellingLine(last.stderr.bytes));
  return `${verdicts || "not run"}${printed ? `: ${printed}` : ""}`;
}
