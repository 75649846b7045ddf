import type { Locale } from "../../base/locale.ts";
import type { Case } from "../../case/any-case.ts";
import { isCoded } from "../../case/names.ts";
import { CATALOGUES } from "../../report/catalogue/index.ts";
import { totalPoints } from "../../report/record/score.ts";
import type { Lab } from "../../run/lab.ts";
import { VERIFY_WORDS } from "../words.ts";
import { type MistakeScore, scoreMistakes } from "./index.ts";

/** Writes what typical mistakes score, as a Markdown table for each problem that has some. */
export async function mistakeTables(cases: readonly Case[], { lab, locale }: TableContext): Promise<string> {
  const problems = Array.from(new Set(cases.map(({ problem }) => problem))).filter(isCoded);
  const tables: string[] = [];
  for (const problem of problems) {
    const own = cases.filter((asked) => asked.problem === problem);
    const { possible } = totalPoints(own.map(({ points }) => ({ verdict: "AC", worth: points, points })));
    const title = CATALOGUES[locale].page.problems[problem];
    tables.push(tableOf(await scoreMistakes(own, lab), { title, possible, locale }));
  }
  return tables.join("\n");
}

interface TableContext {
  readonly lab: Lab;
  readonly locale: Locale;
}

function tableOf(
  scores: readonly MistakeScore[],
  { title, possible, locale }: { title: string; possible: number; locale: Locale },
): string {
  const { number } = CATALOGUES[locale].page;
  const { program, pointsOf } = VERIFY_WORDS[locale].mistakes;
  const rows = scores.map(({ words, least, most }) => {
    const points = least === most ? number(most) : `${number(least)}–${number(most)}`;
    return `| ${words[locale]} | ${points} |`;
  });
  return [`| ${title}: ${program} | ${pointsOf(possible)} |`, "|---|---|", ...rows, ""].join("\n");
}
