import path from "node:path";
import { expect, test } from "vitest";
import { PACKAGE_FOLDER } from "../../../base/package.ts";
import { isOf } from "../../../case/any-case.ts";
import type { LostKnightCase } from "../../../case/lost-knight.ts";
import type { CaseAttempt } from "../../cause/case-attempt.ts";
import { loadCases } from "../../load.ts";
import { deepRecursion } from "./deep-recursion.ts";

const CASES = loadCases({ files: path.join(PACKAGE_FOLDER, "cases"), problem: "lost-knight" }).flatMap(
  (asked) => (isOf("lost-knight", asked) ? [asked] : []),
);

const attempt = (asked: LostKnightCase, isDeep: boolean): CaseAttempt<LostKnightCase> => {
  if (!isDeep) return { asked, verdict: "AC" };
  const place = { error: "RecursionError", file: "a.py", line: 7 };
  const clue = { kind: "uncaught-error", ...place, isRecursion: true } as const;
  return { asked, verdict: "RTE", finding: { kind: "exit-code", code: 1 }, clue };
};

const found = (isDeep: (asked: LostKnightCase) => boolean) =>
  deepRecursion(CASES.map((asked) => attempt(asked, isDeep(asked))));

test("a recursion that goes too deep on boards with many squares is told", () => {
  const deep = CASES.filter(({ board, name }) => board.open.length > 10_000 && name !== "board-100");
  expect(found((asked) => deep.includes(asked))).toEqual({
    ...{ kind: "deep-recursion", error: "RecursionError", file: "a.py", line: 7 },
    ...{ cases: deep.length, case: deep[0]!.name },
  });
});

test.each([
  ["there is none", () => false],
  [
    "it breaks off on a small board, too",
    ({ name, rows }: LostKnightCase) => rows > 99 || name === "tiny-4x4",
  ],
  ["it breaks off everywhere", () => true],
])("nothing is said if %s", (_, isDeep) => {
  expect(found(isDeep)).toBeUndefined();
});
