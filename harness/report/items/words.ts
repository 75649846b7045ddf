import type { Locale } from "../../base/locale.ts";
import type { Sentence } from "../../base/sentence.ts";
import { remembered } from "../../base/remembered.ts";
import { quantitiesIn } from "../catalogue/quantities.ts";
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

const ONE = {
  en: { students: "student", programs: "wrong program" },
  "pt-BR": { students: "aluno", programs: "programa errado" },
} as const;
const MANY = {
  en: { students: "students", programs: "wrong programs" },
  "pt-BR": { students: "alunos", programs: "programas errados" },
} as const;

function countedIn(locale: Locale) {
  return (count: number, takers: Takers) =>
    quantitiesIn(locale).counted(count, ONE[locale][takers], MANY[locale][takers]);
}

const inBrackets = (text: string | undefined) => (text === undefined ? "" : ` (${text})`);
const shareIn =
  (locale: Locale) =>
  ({ percent }: { readonly percent?: number }) =>
    percent === undefined ? undefined : shareWords(percent)[locale];
const shareWords = (percent: number): Sentence => ({
  en: `${percent} % of the points`,
  "pt-BR": `${percent} % dos pontos`,
});

const en: ItemWords = {
  title: "What the cases tell",
  takers: (count, takers) =>
    takers === "students"
      ? `Counted: the ${countedIn("en")(count, takers)} whose program was run.`
      : `Counted: ${countedIn("en")(count, takers)}.`,
  tooFew: (count, takers) =>
    `With ${countedIn("en")(count, takers)} nothing can be said about the cases: it takes at least ${LEAST_TAKERS}.`,
  alpha: (value) => `Cronbach's alpha: ${figureIn("en")(value)}.`,
  alphaMeans: "1 if all cases say the same. Cases that repeat one another raise it.",
  restMeans:
    "r: the correlation of a case with the points in all other cases; near 1 it tells strong from weak as they do. Left out where fewer than five pass or fewer than five fail.",
  nothingStandsOut: "No case stands out.",
  perCase: "Case by case",
  heads: { case: "case", points: "points", passed: "passed by", rest: "r" },
  number: quantitiesIn("en").rounded,
  figure: figureIn("en"),
  andMore: (count) => `and ${count} more`,
  findings: {
    "nobody-passes": (said) => `No ${ONE.en[said.takers]} passes ${said.names}${inBrackets(shareIn("en")(said))}.`,
    "nobody-fails": (said) => `No ${ONE.en[said.takers]} fails ${said.names}${inBrackets(shareIn("en")(said))}.`,
    alike: ({ finding: { row }, takers, names, cases, ...said }) => {
      const part = shareIn("en")(said);
      const carry = part === undefined ? "" : `; together they carry ${part}`;
      return row.all + row.none === row.judged
        ? `Whoever passes one of these ${cases} cases passes ${cases === 2 ? "the other" : "all of them"}${carry}: ${names}.`
        : `${row.all + row.none} of ${countedIn("en")(row.judged, takers)} pass all of these ${cases} cases or none of them${carry}: ${names}.`;
    },
    against: ({ finding: { row }, takers, names }) =>
      `Those ${MANY.en[takers]} that have more points in the other cases fail ${names} more often (r = ${figureIn("en")(row.rest ?? 0)}).`,
    weak: ({ names, ...said }) =>
      `Passing these says little about the other cases, with r below ${figureIn("en")(LEAST_REST)}: ${names}${inBrackets(shareIn("en")(said))}.`,
  },
};

const pt: ItemWords = {
  title: "O que os casos dizem",
  takers: (count, takers) =>
    takers === "students"
      ? `Contam os ${countedIn("pt-BR")(count, takers)} cujo programa foi executado.`
      : `Contam ${countedIn("pt-BR")(count, takers)}.`,
  tooFew: (count, takers) =>
    `Com ${countedIn("pt-BR")(count, takers)} não dá para dizer nada sobre os casos: são precisos pelo menos ${LEAST_TAKERS}.`,
  alpha: (value) => `Alfa de Cronbach: ${figureIn("pt-BR")(value)}.`,
  alphaMeans: "É 1 se todos os casos dizem a mesma coisa. Casos que se repetem o aumentam.",
  restMeans:
    "r: a correlação de um caso com os pontos em todos os outros; perto de 1, ele separa fortes de fracos como os outros. Fica de fora onde menos de cinco acertam ou menos de cinco erram.",
  nothingStandsOut: "Nenhum caso chama a atenção.",
  perCase: "Caso a caso",
  heads: { case: "caso", points: "pontos", passed: "acertam", rest: "r" },
  number: quantitiesIn("pt-BR").rounded,
  figure: figureIn("pt-BR"),
  andMore: (count) => `e mais ${count}`,
  findings: {
    "nobody-passes": (said) =>
      `Nenhum ${ONE["pt-BR"][said.takers]} acerta ${said.names}${inBrackets(shareIn("pt-BR")(said))}.`,
    "nobody-fails": (said) =>
      `Nenhum ${ONE["pt-BR"][said.takers]} erra ${said.names}${inBrackets(shareIn("pt-BR")(said))}.`,
    alike: ({ finding: { row }, takers, names, cases, ...said }) => {
      const part = shareIn("pt-BR")(said);
      const carry = part === undefined ? "" : `; juntos, valem ${part}`;
      return row.all + row.none === row.judged
        ? `Quem acerta um destes ${cases} casos acerta ${cases === 2 ? "o outro" : "todos"}${carry}: ${names}.`
        : `${row.all + row.none} de ${countedIn("pt-BR")(row.judged, takers)} acertam todos estes ${cases} casos ou nenhum${carry}: ${names}.`;
    },
    against: ({ finding: { row }, takers, names }) =>
      `Os ${MANY["pt-BR"][takers]} com mais pontos nos outros casos erram ${names} com mais frequência (r = ${figureIn("pt-BR")(row.rest ?? 0)}).`,
    weak: ({ names, ...said }) =>
      `Acertar estes diz pouco sobre os outros casos, com r abaixo de ${figureIn("pt-BR")(LEAST_REST)}: ${names}${inBrackets(shareIn("pt-BR")(said))}.`,
  },
};

export const ITEM_WORDS: Readonly<Record<Locale, ItemWords>> = { en, "pt-BR": pt };

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
