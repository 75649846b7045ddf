import { type Sentence, say } from "../base/sentence.ts";
import { excerpt } from "../base/text.ts";
import type { YamlFile, YamlPath } from "../base/yaml-file.ts";
import { isProblem, unknownProblem } from "../case/known-problems.ts";
import { matches } from "../submission/expectation.ts";
import type { Gradebook } from "./gradebook/gradebook.ts";
import type { GradedClass } from "./grades.ts";
import { momentIn, offsetOf } from "./late/moment.ts";
import type { Scheme } from "./scheme.ts";
import type { Row } from "./who/people.ts";

interface Facts {
  readonly cases: GradedClass["cases"];
  readonly rows: readonly Row[];
  readonly gradebook?: Pick<Gradebook, "most" | "holds"> | undefined;
}

export const NOT_HELD: Sentence = say`the encoding of the gradebook does not have all of these letters. Save gradebook.csv in UTF-8`;

/** Finds what the schema of a scheme cannot tell: names of cases and students that fit nothing, and what the gradebook cannot take. */
export function schemeMistakes(file: YamlFile<Scheme>, { cases, rows, gradebook }: Facts): Sentence[] {
  const { problems = {}, bonus = [], adjustments = [], rubric = [], late, scale } = file.value;
  const mistakes: Sentence[] = [];
  const find = (at: YamlPath, sentence: Sentence) => mistakes.push(file.mistake(at, sentence));
  const checkCases = (named: string | readonly string[], at: YamlPath, among: GradedClass["cases"]) => {
    for (const pattern of [named].flat())
      if (!among.some(({ name }) => matches(pattern, name))) find(at, say`no case has the name ${pattern}`);
  };
  for (const [problem, { groups = [] }] of Object.entries(problems)) {
    if (!isProblem(problem)) find(["problems", problem], unknownProblem(problem));
    const own = cases.filter((each) => each.problem === problem);
    for (const [index, { cases: named }] of groups.entries())
      if (own.length > 0) checkCases(named, ["problems", problem, "groups", index, "cases"], own);
  }
  for (const [index, { cases: named }] of bonus.entries())
    checkCases(named, ["bonus", index, "cases"], cases);
  for (const [index, { reason }] of adjustments.entries()) {
    if (gradebook?.holds(reason) === false) find(["adjustments", index, "reason"], NOT_HELD);
  }
  for (const [index, { title, levels = [] }] of rubric.entries())
    if ([title, ...levels.map((each) => each.title)].some((text) => gradebook?.holds(text) === false))
      find(["rubric", index], NOT_HELD);
  if (late) mistakes.push(...timeMistakes(file, rows));
  const most = gradebook?.most;
  if (most !== undefined && scale?.most !== undefined && scale.most !== most)
    find(
      ["scale", "most"],
      say`the highest grade of the gradebook is ${most}. Remove this key, or change the platform`,
    );
  return mistakes;
}

/** Finds times that cannot be read, and times that cannot be compared with the one that is due. */
function timeMistakes(file: YamlFile<Scheme>, rows: readonly Row[]): Sentence[] {
  const { timeZone, late } = file.value;
  const unread = rows.flatMap(({ person: { timeMistake } }) => timeMistake ?? []);
  const given = rows.flatMap(({ person: { extension = "" }, times }) => [
    extension,
    ...Array.from(times.values(), ({ handedIn = "" }) => handedIn),
  ]);
  const withOffset = given.find((text) => offsetOf(momentIn(text) ?? "") !== undefined);
  const isComparable =
    withOffset === undefined ||
    timeZone !== undefined ||
    offsetOf(momentIn(late?.due ?? "") ?? "") !== undefined;
  if (isComparable) return unread;
  const shown = excerpt(withOffset);
  return [
    ...unread,
    file.mistake(
      ["late", "due"],
      say`this time has no time zone, but ${shown} has one. Add the line timeZone: America/Sao_Paulo, with the zone of the course`,
    ),
  ];
}
