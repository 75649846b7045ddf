import type { Report } from "../record/report.ts";
import type { ReportFile } from "../reporter.ts";
import { stateOf, type Test, testsOf } from "./tests.ts";

/** Makes a report in the Common Test Report Format. */
export function ctrfFiles(report: Report): ReportFile[] {
  const tests = report.submissions.flatMap((submission) =>
    testsOf(report, submission).map((test) => ({ ...testOf(test), suite: [submission.name] })),
  );
  const count = (wanted: string) => tests.filter(({ status }) => status === wanted).length;
  const start = Date.parse(report.timings.startedAt) || 0;
  const ctrf = {
    reportFormat: "CTRF",
    specVersion: "0.0.0",
    results: {
      tool: { name: "cavalo", version: report.harness.version },
      summary: {
        tests: tests.length,
        passed: count("passed"),
        failed: count("failed"),
        skipped: count("skipped"),
        pending: 0,
        other: count("other"),
        start,
        stop: start + Math.round(report.timings.wallMs),
      },
      tests,
    },
  };
  return [{ path: "ctrf.json", text: `${JSON.stringify(ctrf, null, 2)}\n` }];
}

function testOf(test: Test) {
  const { name, verdict, message, result } = test;
  const state = stateOf(test);
  return {
    name,
    status: state === "unjudged" ? (verdict === "JE" ? "other" : "skipped") : state,
    rawStatus: verdict,
    duration: Math.round(result.timings?.wallMs ?? 0),
    ...(verdict !== "AC" && { message }),
  };
}
