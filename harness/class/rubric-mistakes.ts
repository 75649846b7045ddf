import { type Sentence, say } from "../base/sentence.ts";
import { excerpt } from "../base/text.ts";
import type { YamlFile, YamlPath } from "../base/yaml-file.ts";
import { mostByHand } from "./by-hand/rubric.ts";
import { scaleOf } from "./grades.ts";
import type { RubricItem, Scheme } from "./scheme.ts";

/**
 * Finds what the schema of a scheme cannot tell of its rubric.
 *
 * @param highest the highest grade of the gradebook, if there is one
 */
export function rubricMistakes(
  { value, mistake }: YamlFile<Scheme>,
  highest: number | undefined,
): Sentence[] {
  const { rubric = [] } = value;
  const { most } = scaleOf(value, highest);
  const sum = mostByHand(value);
  return [
    ...rubric.flatMap((item, at) => [
      ...repeated(rubric, at, "item").map((sentence) => mistake(["rubric", at, "item"], sentence)),
      ...levelMistakes(item).map(({ at: inItem, sentence }) => mistake(["rubric", at, ...inItem], sentence)),
    ]),
    ...(sum > most ? [mistake(["rubric"], aboveHighest(sum, most))] : []),
  ];
}

interface Mistake {
  readonly at: YamlPath;
  readonly sentence: Sentence;
}

/** A mark is told by its points: two levels of the same would have two titles for it. */
function levelMistakes({ most, levels = [] }: RubricItem): Mistake[] {
  return levels.flatMap(({ points }, at) => [
    ...repeated(levels, at, "points").map((sentence) => ({ at: ["levels", at, "points"], sentence })),
    ...(points > most ? [{ at: ["levels", at, "points"], sentence: aboveItem(points, most) }] : []),
  ]);
}

/** Says that an entry of a list has the value of an earlier one. */
function repeated<Key extends string>(
  list: readonly Readonly<Record<Key, string | number>>[],
  at: number,
  key: Key,
): Sentence[] {
  const value = list[at]![key];
  if (list.findIndex((each) => each[key] === value) === at) return [];
  const shown = excerpt(`${value}`);
  return [say`an entry before this one has the ${key} ${shown} already`];
}

function aboveItem(points: number, most: number): Sentence {
  return say`${points} points are more than the item can earn (most: ${most})`;
}

function aboveHighest(sum: number, most: number): Sentence {
  return say`these items are worth ${sum} points together, and the highest grade is ${most}`;
}
