import { expect, test } from "vitest";
import type { Submission } from "../../submission/submission.ts";
import { chooseProgram, type ProgramTrial } from "./choose-program.ts";

const WRONG = { right: 0, cases: 5, isAsked: true };
const HALF = { right: 2, cases: 5, isAsked: true };
const RIGHT = { right: 5, cases: 5, isAsked: true };
const UNKNOWN = { ...WRONG, isUnknown: true };

/** Chooses among programs by what each shows, and lists which were tried. */
async function chosenAmong(...shown: readonly (ProgramTrial | undefined)[]) {
  const programs = shown.map(() => ({ kind: { kind: "unclear" } }) as Submission);
  const tried: number[] = [];
  const chosen = await chooseProgram(programs, async (program) => {
    const at = programs.indexOf(program);
    tried.push(at);
    return shown[at];
  });
  return { chosen: chosen && shown.indexOf(chosen), tried };
}

test.each([
  ["the first that is mostly right, and no other is tried", [HALF, RIGHT, RIGHT], 1, [0, 1]],
  ["the one that is right most often, if none is mostly right", [WRONG, HALF, undefined], 1, [0, 1, 2]],
  ["one for boards that are asked for", [{ ...RIGHT, isAsked: false }, HALF], 1, [0, 1]],
  ["one that is quick enough", [{ ...RIGHT, isSlow: true }, HALF], 1, [0, 1]],
  ["a slow one, if the others are wrong", [{ ...RIGHT, isSlow: true }, WRONG], 0, [0, 1]],
  ["one that could not be tried for our own fault", [HALF, UNKNOWN, RIGHT], 1, [0, 1]],
  ["none, if none is right", [WRONG, undefined], undefined, [0, 1]],
])("of several programs, it is %s", async (_, shown, chosen, tried) => {
  expect(await chosenAmong(...shown)).toEqual({ chosen, tried });
});
