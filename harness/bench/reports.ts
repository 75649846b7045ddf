import { CLASS_PAGE } from "../report/file-names.ts";
import { filesOf, loadFormats } from "../report/index.ts";
import { FORMAT_NAMES } from "../report/names.ts";
import { wholeText } from "../report/reporter.ts";
import { tell } from "../report/tell.ts";
import { printGoal } from "./goals.ts";
import { benchClassPage } from "./pages.ts";
import { bundledCases, simulatedClass } from "./simulated-class.ts";

const STUDENTS = 200;
const CASES = 76;

/** Variables that one of the services wants to have. */
const ENVIRONMENT = {
  CLASSROOM: "c",
  ASSIGNMENT: "a",
  ASSIGNMENT_TYPE: "individual",
  OWNER: "o",
  SUBMISSION_TAG: "submit/1",
  COMMIT_URL: "https://example.org/commit",
  RELEASE_URL: "https://example.org/release",
  REVIEW_URL: "https://example.org/review",
};

/** Measures the CPU time that each format takes for a large class, and that a browser takes for its page. */
export async function benchReports(): Promise<void> {
  const report = tell(simulatedClass(bundledCases("knights-tour", CASES), STUDENTS), "en");
  const context = { columns: 80, unicode: true, day: "2026-11-22", environment: ENVIRONMENT };
  console.log(`reports of ${STUDENTS} x ${CASES} results, in CPU time`);
  let totalMs = 0;
  let classPage = "";
  for (const format of FORMAT_NAMES) {
    const before = process.cpuUsage();
    let bytes = 0;
    for (const file of filesOf(await loadFormats([format]), report, context)) {
      const text = wholeText(file);
      bytes += text.length;
      if (file.path === CLASS_PAGE) classPage = text;
    }
    const { user, system } = process.cpuUsage(before);
    const ms = (user + system) / 1000;
    totalMs += ms;
    console.log(`  ${format.padEnd(12)} ${ms.toFixed(0).padStart(6)} ms  ${(bytes / 1e6).toFixed(1)} MB`);
  }
  printGoal({
    number: "10",
    title: `reports of ${STUDENTS} x ${CASES} results in all formats, CPU time`,
    ...{ measured: totalMs / 1000, most: 5, unit: "s" },
  });
  await benchClassPage(classPage);
}
