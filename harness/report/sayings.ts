import { isOfPath } from "../finding/lost-knight.ts";
import { inSentences, type ReportWords } from "./catalogue/catalogue.ts";
import type { CaseResult } from "./report.ts";
import { wordsOf } from "./words.ts";

/** A sentence about one result or several. A compile error, for example, is the same on every case. */
export interface Saying {
  /**
   * Tells sayings apart. A crash at the same place is the same, whatever its message quotes, and so is a defect of a path,
   * whatever step it is in.
   */
  readonly key: string;
  readonly said: string;
  /** The results that it is said of, in the order of the cases. */
  readonly results: readonly [CaseResult, ...CaseResult[]];
}

/** Lists what there is to say of the results, each sentence once. */
export function sayingsOf(results: readonly CaseResult[], words: ReportWords): Saying[] {
  const sayings = new Map<string, { said: Set<string>; results: [CaseResult, ...CaseResult[]] }>();
  for (const result of results) {
    const said = wordsOf(result, words);
    if (said === "") continue;
    const key = keyOf(result, said);
    const known = sayings.get(key);
    known?.said.add(said);
    if (known) known.results.push(result);
    else sayings.set(key, { said: new Set([said]), results: [result] });
  }
  return Array.from(sayings, ([key, { said, results }]) => {
    const [first, another] = said;
    const [{ case: asked, clue }] = results;
    const ofFirst = clue?.kind === "uncaught-error" ? words.messageOf(asked) : words.placeOf(asked);
    return { key, said: inSentences([first, another !== undefined && ofFirst]), results };
  });
}

function keyOf({ verdict, expected, finding, clue, note }: CaseResult, said: string): string {
  if (clue?.kind === "uncaught-error") return [verdict, expected, clue.error, clue.file, clue.line].join(" ");
  if (finding && isOfPath(finding)) return [verdict, expected, finding.kind, note?.message].join(" ");
  return `${verdict} ${said}`;
}
