import { expect, test } from "vitest";
import { CATALOGUES } from "../catalogue/index.ts";
import type { CaseResult } from "../record/report.ts";
import { sayingsOf } from "./sayings.ts";

const { words } = CATALOGUES.en;

/** A crash in one line of a program, with the message of one run. */
const crashed = (name: string, quote: string) =>
  ({
    case: name,
    verdict: "RTE",
    points: 0,
    finding: { kind: "exit-code", message: `it printed: ${quote}` },
    clue: {
      kind: "uncaught-error",
      error: "IndexError",
      file: "a.py",
      line: 3,
      code: "a = b[c];",
      message: "an error ended it in line 3: a = b[c];",
    },
  }) as unknown as CaseResult;

test("crashes in one line are told once, and a message is said of the case alone that it is of", () => {
  const [saying, other] = sayingsOf([crashed("3x3", "Index -4"), crashed("4x4", "Index 9")], words);
  expect(other).toBeUndefined();
  expect(saying?.said).toBe(
    "it printed: Index -4. This is the message in 3x3. All ended in the same line. An error ended it in line 3: a = b[c];",
  );
  const [same] = sayingsOf([crashed("3x3", "Index -4"), crashed("4x4", "Index -4")], words);
  expect(same?.said).toBe("it printed: Index -4. An error ended it in line 3: a = b[c];");
});

test("paths that are wrong in the same way are told once, and the place is said of the case alone that it is of", () => {
  const astray = (name: string, step: number) =>
    ({
      ...{ case: name, verdict: "WA", points: 0 },
      finding: { kind: "path-blocked", at: [0, step], step, message: `step ${step} is blocked` },
    }) as unknown as CaseResult;
  const [saying, other] = sayingsOf([astray("3x3", 1), astray("4x4", 7)], words);
  expect(other).toBeUndefined();
  expect(saying?.said).toBe(
    "step 1 is blocked. This is the place in 3x3. The others are wrong in the same way",
  );
});
