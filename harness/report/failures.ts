import { isJudged, type Verdict } from "../finding/verdict.ts";
import type { Catalogue } from "./catalogue/catalogue.ts";
import { type DetailStyle, detailsOf, type ShownCase } from "./failure-details.ts";
import { printableParts } from "./printable-report.ts";
import { isAboutProgram } from "./record/audience.ts";
import type { CaseResult } from "./record/report.ts";
import { hanging } from "./words/columns.ts";
import { paintFor } from "./words/paint.ts";
import { type Saying, sayingsOf } from "./words/sayings.ts";

export interface FailureStyle extends DetailStyle {
  /** Most findings of one kind that get lines of their own; all if left out. */
  readonly mostOfKind?: number;
}

/** Most names of cases in one line. */
const MOST_NAMES = 8;

/** Tells the failures of one program, each once. */
export interface FailureTeller {
  /** Lines about a failure as soon as it is certain; none if the same or enough of its kind was told. */
  tellEarly(result: CaseResult): string[];
  /** Names the cases of which something was told early that does not hold any more. */
  takenBack(results: readonly CaseResult[]): string[];
  /** The parts of results that were not told yet. */
  untold(results: readonly CaseResult[]): CaseResult[];
  /** Lines about a failure; none if the same or enough of its kind was told. */
  tell(saying: Saying): string[];
  /** Names the cases for which there were no lines. */
  tellNames(): string[];
}

/**
 * Makes a teller. The first failure of each kind is told with its details, those of a case once, because sixty drawings would hide the others.
 *
 * @param caseNamed gives a case of the program's problem
 */
export function failureTeller(
  caseNamed: (name: string) => ShownCase | undefined,
  catalogue: Catalogue,
  style: FailureStyle,
): FailureTeller {
  const { words } = catalogue;
  const { columns, mostOfKind = Number.POSITIVE_INFINITY } = style;
  const paint = paintFor(style);
  /** The first case of everything that was said. */
  const said = new Map<string, string>();
  /** Words about each case that were printed already. */
  const saidOf = new Map<string, string | undefined>();
  const ofKind = new Map<string, number>();
  const detailed = new Set<string>();
  /** Cases that are only named, by what is said before their names. */
  const named = new Map<string, CaseResult[]>();

  const line = (verdict: Verdict, text: string) =>
    hanging(`${paint(meaningOf(verdict), verdict)}  `, text, columns);
  const countOf = (saying: Saying) => ofKind.get(kindOf(saying)) ?? 0;

  function tell(saying: Saying): string[] {
    const [first, ...others] = saying.results;
    const count = countOf(saying) + 1;
    ofKind.set(kindOf(saying), count);
    said.set(saying.key, first.case);
    for (const each of saying.results) saidOf.set(each.case, each.finding?.message);
    const asked = printableParts(caseNamed(first.case));
    const named = nameIn(first.case, asked);
    const place = others.length === 0 ? named : words.andOthers(named, others.length);
    const headline = line(first.verdict, `${isGeneral(first) ? "" : `${place}: `}${saying.said}`);
    // A hint about a case may follow what was said of the same case.
    if (count > 1 || detailed.has(first.case)) return headline;
    detailed.add(first.case);
    return [...headline, ...detailsOf(first, { asked, catalogue }, style)];
  }

  function tellOrName(saying: Saying): string[] {
    const [first] = saying.results;
    const before = said.get(saying.key);
    if (before === undefined && countOf(saying) < mostOfKind) return tell(saying);
    if (isGeneral(first)) return [];
    const same = before === undefined ? words.moreOfKind : words.sameAs(before);
    const key = `${first.verdict} ${same}`;
    named.set(key, [...(named.get(key) ?? []), ...saying.results]);
    return [];
  }

  return {
    tellEarly(result) {
      const { clue, ...plain } = printableParts(result);
      // A hint that few answers give is left out in the end, so hints wait.
      const certain = clue?.kind === "uncaught-error" ? { ...plain, clue } : plain;
      return sayingsOf([certain], words).flatMap((saying) =>
        said.has(saying.key) || countOf(saying) >= mostOfKind ? [] : tell(saying),
      );
    },
    takenBack(results) {
      const names = results
        .filter((each) => saidOf.has(each.case) && saidOf.get(each.case) !== each.finding?.message)
        .map((each) => each.case);
      for (const [key, first] of said) if (names.includes(first)) said.delete(key);
      return names.length === 0 ? [] : hanging("", words.takenBack(listed(names)), columns);
    },
    untold: (results) => printableParts(results).flatMap(untold),
    tell: tellOrName,
    tellNames: () =>
      Array.from(named, ([key, own]) => {
        const [{ verdict }] = own as [CaseResult];
        return line(verdict, `${key.slice(verdict.length + 1)}: ${listed(own.map((each) => each.case))}`);
      }).flat(),
  };

  function listed(names: readonly string[]): string {
    const shown = names.slice(0, MOST_NAMES).join(", ");
    const others = names.length - MOST_NAMES;
    return others > 0 ? words.andOthers(shown, others) : shown;
  }

  /** The part of a result that was not told early. */
  function untold(result: CaseResult): CaseResult[] {
    const { finding, ...others } = result;
    if (!saidOf.has(result.case) || saidOf.get(result.case) !== finding?.message) return [result];
    return others.clue && others.clue.kind !== "uncaught-error" ? [others] : [];
  }
}

/** Names a case as people do, and then as commands do. */
function nameIn(name: string, asked: ShownCase | undefined): string {
  return asked && asked.title !== name ? `${asked.title} (${name})` : name;
}

function isGeneral({ finding }: CaseResult): boolean {
  return finding !== undefined && isAboutProgram(finding);
}

function kindOf({ results: [{ verdict, finding, clue }] }: Saying): string {
  return [verdict, finding?.kind ?? clue?.kind].join(" ");
}

function meaningOf(verdict: Verdict) {
  if (verdict === "AC") return "accepted";
  return isJudged(verdict) ? "failed" : "unjudged";
}
