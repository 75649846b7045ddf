import type { Grade } from "../class/grades.ts";
import { isJudged } from "../finding/verdict.ts";
import { quantitiesIn } from "../report/catalogue/quantities.ts";
import type { SubmissionReport } from "../report/record/report.ts";
import { offersReading } from "../report/words/to-settle.ts";
import type { Action } from "./action.ts";
import { handInsOf, type ReviewedClass } from "./reviewed-class.ts";
import type { DeskWords } from "./words.ts";

/** A decision that one key takes. */
export interface Offer {
  readonly title: string;
  readonly action: Action;
}

interface Facts {
  readonly reviewed: ReviewedClass;
  readonly words: DeskWords;
}

/** Most programs of which one is to be chosen. */
const MOST_PROGRAMS = 5;

/** Lists the decisions that can be taken about a person at once, the most likely first. */
export function offersFor(grade: Grade, { reviewed, words }: Facts): Offer[] {
  const person = grade.person.key;
  const reports = handInsOf(grade, reviewed).map(({ report }) => report);
  const { number } = quantitiesIn(reviewed.report.language);
  const results = reports.flatMap((report) => report.results);
  const isJudgedWhole = results.length > 0 && results.every(({ verdict }) => isJudged(verdict));
  const [earned, possible] = (["earned", "possible"] as const).map((part) =>
    reports.reduce((sum, { points }) => sum + points[part], 0),
  ) as [number, number];
  const settle = (keys: Omit<Extract<Action, { do: "settle" }>, "do" | "person">): Action => ({
    do: "settle",
    person,
    ...keys,
  });
  return [
    ...(isJudgedWhole
      ? [
          {
            title: words.confirm(`${number(earned)} / ${number(possible)}`),
            action: settle({ confirm: true }),
          },
        ]
      : []),
    ...(reports.some(({ toLookAt = [] }) => toLookAt.some(offersReading))
      ? [{ title: words.reading, action: settle({ reading: true }) }]
      : []),
    ...programsIn(reports).map((program) => ({ title: words.program(program), action: settle({ program }) })),
  ];
}

/** Names the files of which any may be the main program. */
function programsIn(reports: readonly SubmissionReport[]): string[] {
  const findings = reports.flatMap(({ results, toLookAt = [] }) => [
    ...results.flatMap(({ finding }) => finding ?? []),
    ...toLookAt,
  ]);
  const files = findings.flatMap((finding) =>
    finding.kind === "several-mains" || finding.kind === "several-copies" ? finding.files : [],
  );
  return Array.from(new Set(files)).slice(0, MOST_PROGRAMS);
}
