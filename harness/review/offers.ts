import path from "node:path";
import type { FilesOf } from "../class/by-hand/by-hand.ts";
import type { Grade } from "../class/grades.ts";
import { keptFilesIn } from "../class/known-grades.ts";
import { isUnclear } from "../finding/index.ts";
import { isJudged } from "../finding/verdict.ts";
import { quantitiesIn } from "../report/catalogue/quantities.ts";
import { offersReading } from "../report/words/to-settle.ts";
import { LANGUAGES } from "../submission/language/index.ts";
import type { Action } from "./action.ts";
import { handInsOf, type OwnHandIn, type ReviewedClass } from "./reviewed-class.ts";
import type { DeskWords } from "./words/desk-words.ts";

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
  const handIns = handInsOf(grade, reviewed);
  const reports = handIns.map(({ report }) => report);
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
    ...programsIn(handIns, keptFilesIn(reviewed.known)).map((program) => ({
      title: words.program(program),
      action: settle({ program }),
    })),
  ];
}

const EXTENSIONS = new Set(Object.values(LANGUAGES).flatMap(({ extensions }) => extensions));

/** Names the files of which any may be the main program, if it is not clear which one is. */
function programsIn(handIns: readonly OwnHandIn[], filesOf: FilesOf): string[] {
  const files = handIns.flatMap((handIn) => {
    const { results, toLookAt = [] } = handIn.report;
    const findings = [...results.flatMap(({ finding }) => finding ?? []), ...toLookAt].filter(isUnclear);
    const named = findings.flatMap((finding) => ("files" in finding ? (finding.files ?? []) : []));
    if (findings.length === 0 || named.length > 0) return named;
    const all = filesOf(handIn) ?? [];
    return all.flatMap(({ path: file }) => (EXTENSIONS.has(path.posix.extname(file)) ? file : []));
  });
  return Array.from(new Set(files)).slice(0, MOST_PROGRAMS);
}
