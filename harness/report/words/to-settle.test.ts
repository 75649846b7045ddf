import { expect, test } from "vitest";
import { type Answers, bundledCases, STUDENTS, simulatedRecord } from "../../bench/simulated-class.ts";
import type { Finding } from "../../finding/index.ts";
import { CATALOGUES } from "../catalogue/index.ts";
import type { SubmissionReport } from "../record/report.ts";
import { tell } from "../tell.ts";
import { fileIn, isToSettle, lookGroups, settlingOf, titleOf } from "./to-settle.ts";

const pdf = () => ({
  verdict: "SK" as const,
  finding: { kind: "no-source", instead: { what: "document", file: "t1.pdf" } } as Finding,
});
const { submissions } = tell(
  simulatedRecord(bundledCases("lost-knight", 3), {
    "Ana D'Ávila": pdf,
    bia: pdf,
    caio: STUDENTS.right,
    davi: STUDENTS.right,
  }),
  "en",
);
const asked = { kind: "number-for-none", number: 9, message: "it answers 9" } as const;
const withReason = (each: SubmissionReport) =>
  each.name === "caio" ? ({ ...each, toLookAt: [asked] } as SubmissionReport) : each;

test("hand-ins of one kind are one group, with their files and the command for all of them", () => {
  const [first, ...others] = lookGroups(submissions);
  expect(others).toEqual([]);
  expect(titleOf(first!, CATALOGUES.en.page)).toBe("there is no source file");
  expect(first!.looks.map((look) => [look.submission.name, fileIn(look)])).toEqual([
    ["Ana D'Ávila", "t1.pdf"],
    ["bia", "t1.pdf"],
  ]);
  expect(settlingOf(first!, CATALOGUES["pt-BR"]).flatMap(({ commands }) => commands)).toEqual([
    'cavalo settle --cause no-source NOTA "FRASE"',
  ]);
});

test("one student is settled by name, which a shell takes as it is", () => {
  const commands = lookGroups([submissions[0]!]).flatMap((group) => settlingOf(group, CATALOGUES.en));
  expect(commands.flatMap((each) => each.commands)).toEqual([
    'cavalo settle "Ana D\'Ávila" GRADE "SENTENCE"',
  ]);
});

test("who is to settle is listed, whatever the reason for which one case was not judged", () => {
  const finding: Finding = { kind: "not-square", rows: 2, columns: 3 };
  const cases = bundledCases("lost-knight", 3);
  const eva: Answers = (asked) => (asked === cases[0] ? { verdict: "SK", finding } : STUDENTS.right!(asked));
  const told = tell(simulatedRecord(cases, { eva }), "en").submissions;
  expect(told.filter(isToSettle)).toHaveLength(1);
  expect(lookGroups(told)).toMatchObject([{ reason: "only-you", kind: "not-square" }]);
});

test("points are confirmed only where every case was judged", () => {
  const open = submissions.map(withReason);
  expect(open.filter(isToSettle).map(({ name }) => name)).toEqual(["Ana D'Ávila", "bia", "caio"]);
  const commands = lookGroups(open)
    .flatMap((group) => settlingOf(group, CATALOGUES.en))
    .flatMap((each) => each.commands);
  expect(commands.filter((command) => command.includes("--confirm"))).toEqual([
    'cavalo settle "caio" --confirm',
  ]);
});
