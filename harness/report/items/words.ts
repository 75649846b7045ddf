import type { Locale } from "../../base/locale.ts";
import { remembered } from "../../base/remembered.ts";
import { type Sentence, say } from "../../base/sentence.ts";
import { quantitiesIn } from "../catalogue/quantities.ts";
import { wordsInEach } from "../catalogue/words-in-each.ts";
import { type ItemAnalysis, LEAST_TAKERS } from "./analysis.ts";
import { type ItemFinding, LEAST_REST } from "./findings.ts";

/** Those who take the cases as a test: the students of a class, or wrong programs. */
export type Takers = "students" | "programs";

/** Texts of an analysis of cases in one language. */
export interface ItemWords {
  readonly title: string;
  readonly takers: (count: number, takers: Takers) => string;
  readonly tooFew: (count: number, takers: Takers) => string;
  readonly alpha: (value: number) => string;
  readonly alphaMeans: string;
  readonly restMeans: string;
  readonly nothingStandsOut: string;
  readonly perCase: string;
  readonly heads: Readonly<Record<"case" | "points" | "passed" | "rest", string>>;
  readonly number: (value: number) => string;
  /** A number with two decimals. */
  readonly figure: (value: number) => string;
  readonly andMore: (count: number) => string;
  readonly findings: {
    readonly [Kind in ItemFinding["kind"]]: (said: Said<Kind>) => string;
  };
}

/** Facts that a sentence needs. */
interface Said<Kind extends ItemFinding["kind"]> {
  readonly finding: Extract<ItemFinding, { readonly kind: Kind }>;
  readonly takers: Takers;
  /** Names of the cases. */
  readonly names: string;
  readonly cases: number;
  /** Their part of the points in percent; absent where there are no points. */
  readonly percent?: number;
}

const formats = remembered(
  (locale: Locale) =>
    new Intl.NumberFormat(locale, {
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
      signDisplay: "negative",
    }),
);
const figureIn = (locale: Locale) => (value: number) => formats(locale).format(value).replace("-", "−");

const ONE = wordsInEach("items", ({ text }) => ({ students: text`student`, programs: text`wrong program` }));
const MANY = wordsInEach("items", ({ text }) => ({
  students: text`students`,
  programs: text`wrong programs`,
}));

function countedIn(locale: Locale) {
  return (count: number, takers: Takers) =>
    quantitiesIn(locale).counted(count, ONE[locale][takers], MANY[locale][takers]);
}

const inBrackets = (text: string | undefined) => (text === undefined ? "" : ` (${text})`);
const shareIn =
  (locale: Locale) =>
  ({ percent }: { readonly percent?: number }) =>
    percent === undefined ? undefined : shareWords(percent)[locale];
const shareWords = (percent: number): Sentence => say`${percent} % of the points`;

export const ITEM_WORDS: Readonly<Record<Locale, ItemWords>> = wordsInEach<ItemWords>(
  "items",
  ({ locale, text }) => ({
    title: text`What the cases tell`,
    takers: (count, takers) =>
      takers === "students"
        ? text`Counted: the ${countedIn(locale)(count, takers)} whose program was run.`
        : text`Counted: ${countedIn(locale)(count, takers)}.`,
    tooFew: (count, takers) =>
      text`With ${countedIn(locale)(count, takers)} nothing can be said about the cases: it takes at least ${LEAST_TAKERS}.`,
    alpha: (value) => text`Cronbach's alpha: ${figureIn(locale)(value)}.`,
    alphaMeans: text`1 if all cases say the same. Cases that repeat one another raise it.`,
    restMeans: text`r: the correlation of a case with the points in all other cases; near 1 it tells strong from weak as they do. Left out where fewer than five pass or fewer than five fail.`,
    nothingStandsOut: text`No case stands out.`,
    perCase: text`Case by case`,
    heads: { case: text`case`, points: text`points`, passed: text`passed by`, rest: "r" },
    number: quantitiesIn(locale).rounded,
    figure: figureIn(locale),
    andMore: (count) => text`and ${count} more`,
    findings: {
      "nobody-passes": (said) =>
        text`No ${ONE[locale][said.takers]} passes ${said.names}${inBrackets(shareIn(locale)(said))}.`,
      "nobody-fails": (said) =>
        text`No ${ONE[locale][said.takers]} fails ${said.names}${inBrackets(shareIn(locale)(said))}.`,
      alike: ({ finding: { row }, takers, names, cases, ...said }) => {
        const part = shareIn(locale)(said);
        const carry = part === undefined ? "" : text`; together they carry ${part}`;
        return row.all + row.none === row.judged
          ? text`Whoever passes one of these ${cases} cases passes ${cases === 2 ? text`the other` : text`all of them`}${carry}: ${names}.`
          : text`${row.all + row.none} of ${countedIn(locale)(row.judged, takers)} pass all of these ${cases} cases or none of them${carry}: ${names}.`;
      },
      against: ({ finding: { row }, takers, names }) =>
        text`Those ${MANY[locale][takers]} that have more points in the other cases fail ${names} more often (r = ${figureIn(locale)(row.rest ?? 0)}).`,
      weak: ({ names, ...said }) =>
        text`Passing these says little about the other cases, with r below ${figureIn(locale)(LEAST_REST)}: ${names}${inBrackets(shareIn(locale)(said))}.`,
    },
  }),
);

/** Most names of cases in a sentence. */
const MOST_NAMES = 6;

/** Tells a finding in a sentence. */
export function sayFinding(finding: ItemFinding, { points }: ItemAnalysis, told: Told): string {
  const words = ITEM_WORDS[told.locale];
  const rows = "rows" in finding ? finding.rows : [finding.row];
  const names = rows.flatMap(({ items }) => items);
  const own = rows.reduce((sum, row) => sum + row.points, 0);
  const say = words.findings[finding.kind] as (said: Said<ItemFinding["kind"]>) => string;
  return say({
    finding,
    takers: told.takers,
    names: listed(names, MOST_NAMES, words),
    cases: names.length,
    ...(points > 0 && { percent: Math.round((100 * own) / points) }),
  });
}

interface Told {
  readonly locale: Locale;
  readonly takers: Takers;
}

/** Names a row of cases by the first of them. */
export function rowName(items: readonly string[], words: ItemWords): string {
  return listed(items, 1, words);
}

function listed(names: readonly string[], most: number, { andMore }: ItemWords): string {
  const shown = names.slice(0, most);
  return [shown.join(", "), ...(names.length > most ? [andMore(names.length - most)] : [])].join(" ");
}
