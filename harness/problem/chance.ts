import type { Clue } from "../finding/index.ts";
import type { Tested } from "./tested.ts";

/**
 * The kinds of clues that are on fewer than half of a program's wrong answers: what has a cause in the program shows
 * again and again, so these are taken for chance.
 */
export function chanceClues(tested: readonly Tested[]): Set<Clue["kind"]> {
  const wrong = tested.filter(({ verdict }) => verdict === "WA");
  const kinds = wrong.flatMap(({ clue }) => clue?.kind ?? []);
  const isRare = (kind: Clue["kind"]) => 2 * kinds.filter((each) => each === kind).length < wrong.length;
  return new Set(kinds.filter(isRare));
}
