import type { ReportWords } from "./catalogue/catalogue.ts";
import type { CaseResult } from "./report.ts";
import { wordsOf } from "./words.ts";

/** A sentence about one result or several. A compile error, for example, is the same on every case. */
export interface Saying {
  readonly said: string;
  /** The results that it is said of, in the order of the cases. */
  readonly results: readonly [CaseResult, ...CaseResult[]];
}

/** Lists what there is to say of the results, each sentence once. */
export function sayingsOf(results: readonly CaseResult[], words: ReportWords): Saying[] {
  const sayings = new Map<string, { said: string; results: [CaseResult, ...CaseResult[]] }>();
  for (const result of results) {
    const said = wordsOf(result, words);
    if (said === "") continue;
    const known = sayings.get(`${result.verdict} ${said}`);
    if (known) known.results.push(result);
    else sayings.set(`${result.verdict} ${said}`, { said, results: [result] });
  }
  return [...sayings.values()];
}
