import { isOfPath } from "../../finding/lost-knight.ts";
import type { ReportWords } from "../catalogue/catalogue.ts";
import type { CaseResult } from "../record/report.ts";
import { wordsOf } from "./words.ts";

/** A sentence about one result or several. A compile error, for example, is the same on every case. */
export interface Saying {
  /**
   * Tells sayings apart. A crash at the same place is the same, whatever its message quotes, and so is a defect of a path,
   * whatever step it is in.
   */
  readonly key: string;
  readonly said: string;
  /** The results that it is said of, in the order of the cases, but for paths on the narrowest boards. */
  readonly results: readonly [CaseResult, ...CaseResult[]];
}

/** Lists what there is to say of the results, each sentence once. */
export function sayingsOf(results: readonly CaseResult[], words: ReportWords): Saying[] {
  const sayings = new Map<string, Said[]>();
  for (const result of results) {
    const said = wordsOf(result, words);
    if (said === "") continue;
    const key = keyOf(result, said);
    sayings.set(key, [...(sayings.get(key) ?? []), { said, result }]);
  }
  return Array.from(sayings, ([key, all]) => {
    // On a board that is narrower than a move, a path is hard to follow.
    const inOrder = all.toSorted((one, other) => Number(isNarrow(one)) - Number(isNarrow(other)));
    const [{ said, result }] = inOrder as [Said];
    const ofFirst = (result.clue?.kind === "uncaught-error" ? words.messageOf : words.placeOf)(result.case);
    const isOfFirst = all.some((each) => each.said !== said);
    const own = inOrder.map((each) => each.result) as [CaseResult, ...CaseResult[]];
    return { key, said: isOfFirst ? wordsOf(result, words, ofFirst) : said, results: own };
  });
}

interface Said {
  readonly said: string;
  readonly result: CaseResult;
}

function isNarrow({ result: { finding } }: Said): boolean {
  const { view } = finding && isOfPath(finding) ? finding : {};
  return view !== undefined && Math.min(view.rows, view.columns) < 3;
}

function keyOf({ verdict, expected, finding, clue, note }: CaseResult, said: string): string {
  if (clue?.kind === "uncaught-error") return [verdict, expected, clue.error, clue.file, clue.line].join(" ");
  if (finding && isOfPath(finding)) return [verdict, expected, finding.kind, note?.message].join(" ");
  return `${verdict} ${said}`;
}
