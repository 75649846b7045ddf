import { csvForPeople } from "../../base/csv-for-people.ts";
import type { Locale } from "../../base/locale.ts";
import { byText } from "../../base/text.ts";
import type { GradeResult } from "../grade-result.ts";
import type { Platform } from "../gradebook/index.ts";
import { type Grade, rounded, type Scale } from "../grades.ts";
import type { RubricItem } from "../scheme.ts";
import { marksIn } from "../settle/kept-grades.ts";
import { total } from "../share.ts";
import { CLASS_WORDS, GRADE_COLUMNS } from "../words.ts";

interface Telling {
  readonly locale: Locale;
  readonly scale: Scale;
  /** Items of the rubric, each with a column; none if there is no rubric. */
  readonly rubric: readonly RubricItem[];
  /** The platform whose ids are the keys; absent without a gradebook, or if pseudonyms are shown. */
  readonly platform?: Platform | undefined;
}

/** Writes the table of all grades, in the dialect that spreadsheets of the language open, ordered by name. */
export function gradeTable(grades: readonly Grade[], { locale, scale, rubric, platform }: Telling): string {
  const { columns, keys, remarks } = CLASS_WORDS[locale];
  const remarkOf = (result: GradeResult) => {
    const remark = result.kind === "graded" ? result.untimed : result.kind;
    return remark === undefined ? undefined : remarks[remark];
  };
  const own = grades.flatMap(({ person: { rosterKey } }) => rosterKey ?? []);
  const rosterKind = own.length === 0 ? "none" : own.every((key) => key.includes("@")) ? "email" : "roster";
  const hasTwoKeys = platform !== undefined && rosterKind !== "none";
  const titles = [
    keys[platform ?? rosterKind],
    ...(hasTwoKeys ? [keys[rosterKind]] : []),
    ...GRADE_COLUMNS.flatMap((column) => [
      ...(column === "raw" ? rubric.map(({ title }) => title) : []),
      columns[column],
    ]),
  ];
  const rows = inOrder(grades, locale).map(({ person, result }) => {
    const graded = result.kind === "graded" ? result : undefined;
    const adjusted = graded?.adjustments.map(({ points }) => points) ?? [];
    return [
      person.key,
      ...(hasTwoKeys ? [person.rosterKey] : []),
      person.name,
      person.group,
      ...rubric.map(({ item }) => to(2, marksIn(result)[item])),
      graded && explaining(graded, scale),
      to(2, graded?.late?.percent),
      adjusted.length > 0 ? to(2, total(adjusted)) : undefined,
      "final" in result ? to(2, result.final) : undefined,
      remarkOf(result),
    ];
  });
  return csvForPeople([titles, ...rows], locale);
}

/** Orders by name as people of the language do; namesakes by their keys. */
function inOrder(grades: readonly Grade[], locale: Locale): Grade[] {
  const { compare } = new Intl.Collator(locale, { numeric: true });
  return grades.toSorted(
    ({ person: a }, { person: b }) =>
      compare(a.name, b.name) || byText(a.name, b.name) || byText(a.key, b.key),
  );
}

/** Decimals with which every raw grade explains the final one. */
const MOST_DECIMALS = 7;

/** The raw grade with two decimals, or as many more as are needed to come to the same final grade from it. */
function explaining(
  { raw, late, adjustments }: Extract<GradeResult, { kind: "graded" }>,
  scale: Scale,
): number {
  const final = (value: number) =>
    rounded(value * (1 - (late?.percent ?? 0) / 100) + total(adjustments.map(({ points }) => points)), scale);
  let decimals = 2;
  while (decimals < MOST_DECIMALS && final(to(decimals, raw)) !== final(raw)) decimals += 1;
  return to(decimals, raw);
}

function to(decimals: number, value: number): number;
function to(decimals: number, value: number | undefined): number | undefined;
function to(decimals: number, value: number | undefined): number | undefined {
  return value === undefined ? undefined : Math.round(value * 10 ** decimals) / 10 ** decimals;
}
