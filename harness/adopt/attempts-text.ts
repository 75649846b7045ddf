import type { Locale } from "../base/locale.ts";
import { type Sentence, say } from "../base/sentence.ts";
import { excerpt, tellingLine } from "../base/text.ts";
import { missingDependency } from "../grade/task/missing-dependency.ts";
import { withoutScratch } from "../run/scratch/told.ts";
import { patienceWith } from "./attempt/patience.ts";
import type { Result } from "./attempt/result.ts";
import { saidBy } from "./attempt/said.ts";
import type { Try } from "./attempt/try.ts";

const NOT_RUN: Sentence = say`not run`;

/** Lists the ways that were tried, each with its verdicts and a line of what its last run printed. */
export function attemptsText(results: readonly Result[], locale: Locale): string {
  return results
    .map(
      (result) =>
        `  ${excerpt(saidBy(result.manifest, locale))}${patienceWith(result.tries)[locale]}\n      ${outcomeOf(result, locale)}\n`,
    )
    .join("");
}

function outcomeOf({ tries }: Result, locale: Locale): string {
  const verdictOf = (ruling: Try["ruling"]) =>
    missingDependency(ruling) === undefined ? ruling.verdict : "SK";
  const verdicts = tries.map(({ task, ruling }) => `${task.asked.name} ${verdictOf(ruling)}`).join(", ");
  const last = tries.at(-1)?.outcome;
  const printed = last && (tellingLine(last.stdout.bytes) || tellingLine(last.stderr.bytes));
  return `${verdicts || NOT_RUN[locale]}${printed ? `: ${withoutScratch(printed)}` : ""}`;
}
