import { ExpectedError } from "../base/errors.ts";
import type { Sentence } from "../base/sentence.ts";
import type { CaseBase } from "./case.ts";
import type { CaseFolder } from "./files.ts";

/**
 * Gives each case of a folder its part of the points of its group.
 *
 * @param cases all cases of the folder, with their weights as points if their groups have points
 * @throws ExpectedError with each group that has no cases to share its points
 */
export function withSharedPoints<Asked extends CaseBase>(
  cases: readonly Asked[],
  { settings: { groups = {} }, file }: Pick<CaseFolder, "settings" | "file">,
): Asked[] {
  const weights = new Map<string, number>();
  for (const { group, points } of cases)
    if (group) weights.set(group.name, (weights.get(group.name) ?? 0) + points);
  const mistakes = Object.entries(groups).flatMap(([name, { points = 0 }]) => {
    const weight = weights.get(name);
    if (weight === undefined) return [file.mistake(["groups", name], NO_CASES)];
    return points > 0 && weight === 0 ? [file.mistake(["groups", name], NO_WEIGHT)] : [];
  });
  if (mistakes.length > 0) throw new ExpectedError(mistakes);
  return cases.map((asked) => {
    const stated = asked.group && groups[asked.group.name]?.points;
    if (stated === undefined) return asked;
    const weight = weights.get(asked.group!.name)!;
    return { ...asked, points: weight === 0 ? 0 : (stated * asked.points) / weight };
  });
}

const NO_CASES: Sentence = {
  en: "no case is in this group. A case names its group: group: NAME",
  "pt-BR": "nenhum caso está neste grupo. Um caso diz o seu grupo: group: NOME",
};

const NO_WEIGHT: Sentence = {
  en: "this group has points, but each of its cases has 0 points, so none can get a part of them",
  "pt-BR": "este grupo tem pontos, mas cada caso dele tem 0 pontos, e nenhum pode receber uma parte",
};
