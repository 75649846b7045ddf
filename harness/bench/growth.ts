import { loadCases } from "../problem/load.ts";
import { filesOf, loadFormats } from "../report/index.ts";
import type { GradingRecord, SubmissionRecord } from "../report/record/record.ts";
import { tell } from "../report/tell.ts";
import { CASES } from "./command.ts";
import { printGoal } from "./goals.ts";
import { msOf } from "./measure.ts";

const STUDENTS = [50, 200, 1000];
const RUNS_EACH = 76;

export const MEMORY_TITLE = `memory for ${STUDENTS.at(-1)} students with ${RUNS_EACH} runs each`;

/** Cost of more and more students. */
export interface Growth {
  /** Milliseconds for each number of students. */
  readonly times: readonly number[];
  /** The most memory that this process has used. */
  readonly megabytes: number;
}

/** Reports on more and more students, whose outcomes are made up, in a process that has done nothing before. */
export async function reportGrowth(): Promise<Growth> {
  const times: number[] = [];
  for (const students of STUDENTS) {
    times.push(
      await msOf(async () => {
        const report = tell(recordOf(students), "en");
        const context = { columns: 120, unicode: false, day: "2026-11-22", environment: {} };
        for (const { text } of filesOf(await loadFormats(["terminal", "json"]), report, context))
          if (typeof text !== "string") for (const part of text) part.length;
      }),
    );
  }
  return { times, megabytes: process.resourceUsage().maxRSS / 1000 };
}

/** Measures time and memory of a report for more and more students. */
export async function benchGrowth(): Promise<void> {
  const { times, megabytes } = await reportGrowth();
  const [few, many] = [times[1]! / STUDENTS[1]!, times[2]! / STUDENTS[2]!];
  printGoal({
    number: "8a",
    title: `a report for each of ${STUDENTS[2]} students, beside ${STUDENTS[1]}`,
    measured: many / few,
    most: 1.3,
    unit: "x",
    because: "linear",
  });
  printGoal({
    number: "8b",
    title: MEMORY_TITLE,
    measured: megabytes,
    most: 250,
    unit: "MB",
  });
}

/** Makes up a grading. Each record is an object of its own, as after real runs. */
function recordOf(students: number): GradingRecord {
  const [asked] = loadCases({ files: CASES, problem: "lost-knight" });
  const reference = { verdict: "AC" } as const;
  const names = Array.from({ length: RUNS_EACH }, (_, at) => `case-${at}`);
  return {
    isolation: "B",
    timeFactor: 1,
    stopped: false,
    timings: { startedAt: new Date().toISOString(), wallMs: 0 },
    cases: names.map((name) => ({ ...asked!, name, answer: 68, picture: { wraps: true }, reference })),
    submissions: Array.from({ length: students }, (_, at) => submissionOf(`student-${at}`, names)),
  };
}

function submissionOf(name: string, cases: readonly string[]): SubmissionRecord {
  return {
    name,
    problem: "lost-knight",
    language: "C",
    diagnoses: [],
    results: cases.map((each, at) => ({
      case: each,
      worth: 2,
      attempt: {
        ...(at % 4 === 0
          ? { verdict: "TLE", finding: { kind: "cpu-limit", limitMs: 2000 } }
          : { verdict: "AC" }),
        measured: { end: { kind: "exited", code: 0 }, cpuMs: at, wallMs: at, writtenBytes: at },
      },
    })),
  };
}
