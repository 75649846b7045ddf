import { filesOf, loadFormats } from "../report/index.ts";
import { CLASS_PAGE } from "../report/record/file-names.ts";
import { FORMAT_NAMES } from "../report/record/names.ts";
import { wholeText } from "../report/reporter.ts";
import { tell } from "../report/tell.ts";
import { printGoal } from "./goals.ts";
import { cpuSecondsIn } from "./measure.ts";
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

/** Cost of a report format. */
interface FormatCost {
  readonly format: string;
  readonly seconds: number;
  readonly bytes: number;
}

/** A report of a large class, which is written in all formats at each call. */
export interface LargeReport {
  /** Page of the class, of the last call. */
  classPage(): string;
  write(): Promise<FormatCost[]>;
}

export function titleOfReports(students: number): string {
  return `reports of ${students} x ${CASES} results in all formats`;
}

export function largeReport(students: number): LargeReport {
  const report = tell(simulatedClass(bundledCases("knights-tour", CASES), students), "en");
  const context = { columns: 80, unicode: true, day: "2026-11-22", environment: ENVIRONMENT };
  let classPage = "";
  const costOf = async (format: (typeof FORMAT_NAMES)[number]): Promise<FormatCost> => {
    const formats = await loadFormats([format]);
    let bytes = 0;
    const seconds = await cpuSecondsIn(() => {
      for (const file of filesOf(formats, report, context)) {
        const text = wholeText(file);
        bytes += text.length;
        if (file.path === CLASS_PAGE) classPage = text;
      }
    });
    return { format, seconds, bytes };
  };
  return {
    classPage: () => classPage,
    async write() {
      const costs: FormatCost[] = [];
      for (const format of FORMAT_NAMES) costs.push(await costOf(format));
      return costs;
    },
  };
}

export function totalSeconds(costs: readonly FormatCost[]): number {
  return costs.reduce((total, { seconds }) => total + seconds, 0);
}

/** Measures the CPU time that each format takes for a large class, and that a browser takes for its page. */
export async function benchReports(): Promise<void> {
  const { write, classPage } = largeReport(STUDENTS);
  const costs = await write();
  console.log(`${titleOfReports(STUDENTS)}, CPU time`);
  for (const { format, seconds, bytes } of costs) {
    const ms = (1000 * seconds).toFixed(0);
    console.log(`  ${format.padEnd(12)} ${ms.padStart(6)} ms  ${(bytes / 1e6).toFixed(1)} MB`);
  }
  printGoal({
    number: "10",
    title: `${titleOfReports(STUDENTS)}, CPU time`,
    ...{ measured: totalSeconds(costs), most: 5, unit: "s" },
  });
  await benchClassPage(classPage());
}
