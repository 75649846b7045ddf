import { expect } from "vitest";
import { isOf } from "../case/any-case.ts";
import { BUNDLED_CASES } from "../case/bundled.ts";
import { IDEA_NAMES, type IdeaName } from "../finding/ideas.ts";
import { loadCases } from "../problem/load.ts";
import { IDEAS } from "../problem/lost-knight/idea/index.ts";

/** Numbers of the ten boards of the assignment on which wrong ideas are right, where ours were easier before. */
const ON_THE_ORIGINALS = {
  "no-wrap": 2,
  "wraps-rows-only": 5,
  "wraps-forward-only": 3,
  "wraps-by-abs": 3,
  "wraps-one-too-far": 4,
  "stops-at-the-edge": 2,
  "bounces-off-the-edge": 2,
  "first-row-skipped": 4,
  "last-way-to-the-exit": 3,
} as const satisfies Partial<Record<IdeaName, number>>;

const ANSWERS = [68, 64, 108, 156, 197, 170, 185, 186, 225, 233];

/** Counts the published boards on which the plain form of an idea is right. */
function counter(): (idea: IdeaName) => number {
  const cases = loadCases({ files: BUNDLED_CASES, problem: "lost-knight" }).flatMap((asked) =>
    isOf("lost-knight", asked) && asked.name.startsWith("board-") ? [asked] : [],
  );
  expect(cases.map(({ answer }) => answer)).toEqual(ANSWERS);
  return (idea) => cases.filter(({ board, answer }) => IDEAS[idea][0]!(board) === answer).length;
}

/** Expects each of the ideas that our boards let pass before to pass on no more of them than on those of the assignment. */
export function expectHardForSome(): void {
  const passed = counter();
  for (const [idea, most] of Object.entries(ON_THE_ORIGINALS))
    expect(passed(idea as IdeaName), idea).toBeLessThanOrEqual(most);
}

/** Expects all ideas together to pass on no larger part of our boards than of those of the assignment. */
export function expectHardForAll(): void {
  const counts = IDEA_NAMES.map(counter());
  const all = counts.reduce((sum, count) => sum + count);
  expect(all / (ANSWERS.length * counts.length)).toBeLessThanOrEqual(163 / 470);
}
