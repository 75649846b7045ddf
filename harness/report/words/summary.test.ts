import { expect, test } from "vitest";
import { bundledCases, STUDENTS, simulatedRecord } from "../../bench/simulated-class.ts";
import type { Case } from "../../case/any-case.ts";
import type { Clue, Finding } from "../../finding/index.ts";
import { en } from "../catalogue/en/index.ts";
import { tell } from "../tell.ts";
import { causeGroups, histogram, looksOf } from "./summary.ts";

const { right, noWrap, brokenSource } = STUDENTS;
const cases = bundledCases("lost-knight", 12);
const { submissions } = tell(
  simulatedRecord(cases, {
    ana: right,
    bia: noWrap,
    caio: noWrap,
    davi: brokenSource,
    eva: () => ({ verdict: "SK", finding: { kind: "no-source" } }),
  }),
  "en",
);

test("students with one cause are one group, the largest first", () => {
  expect(
    causeGroups(submissions, en).map(({ key, submissions: own }) => [key, own.map(({ name }) => name)]),
  ).toEqual([
    ["every answer is as if the board did not wrap around at its edges", ["bia", "caio"]],
    ["CE", ["davi"]],
  ]);
});

test("a crash in one case is not the main cause of a program that is too slow for all others", () => {
  const slow = { verdict: "TLE", finding: { kind: "cpu-limit", limitMs: 2000 } } as const;
  const clue = { kind: "uncaught-error", error: "RecursionError", file: "main.py", line: 1 } as const;
  const crashed = { verdict: "RTE", finding: { kind: "exit-code", code: 1 }, clue } as const;
  const flavio = (each: Case) => (each === cases[0] ? crashed : slow);
  const { submissions: told } = tell(simulatedRecord(cases, { flavio, gil: () => crashed }), "en");
  expect(causeGroups(told, en).map(({ key }) => key)).toEqual([
    "TLE",
    "an error ended the program: RecursionError",
  ]);
});

test("a program that is right on its own board is not one without a readable answer", () => {
  const note = { kind: "size-fixed", rows: 3, columns: 3, presumed: true } as const;
  const finding: Finding = { kind: "unreadable-answer", formats: [] };
  const { submissions: told } = tell(
    simulatedRecord(cases, {
      hugo: (each) => (each === cases[0] ? { verdict: "AC" } : { verdict: "PE", finding, note }),
    }),
    "en",
  );
  const toLookAt = [{ kind: "fixed-found", message: "" }];
  const [group] = causeGroups([{ ...told[0]!, toLookAt } as (typeof told)[number]], en);
  expect(group?.title).toBe(en.causes["fixed-found"](toLookAt[0] as never));
  expect(causeGroups(told, en)[0]?.key).toBe("PE");
});

test("one error in files of different names is one cause", () => {
  const crashed = (file: string) => () => {
    const clue = { kind: "uncaught-error", error: "IndexError", file, line: 1 } as const;
    return { verdict: "RTE", finding: { kind: "exit-code", code: 1 }, clue } as const;
  };
  const { submissions: told } = tell(
    simulatedRecord(cases, { eduardo: crashed("cavalo.py"), thiago: crashed("main.py") }),
    "en",
  );
  expect(causeGroups(told, en)).toMatchObject([{ submissions: [{ name: "eduardo" }, { name: "thiago" }] }]);
});

test("one tour that got stuck is not the main cause of tours that start elsewhere", () => {
  const finding: Finding = { kind: "wrong-start", expected: [1, 1], found: [0, 0] };
  const clue: Clue = { kind: "dead-end", at: [1, 2], left: 3 };
  const joana = (each: Case) => ({ verdict: "WA", finding, ...(each === cases[0] && { clue }) }) as const;
  const { submissions: told } = tell(simulatedRecord(cases, { joana }), "en");
  expect(causeGroups(told, en).map(({ key }) => key)).toEqual(["WA"]);
});

test("paths that are wrong in the same way are a cause, whatever step is wrong", () => {
  const astray = (each: Case) => {
    const step = cases.indexOf(each);
    const finding: Finding = { kind: "path-blocked", at: [0, step], step };
    return { verdict: "WA", finding } as const;
  };
  const { submissions: told } = tell(simulatedRecord(cases, { igor: astray }), "en");
  expect(causeGroups(told, en).map(({ title }) => title)).toEqual([
    "the number of moves is right, but the printed path goes through a blocked square",
  ]);
});

test("a submission without a program is to be looked at", () => {
  expect(looksOf(submissions).map(({ submission, reason }) => [submission.name, reason])).toEqual([
    ["eva", "no-program"],
  ]);
});

test("of a submission that was not judged, the reason comes first", () => {
  const eva = submissions.find(({ name }) => name === "eva")!;
  const toLookAt = [{ kind: "not-judged", message: "12 cases were not judged" }] as const;
  const [look] = looksOf([{ ...eva, toLookAt: [...toLookAt] } as typeof eva]);
  expect(look).toMatchObject({
    reason: "only-you",
    sentences: ["no source file in a known language was found", "12 cases were not judged"],
  });
});

test("of a submission of which nothing was judged, the reason of most cases is told, or that it was stopped", () => {
  const eva = submissions.find(({ name }) => name === "eva")!;
  const [result] = eva.results;
  const lookWith = (kinds: readonly string[]) => {
    const skipped = kinds.map((kind) => ({ ...result, verdict: "SK", finding: { kind, message: kind } }));
    return looksOf([{ ...eva, points: { ...eva.points, possible: 0 }, results: skipped } as typeof eva])[0];
  };
  expect(lookWith(["display-missing", "not-square", "not-square"])).toMatchObject({
    reason: "nothing-judged",
    sentences: ["not-square"],
  });
  expect(lookWith(["not-square", "not-square", "stopped"])).toMatchObject({ sentences: ["stopped"] });
});

test("all points are in the last bin of the histogram", () => {
  expect(histogram([0, 0.05, 0.1, 0.95, 1])).toEqual([2, 1, 0, 0, 0, 0, 0, 0, 0, 2]);
});
