import { expect, test } from "vitest";
import { failedTogether, failsAll } from "./failed-together.ts";
import type { ReportedCase, SubmissionReport } from "./report.ts";

/** A submission that fails these cases of four. */
const failing = (name: string, failed: string) =>
  ({
    name,
    results: [..."abcd"].map((each) => ({ case: each, verdict: failed.includes(each) ? "WA" : "AC" })),
  }) as unknown as SubmissionReport;
const cases = [..."abcd"].map((name) => ({ name })) as ReportedCase[];

test("cases that the same students fail are one group, and who fails a part of them is told apart", () => {
  const class_ = [
    ...["ana", "bia", "caio", "davi"].map((name) => failing(name, "ab")),
    failing("eva", "a"),
    failing("fabio", "c"),
  ];
  const names = (submissions: readonly SubmissionReport[]) => submissions.map(({ name }) => name);
  expect(
    failedTogether(cases, class_).map(({ cases: own, all, some }) => ({
      cases: own.map(({ name }) => name).join(""),
      all: names(all),
      some: names(some),
    })),
  ).toEqual([
    { cases: "ab", all: ["ana", "bia", "caio", "davi"], some: ["eva"] },
    { cases: "c", all: ["fabio"], some: [] },
  ]);
});

test("who fails every case is known, and who was not judged does not", () => {
  const skipped = { ...failing("gil", ""), results: [{ case: "a", verdict: "SK" }] } as SubmissionReport;
  expect([failing("hugo", "abcd"), failing("ivo", "abc"), skipped].map(failsAll)).toEqual([
    true,
    false,
    false,
  ]);
});
