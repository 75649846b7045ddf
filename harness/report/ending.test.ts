import { expect, test } from "vitest";
import { LOCALES } from "../base/locale.ts";
import { bundledCases, STUDENTS, simulatedRecord } from "../bench/simulated-class.ts";
import type { Diagnosis } from "../finding/index.ts";
import { CATALOGUES } from "./catalogue/index.ts";
import { failureTeller } from "./failures.ts";
import { checkLines } from "./findings.ts";
import { githubFiles } from "./format/github.ts";
import { overviewOf } from "./format/tests.ts";
import { vplFiles } from "./format/vpl.ts";
import { studentPage } from "./html/student-page.tsx";
import type { CaseResult } from "./record/report.ts";
import type { ReportContext, ReportFile } from "./reporter.ts";
import { tell } from "./tell.ts";

const cases = bundledCases("lost-knight", 14);
const CAUSE: Diagnosis = { kind: "fixed-file", file: "entrada.txt", cases: 5 };

/** A wrong program of which there is something to know, with or without a cause. */
function reportOf(diagnoses: readonly Diagnosis[], locale: (typeof LOCALES)[number]) {
  const record = simulatedRecord(cases, { ana: STUDENTS.noWrap });
  const notices = [{ kind: "source-renamed", file: "a.java", as: "Main.java" }] as const;
  return tell(
    { ...record, submissions: record.submissions.map((each) => ({ ...each, diagnoses, notices })) },
    locale,
  );
}

const CONTEXT = { day: "2026-12-01", environment: {} } as ReportContext;
const textOf = (files: Iterable<ReportFile>, name: string) =>
  String(Array.from(files).find(({ path }) => path === name)?.text);

test.each(LOCALES)(
  "points, cause or first failure, notices, and the rest: in this order everywhere, %s",
  (locale) => {
    for (const diagnoses of [[CAUSE], []]) {
      const report = reportOf(diagnoses, locale);
      const [submission] = report.submissions;
      const { words, page } = CATALOGUES[locale];
      const sums = words.total(submission!.points);
      const [first, second] = submission!.results
        .filter(({ verdict }) => verdict === "WA")
        .map(({ finding }) => finding!.message);
      const notice = submission!.notices![0]!.message;
      const order =
        diagnoses.length > 0 ? ["entrada.txt", notice, first!, second!] : [first!, notice, second!];
      const github = textOf(githubFiles(report, CONTEXT), "github-summary.md").replace(
        /&#(\d+);/g,
        (_, code) => String.fromCharCode(code),
      );
      for (const [text, told] of [
        [checkLines(report, { unicode: true }).join("\n"), [sums, ...order]],
        [studentPage(report, submission!, CONTEXT), [page.points, ...order]],
        [github, order],
        [textOf(vplFiles(report, CONTEXT), "vpl.txt"), [sums, ...order]],
        [overviewOf(submission!, report).join("\n"), [sums, ...order.slice(0, order.indexOf(notice) + 1)]],
      ] as const) {
        const lower = text.toLowerCase();
        const places = told.map((each) => lower.indexOf(each.toLowerCase()));
        expect(places).not.toContain(-1);
        expect(places).toEqual(places.toSorted((a, b) => a - b));
      }
    }
  },
);

const unread = (name: string) =>
  ({
    case: name,
    verdict: "PE",
    points: 0,
    finding: { kind: "unreadable-answer", message: "no answer" },
  }) as unknown as CaseResult;

test("what was told early and does not hold is taken back, and is no model for others", () => {
  const { words } = CATALOGUES.en;
  const report = reportOf([], "en");
  const teller = failureTeller(() => undefined, CATALOGUES.en, { unicode: true, mostOfKind: 1 });
  expect(teller.tellEarly(unread("3x3"))).toHaveLength(1);
  const right: CaseResult = { case: "3x3", verdict: "AC", points: 1 };
  const submission = { ...report.submissions[0]!, results: [right, unread("4x4")] };
  const lines = checkLines({ ...report, submissions: [submission] }, { unicode: true }, teller);
  expect(lines[0]).toBe(words.takenBack("3x3"));
  expect(lines.join("\n")).not.toContain(words.sameAs("3x3"));
  expect(failureTeller(() => undefined, CATALOGUES.en, { unicode: true }).takenBack([right])).toEqual([]);
});
