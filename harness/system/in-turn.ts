import { expect } from "vitest";
import { adoptWhileGrading } from "../adopt/while-grading.ts";
import { gradingOne } from "../testing/grading-one.ts";

const gradeOne = gradingOne(adoptWhileGrading);

export const KNIGHT = { problem: "lost-knight", cases: /^tiny-[34]|^walled-in/ } as const;
export const TOUR = { problem: "knights-tour", cases: /^5x5-corner|^8x8.r1c[0-3]/ } as const;

/** Tests if a program got each line when it waited for it, and was right with all of them. */
export async function expectInTurn(
  files: Readonly<Record<string, string>>,
  request: typeof KNIGHT | typeof TOUR,
) {
  const graded = await gradeOne(files, request);
  expect(graded.notices).toMatchObject([{ way: expect.stringContaining('"typing":"lines"') }]);
  expect(Object.keys(graded.verdicts)).toEqual(["AC"]);
  return graded;
}
