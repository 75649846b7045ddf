import { expect, test } from "vitest";
import type { Verdict } from "../finding/verdict.ts";
import type { GroupResult } from "./attempts.ts";
import type { CaseGroup } from "./case-group.ts";
import { verifiedItems } from "./items.ts";
import type { MatrixRow } from "./matrix.ts";

const GROUPS = ["easy", "hard", "twin"].map(
  (name) => ({ name, cases: [{ points: 1 }, { points: 2 }] }) as unknown as CaseGroup,
);

/** A program by its verdict in each group. */
const program = (...verdicts: Verdict[]) =>
  ({
    results: new Map(
      verdicts.map((verdict, at): [string, GroupResult] => [
        GROUPS[at]!.name,
        verdict === "AC"
          ? { kind: "accepted" }
          : verdict === "SK"
            ? { kind: "skipped" }
            : ({ kind: "killed", attempt: { verdict } } as GroupResult),
      ]),
    ),
  }) as unknown as MatrixRow;

const times = (count: number, of: MatrixRow) => Array.from({ length: count }, () => of);

test("programs that are wrong somewhere count, and those that were not run or are right do not", () => {
  const mutants = [
    ...times(12, program("AC", "WA", "WA")),
    ...times(6, program("WA", "AC", "AC")),
    ...times(4, program("AC", "AC", "AC")),
    ...times(9, program("CE", "CE", "CE")),
    program("WA", "SK", "WA"),
  ];
  const bundled = times(5, program("WA", "RTE", "TLE"));
  const { rows, ...counts } = verifiedItems(GROUPS, { bundled, mutants, locale: "en" });
  expect(counts).toMatchObject({ bundled: 5, mutants: 19 });
  expect(rows).toMatchObject([
    { cases: ["easy"], points: 3, bundled: 0, mutants: 12 },
    { cases: ["hard", "twin"], points: 6, bundled: 0, mutants: 6 },
  ]);
  expect(counts.findings[0]).toBe(
    "Whoever passes one of these 2 cases passes the other; together they carry 67 % of the points: hard, twin.",
  );
});

test("of few programs nothing is said", () => {
  const mutants = times(19, program("AC", "WA", "AC"));
  const { rows, findings } = verifiedItems(GROUPS, { bundled: [], mutants, locale: "en" });
  expect([rows, findings]).toEqual([[], []]);
});
