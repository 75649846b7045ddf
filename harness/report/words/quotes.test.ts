import { expect, test } from "vitest";
import type { ToldFinding } from "../record/report.ts";
import { closed } from "./quotes.ts";

const told = (finding: object) => finding as ToldFinding;

test("a full stop ends a sentence, and no quote from a program or its source", () => {
  const pitfall = told({ kind: "pitfall", quote: "t = [[0] * 8] * 8" });
  const error = told({ kind: "uncaught-error", code: "a = b[c];" });
  expect(closed("the line is: t = [[0] * 8] * 8", pitfall)).toBe("the line is: t = [[0] * 8] * 8");
  expect(closed("in line 3: a = b[c];", undefined, error)).toBe("in line 3: a = b[c];");
  expect(closed("two moves are wrong", pitfall, error)).toBe("two moves are wrong.");
  expect(closed("ended with exit code 1", told({ kind: "exit-code", code: 1 }))).toBe(
    "ended with exit code 1.",
  );
});
