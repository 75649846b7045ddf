import type { Dice } from "./dice.ts";
import type { SearchedCase } from "./knight-case.ts";
import type { Said } from "./knight-voice.ts";

/** Gives the answer of one program to every case. */
export type Solver = (searched: SearchedCase) => Said;

export const rightSolver: Solver = ({ asked }) => asked.answer;

/** Makes a solver with one mistake. It is wrong in at least one case of any set with different answers. */
export function wrongSolver(dice: Dice): Solver {
  const constant = dice.between(1, 40);
  const share = dice.pick([2, 3, 5]);
  const salt = dice.below(1000);
  const chance = ({ asked }: SearchedCase, times: number) =>
    (asked.rows * 31 + asked.columns * 17 + asked.board.start.row * 7 + salt) % times === 0;
  const changed =
    (change: (answer: number, searched: SearchedCase) => Said): Solver =>
    (searched) =>
      searched.asked.answer === "impossible" ? "impossible" : change(searched.asked.answer, searched);
  const solvers: readonly Solver[] = [
    changed((answer) => answer + 1),
    changed((answer) => Math.max(answer - 1, 0)),
    changed((answer) => answer * 2),
    changed((answer, { asked }) => answer + 2 * (asked.board.start.row % 7)),
    changed((answer) => answer + (answer % 2)),
    changed((answer, searched) => (chance(searched, share) ? answer + 2 : answer)),
    changed((answer, searched) => (chance(searched, share) ? "impossible" : answer)),
    changed((_, { asked }) => Math.abs(asked.board.start.row - asked.board.exit.row)),
    changed((_, { visited }) => visited),
    changed((_, { asked }) => asked.rows),
    () => constant,
    () => "impossible",
    ({ asked }) => (asked.answer === "impossible" ? asked.rows + 3 : asked.answer),
    ({ asked }) => (asked.answer === "impossible" ? 0 : asked.answer),
  ];
  return dice.pick(solvers);
}
