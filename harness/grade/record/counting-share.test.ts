import { expect, test } from "vitest";
import { parseBoard } from "../../case/board.ts";
import type { LostKnightCase } from "../../case/lost-knight.ts";
import type { Diagnosis } from "../../finding/index.ts";
import type { Ruling } from "../../finding/ruling.ts";
import type { CaseAttempt } from "../../problem/cause/case-attempt.ts";
import { countedWrong } from "../../problem/lost-knight/cause/counted-wrong.ts";
import { sharedMistake, shareFor, shareNotices } from "./counting-share.ts";

const NEAR = parseBoard("C...\n....\n.S..\n....\n", () => "");
const asked = { board: NEAR, answer: 1, countingShare: 0.5 } as unknown as LostKnightCase;
const tried = (ruling: Ruling) => ({ ...ruling, asked }) as CaseAttempt<LostKnightCase>;

const says = (found: number) =>
  tried({ verdict: "WA", finding: { kind: "wrong-number-of-moves", expected: 1, found } });
const RIGHT = tried({ verdict: "AC" });
const SLOW = tried({ verdict: "TLE", finding: { kind: "cpu-limit", limitMs: 1 } } as unknown as Ruling);
const WRONG_PATH = tried({ verdict: "WA", finding: { kind: "path-blocked", at: [0, 0], step: 1 } });

const cause = (idea: string) =>
  [{ kind: "wrong-idea", idea, case: "a", expected: 1, found: 2, wrong: 1 }] as unknown as Diagnosis[];

test.each<[string, CaseAttempt<LostKnightCase>[], string, string | undefined]>([
  ["every wrong number is one too many", [says(2), RIGHT, SLOW], "one-too-many", "one-too-many"],
  ["one number is another", [says(2), says(3)], "one-too-many", undefined],
  ["a path is wrong, too", [says(2), WRONG_PATH], "one-too-many", undefined],
  ["the search is wrong", [says(2)], "no-wrap", undefined],
  ["the number is one of the board, and no count", [says(2)], "names-a-coordinate", undefined],
])("a mistake in counting explains every wrong answer, or none: %s", (_, all, idea, found) => {
  expect(countedWrong(all, cause(idea))).toBe(found);
});

test("only wrong answers earn the share, only with a cause, and not while the instructor has to look", () => {
  const all = [says(2), RIGHT, SLOW];
  const looked = { tried: all, causes: cause("one-too-many"), toLookAt: [] };
  const mistake = sharedMistake("lost-knight", looked);
  expect(all.map((each) => shareFor(each, mistake).share)).toEqual([0.5, undefined, undefined]);
  expect(shareNotices(all, mistake)).toEqual([{ kind: "counting-share", idea: "one-too-many", share: 0.5 }]);
  expect(sharedMistake("lost-knight", { ...looked, causes: [] })).toBeUndefined();
  const toLookAt = [{ kind: "not-judged", cases: 1, points: 1 }] as const;
  expect(sharedMistake("lost-knight", { ...looked, toLookAt })).toBeUndefined();
  expect(sharedMistake("knights-tour", looked)).toBeUndefined();
});
