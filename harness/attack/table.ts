import Table from "cli-table3";
import type { Locale } from "../base/locale.ts";
import { excerpt } from "../base/text.ts";
import { CATALOGUES } from "../report/catalogue/index.ts";
import { wordsInEach } from "../report/catalogue/words-in-each.ts";
import type { LevelName } from "../run/isolation/level.ts";
import { type EndName, HOLDS, type Hold } from "./attack.ts";
import type { Result } from "./battery.ts";

/** Words of the table in one language. */
interface TableWords {
  readonly head: readonly string[];
  readonly ends: Readonly<Record<EndName, string>>;
  readonly holds: Readonly<Record<Hold | "skipped", string>>;
  readonly marks: Readonly<Record<"better" | "worse", string>>;
  readonly known: string;
  readonly tried: (level: string, tried: number, all: number) => string;
  readonly gaps: string;
  readonly asExpected: string;
  readonly notAsExpected: (count: number) => string;
}

const WORDS: Readonly<Record<Locale, TableWords>> = wordsInEach<TableWords>("table", ({ text }) => ({
  head: [text`attack`, text`the program ...`, text`end`, "ms", text`held`, text`evidence`],
  ends: {
    exited: text`exited`,
    signalled: text`signalled`,
    "not-started": text`not started`,
    unmeasured: text`unmeasured`,
    stopped: text`stopped`,
    "compile-error": text`compile error`,
    "not-built": text`not built`,
    "not-ended": text`not ended`,
    cpu: text`CPU time`,
    wall: text`clock`,
    memory: text`memory`,
    output: text`output`,
    "file-size": text`file size`,
    space: text`space`,
  },
  holds: { contained: text`contained`, bounded: text`bounded`, open: text`open`, skipped: text`skipped` },
  marks: { better: text`better`, worse: "!" },
  known: text`known`,
  tried: (level, tried, all) => text`level ${level}: ${tried} of ${all} attacks were tried`,
  gaps: text`known gaps`,
  asExpected: text`all results are as expected`,
  notAsExpected: (count) =>
    text`${count} results are not as expected for this level. They are marked with (!)`,
}));

interface Shown {
  readonly level: LevelName;
  readonly locale: Locale;
}

/** The parts of a table of the battery, each as a text of whole lines: a row can be shown as soon as it is known. */
export interface AttackTable {
  readonly head: string;
  row(result: Result): string;
  /** The end of the table, with the count below it. */
  foot(results: readonly Result[]): string;
}

/** Lines above the first row of a table: the border, the names of the columns, and a line below them. */
const HEAD_LINES = 3;

/** Draws the battery as a table, with what is known of the level. */
export function attackTable(shown: Shown): AttackTable {
  const { head } = WORDS[shown.locale];
  const linesWith = (row: readonly string[]): string[] => {
    const table = new Table({
      head: [...head],
      colWidths: [26, 40, 14, 7, 14, 60],
      wordWrap: true,
      style: { head: [], border: [], compact: true },
    });
    table.push([...row]);
    return table.toString().split("\n");
  };
  const lines = linesWith(head.map(() => ""));
  return {
    head: text(lines.slice(0, HEAD_LINES)),
    row: (result) => text(linesWith(rowOf(result, shown)).slice(HEAD_LINES, -1)),
    foot: (results) => text([...lines.slice(-1), summary(results, shown)]),
  };
}

function text(lines: readonly string[]): string {
  return lines.map((line) => `${line}\n`).join("");
}

/** Tells whether the level did what is known of it, or better, in every attack that was tried. */
export function isAsKnown(results: readonly Result[]): boolean {
  return results.every((result) => result.kind === "skipped" || result.assessment.surprise !== "worse");
}

function rowOf(result: Result, { level, locale }: Shown): string[] {
  const { attack } = result;
  const words = WORDS[locale];
  const tries = attack.tries[locale];
  if (result.kind === "skipped")
    return [attack.name, tries, "", "", words.holds.skipped, excerpt(result.reason[locale])];
  const { hold, evidence, surprise } = result.assessment;
  const known = attack.levels?.[level];
  const why = known && hold !== "contained" ? `${words.known}: ${known.words[locale]}. ` : "";
  const seen = evidence.map((each) => excerpt(each[locale])).join("; ");
  const held = `${words.holds[hold]}${surprise ? ` (${words.marks[surprise]})` : ""}`;
  return [attack.name, tries, words.ends[result.end], String(result.wallMs), held, `${why}${seen}`];
}

function summary(results: readonly Result[], { level, locale }: Shown): string {
  const words = WORDS[locale];
  const { title, lacks } = CATALOGUES[locale].levels[level];
  const tried = results.flatMap((result) => (result.kind === "tried" ? [result.assessment] : []));
  const counts = HOLDS.map(
    (hold) => `${tried.filter((each) => each.hold === hold).length} × ${words.holds[hold]}`,
  );
  const worse = tried.filter(({ surprise }) => surprise === "worse").length;
  return [
    `${words.tried(`${level} (${title})`, tried.length, results.length)}: ${counts.join(", ")}`,
    `${words.gaps}: ${lacks}`,
    worse === 0 ? words.asExpected : words.notAsExpected(worse),
  ].join("\n");
}
