import { ExpectedError } from "../base/errors.ts";
import { type Sentence, say } from "../base/sentence.ts";
import type { StatedCase } from "./case.ts";
import type { CaseFolder } from "./case-folders.ts";

/**
 * Gives each case of a folder its part of the points of its group.
 *
 * @param cases all cases of the folder, with their weights as points if their groups have points
 * @throws ExpectedError with each group that has no cases to share its points
 */
export function withSharedPoints<Stated extends StatedCase<unknown>>(
  cases: readonly Stated[],
  { settings: { groups = {} }, file }: Pick<CaseFolder, "settings" | "file">,
): Stated[] {
  const weights = new Map<string, number>();
  for (const {
    base: { group, points },
  } of cases)
    if (group) weights.set(group.name, (weights.get(group.name) ?? 0) + points);
  const mistakes = Object.entries(groups).flatMap(([name, { points = 0 }]) => {
    const weight = weights.get(name);
    if (weight === undefined) return [file.mistake(["groups", name], NO_CASES)];
    return points > 0 && weight === 0 ? [file.mistake(["groups", name], NO_WEIGHT)] : [];
  });
  if (mistakes.length > 0) throw new ExpectedError(mistakes);
  return cases.map((each) => {
    const { base } = each;
    const stated = base.group && groups[base.group.name]?.points;
    if (stated === undefined) return each;
    const weight = weights.get(base.group!.name)!;
    const points = weight === 0 ? 0 : (stated * base.points) / weight;
    return { ...each, base: { ...base, points } };
  });
}

const NO_CASES: Sentence = say`no case is in this group. A case names its group: group: NAME`;

const NO_WEIGHT: Sentence = say`this group has points, but each of its cases has 0 points, so none can get a part of them`;
