import fc from "fast-check";
import { expect, test } from "vitest";
import type { Submission } from "../submission/submission.ts";
import { sharesOf } from "./programs.ts";

const program = (path: string): Submission =>
  ({ kind: { kind: "program", program: { main: { path, text: "print(1)" } } } }) as Submission;

test("the program that is named after the piece may take its whole time beside those of other exercises", () => {
  const programs = ["FloodFill.java", "KnightTour.java", "Queens.java"].map(program);
  expect(sharesOf(programs)).toEqual([0.25, 1, 0.25]);
  expect(sharesOf([program("a.py"), program("b.py")])).toEqual([1, 1]);
});

test("all programs of a hand-in may take at most twice the time of one", () => {
  const names = fc.array(fc.constantFrom("cavalo.py", "soma.py"), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(names, (paths) => {
      const shares = sharesOf(paths.map(program));
      expect(shares.every((share) => share > 0 && share <= 1)).toBe(true);
      expect(shares.reduce((sum, share) => sum + share)).toBeLessThanOrEqual(2 + 1e-9);
    }),
  );
});
