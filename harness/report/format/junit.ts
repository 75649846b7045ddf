import { create } from "xmlbuilder2";
import type { XMLBuilder } from "xmlbuilder2/lib/interfaces.js";
import type { Report, SubmissionReport } from "../record/report.ts";
import type { ReportFile } from "../reporter.ts";
import { type Test, testsOf } from "./tests.ts";

/**
 * Makes a JUnit file in the dialect that Jenkins, GitLab and the common actions of GitHub all read: one suite for each
 * submission, no deeper nesting, no attribute that junit-10.xsd does not know.
 */
export function junitFiles(report: Report): ReportFile[] {
  const suites = report.submissions.flatMap((submission) => suiteOf(submission, report) ?? []);
  const root = create({ version: "1.0", encoding: "UTF-8" }).ele("testsuites", {
    name: "cavalo",
    ...countsOf(suites.flatMap(({ elements }) => elements)),
  });
  for (const { name, elements } of suites) {
    const skipped = elements.filter(({ outcome }) => outcome === "skipped").length;
    const suite = root.ele("testsuite", { name, ...countsOf(elements), skipped });
    for (const each of elements) addCase(suite, name, each);
  }
  return [{ path: "junit.xml", text: `${root.end({ prettyPrint: true })}\n` }];
}

interface Element extends Test {
  readonly outcome: "passed" | "failure" | "error" | "skipped";
}

interface Suite {
  readonly name: string;
  readonly elements: readonly Element[];
}

/** A suite without cases would be dropped by its readers. */
function suiteOf(submission: SubmissionReport, report: Report): Suite | undefined {
  const tests = testsOf(report, submission);
  // A program that does not compile is one error, not one for each case.
  const firstBroken = tests.find(({ verdict }) => verdict === "CE");
  const elements = tests.map((test) => ({ ...test, outcome: outcomeOf(test, test === firstBroken) }));
  return elements.length > 0 ? { name: submission.name, elements } : undefined;
}

function outcomeOf({ verdict }: Test, isFirstBroken: boolean): Element["outcome"] {
  switch (verdict) {
    case "AC":
      return "passed";
    case "JE":
      return "error";
    case "SK":
      return "skipped";
    case "CE":
      return isFirstBroken ? "error" : "skipped";
    default:
      return "failure";
  }
}

function countsOf(elements: readonly Element[]) {
  const count = (wanted: Element["outcome"]) => elements.filter(({ outcome }) => outcome === wanted).length;
  const ms = elements.reduce((sum, { result }) => sum + (result.timings?.wallMs ?? 0), 0);
  return { tests: elements.length, failures: count("failure"), errors: count("error"), time: seconds(ms) };
}

function addCase(
  suite: XMLBuilder,
  classname: string,
  { name, verdict, message, outcome, result }: Element,
): void {
  const time = seconds(result.timings?.wallMs ?? 0);
  const element = suite.ele("testcase", { classname, name, time });
  // Some readers take the attribute, others the text.
  if (outcome === "skipped") element.ele("skipped", { message });
  else if (outcome !== "passed") element.ele(outcome, { type: verdict, message }).txt(message);
}

/** Readers know no exponents: `0.250`. */
function seconds(ms: number): string {
  return (ms / 1000).toFixed(3);
}
