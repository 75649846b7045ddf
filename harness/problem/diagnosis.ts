import { SEEN } from "../finding/diagnosis.ts";
import type { Clue, Diagnosis } from "../finding/index.ts";
import type { Ask } from "./cause/ask.ts";
import type { CaseAttempt } from "./cause/case-attempt.ts";
import { diagnoseGrowth } from "./cause/growth.ts";
import { diagnoseOffSquare } from "./cause/off-square.ts";
import { ofBoard, splitsOf } from "./cause/split.ts";
import { diagnoseFixedFile } from "./fixed-file.ts";
import { problemOf } from "./index.ts";
import { diagnoseOnlyWhere } from "./only-where.ts";

/**
 * Finds the causes that all attempts of a program at one problem point at. The list is empty if several
 * causes are possible, or if nothing is wrong. A cause that shows in a public case names that one: students are not
 * told of the others.
 *
 * @param attempts the attempts, those at small boards first
 * @param ask puts further cases to the program
 */
export async function diagnose(attempts: readonly CaseAttempt[], ask: Ask): Promise<Diagnosis[]> {
  const isHidden = ({ asked }: CaseAttempt) => Number(asked.visibility !== "public");
  const tried = attempts.toSorted((one, other) => isHidden(one) - isHidden(other));
  const [first] = tried;
  if (!first) return [];
  const problem = problemOf(first.asked.problem);
  const own = await problem.diagnose(tried, ask);
  const found = [...own, diagnoseFixedFile(tried), diagnoseOffSquare(tried, own.length > 0)];
  const isFound = found.some((diagnosis) => diagnosis !== undefined);
  // How the time grows does not say why a program never ends in one kind of cases.
  const where = isFound ? undefined : await diagnoseOnlyWhere(tried, ask);
  if (where) return [where];
  const causes = [...found, diagnoseGrowth(tried)].filter((diagnosis) => diagnosis !== undefined);
  if (causes.length > 0) return causes;
  const splits = splitsOf(tried, problem.quantityIn ?? ofBoard);
  const [split, other] = (await problem.tellApart?.(splits, ask)) ?? splits;
  return split && !other ? [split.found] : [];
}

/**
 * Removes clues of kinds that appear on fewer than half of a program's wrong answers. A cause in the program
 * shows again and again, so a rare clue is taken for chance. What is seen in a tour is no chance.
 */
export function withoutRareClues(tried: readonly CaseAttempt[]): CaseAttempt[] {
  const wrong = tried.filter(({ verdict }) => verdict === "WA");
  const isRare = (kind: Clue["kind"]) =>
    !SEEN.includes(kind) &&
    wrong.some(({ clue }) => clue?.kind === kind) &&
    2 * wrong.filter(({ clue }) => clue?.kind === kind).length < wrong.length;
  return tried.map((each) => {
    const { clue, ...others } = each;
    return clue && isRare(clue.kind) ? (others as CaseAttempt) : each;
  });
}
