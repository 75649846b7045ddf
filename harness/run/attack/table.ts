import Table from "cli-table3";
import { en } from "../../report/catalogue/en/index.ts";
import { excerpt } from "../../text.ts";
import type { LevelName } from "../isolation/index.ts";
import { HOLDS, standingOf } from "./attack.ts";
import type { Result } from "./battery.ts";

/** The battery as a table, with what the level is known not to hold, and the count below it. */
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

/** Whether the level did what is known of it in every attack that was tried. */
export function isAsKnown(results: readonly Result[]): boolean {
  return results.every((result) => result.kind === "skipped" || result.verdict.asKnown);
}

function rowOf(result: Result, level: LevelName): string[] {
  const { attack } = result;
  if (result.kind === "skipped")
    return [attack.name, attack.tries, "", "", "skipped", excerpt(result.reason)];
  const { hold, evidence, asKnown, better } = result.verdict;
  const standing = standingOf(attack, level);
  const known = "words" in standing && hold !== "contained" ? `known: ${standing.words}. ` : "";
  const held = asKnown ? `${hold}${better ? " (better)" : ""}` : `${hold} (!)`;
  const words = evidence.map((each) => excerpt(each)).join("; ");
  return [attack.name, attack.tries, result.end, String(result.wallMs), held, `${known}${words}`];
}

function summary(results: readonly Result[], level: LevelName): string {
  const tried = results.flatMap((result) => (result.kind === "tried" ? [result.verdict] : []));
  const counts = HOLDS.map((hold) => `${tried.filter((each) => each.hold === hold).length} ${hold}`);
  const surprises = tried.filter(({ asKnown }) => !asKnown).length;
  return [
    `level ${level} (${en.levels[level].title}): ${tried.length} of ${results.length} attacks were tried: ${counts.join(", ")}`,
    `known gaps: ${en.levels[level].lacks}`,
    surprises === 0
      ? "all results are as expected"
      : `${surprises} results are not as expected for this level. They are marked with (!)`,
  ].join("\n");
}
