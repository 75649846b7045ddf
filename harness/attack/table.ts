import Table from "cli-table3";
import { excerpt } from "../base/text.ts";
import { en } from "../report/catalogue/en/index.ts";
import type { LevelName } from "../run/isolation/level.ts";
import { HOLDS } from "./attack.ts";
import type { Result } from "./battery.ts";

const MARKS = { better: " (better)", worse: " (!)" } as const;

/** Draws the battery as a table, with what is known of the level, and the count below it. */
export function attackTable(results: readonly Result[], level: LevelName): string {
  const table = new Table({
    head: ["attack", "the program ...", "end", "ms", "held", "evidence"],
    colWidths: [26, 40, 14, 7, 14, 60],
    wordWrap: true,
    style: { head: [], border: [], compact: true },
  });
  table.push(...results.map((result) => rowOf(result, level)));
  return `${table.toString()}\n${summary(results, level)}\n`;
}

/** Tells whether the level did what is known of it, or better, in every attack that was tried. */
export function isAsKnown(results: readonly Result[]): boolean {
  return results.every((result) => result.kind === "skipped" || result.assessment.surprise !== "worse");
}

function rowOf(result: Result, level: LevelName): string[] {
  const { attack } = result;
  if (result.kind === "skipped")
    return [attack.name, attack.tries, "", "", "skipped", excerpt(result.reason)];
  const { hold, evidence, surprise } = result.assessment;
  const known = attack.levels?.[level];
  const words = known && hold !== "contained" ? `known: ${known.words}. ` : "";
  const seen = evidence.map((each) => excerpt(each)).join("; ");
  const held = `${hold}${surprise ? MARKS[surprise] : ""}`;
  return [attack.name, attack.tries, result.end, String(result.wallMs), held, `${words}${seen}`];
}

function summary(results: readonly Result[], level: LevelName): string {
  const tried = results.flatMap((result) => (result.kind === "tried" ? [result.assessment] : []));
  const counts = HOLDS.map((hold) => `${tried.filter((each) => each.hold === hold).length} ${hold}`);
  const worse = tried.filter(({ surprise }) => surprise === "worse").length;
  return [
    `level ${level} (${en.levels[level].title}): ${tried.length} of ${results.length} attacks were tried: ${counts.join(", ")}`,
    `known gaps: ${en.levels[level].lacks}`,
    worse === 0
      ? "all results are as expected"
      : `${worse} results are not as expected for this level. They are marked with (!)`,
  ].join("\n");
}
