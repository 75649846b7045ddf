import { expect, test } from "vitest";
import { inEach } from "../../base/sentence.ts";
import type { SubmissionRecord } from "../../report/record/record.ts";
import { pointsOf } from "../../report/record/score.ts";
import { scoredToday } from "./scored-today.ts";

const idea = "one-too-few" as const;
const former: SubmissionRecord = {
  name: "ana",
  problem: "lost-knight",
  notices: [{ kind: "counting-share", idea, share: 0.5 }],
  diagnoses: [],
  results: [
    { case: "right", worth: 10, attempt: { verdict: "AC" } },
    { case: "counted", worth: 10, share: 0.5, attempt: { verdict: "WA" } as never },
    { case: "gone", worth: 10, allOf: "g", attempt: { verdict: "AC" } },
  ],
};

test("a former result earns by the points, groups and shares of today, and keeps its verdicts", () => {
  const alone = [
    { name: "right", points: 2 },
    { name: "counted", points: 4, countingShare: 0.25 },
  ];
  const told = scoredToday(former, alone);
  expect(pointsOf(told)).toEqual({ earned: 3, possible: 6, unjudged: 0 });
  expect(told.notices).toEqual([{ kind: "counting-share", idea, share: 0.25 }]);
  expect(told.results.map(({ attempt }) => attempt)).toEqual(former.results.map(({ attempt }) => attempt));

  const group = { name: "g", title: { ...inEach(() => "g"), "pt-BR": "g" }, award: "all" } as const;
  const together = alone.map(({ name, points }) => ({ name, points, group }));
  expect(pointsOf(scoredToday(former, together))).toEqual({ earned: 0, possible: 6, unjudged: 0 });
  expect(scoredToday(former, together).notices).toEqual([]);
});
