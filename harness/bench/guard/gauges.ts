import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { PACKAGE_FOLDER } from "../../base/package.ts";
import { judgeSubmission } from "../../grade/task/judge-submission.ts";
import { taskFor } from "../../grade/task/task.ts";
import { loadCases } from "../../problem/load.ts";
import { CASES, MAIN, withFolder } from "../command.ts";
import { MEMORY_TITLE, reportGrowth } from "../growth.ts";
import { cpuSecondsIn, cpuSecondsOf, leastCpuOf } from "../measure.ts";
import { bareScan, floodOf, LINES } from "../outputs.ts";
import { emptyRuns } from "../overhead.ts";
import { largeTours, titleOfTour } from "../reading.ts";
import { largeReport, REPORT_TITLE, totalSeconds } from "../reports.ts";
import { type StoredClass, withStoredClass } from "../store.ts";
import { type Gauge, ratio } from "./gauge.ts";

const MIB = 2 ** 20;

/** Students of the class that is graded again. The first grading of more takes longer than all the rest. */
const STUDENTS = 50;

/** Empty programs of one turn. */
const EMPTY_RUNS = 30;

/** Commands of one turn: a start is too short to be measured alone. */
const STARTS = 5;

/** Short work of one turn: a busy moment of the machine would be much of it. */
const SHORT = 5;

const OF_BENCH = "npm run bench";
const OF_CLASSES = "npm run bench:class";
const SCANS = "x a bare scan";
const STARTS_OF_NODE = "x node -e 0";
const YARDSTICKS = "x the yardstick";

/** It has a process of its own: what this one keeps in the memory would make it slower. */
const YARDSTICK = [process.execPath, path.join(import.meta.dirname, "yardstick.js")];

/** Makes all gauges for `use`. Memory is measured first, in a process that has done nothing before. */
export async function withGauges(use: (gauges: readonly Gauge[]) => Promise<void>): Promise<void> {
  const memory = await memoryGauge();
  await withFolder((folder) =>
    withStoredClass(STUDENTS, async (stored) => {
      const starts = [startGauge(folder), await emptyRunGauge()];
      const readings = [...(await readingGauges()), ...tourGauges()];
      await use([memory, ...starts, ...readings, reportsGauge(), regradeGauge(stored)]);
    }),
  );
}

function yardstickSeconds(): number {
  return Math.min(...[1, 2, 3].map(() => cpuSecondsOf(YARDSTICK)));
}

async function memoryGauge(): Promise<Gauge> {
  const { megabytes } = await reportGrowth();
  const figure = { name: MEMORY_TITLE, unit: "MB", of: () => megabytes };
  return { figures: [figure], more: OF_BENCH, turn: () => ({}) };
}

function startGauge(folder: string): Gauge {
  const program = path.join(folder, "program");
  mkdirSync(program);
  writeFileSync(path.join(program, "main.js"), "console.log(1);\n");
  const tiny = ["--problem", "lost-knight", "--cases", path.join(CASES, "tiny-3x3.yaml")];
  const grade = ["grade", program, ...tiny, "--trust-submissions", "--out", path.join(folder, "out")];
  const environment = { ...process.env, XDG_CACHE_HOME: path.join(folder, "memory") };
  const started = (...args: string[]) =>
    cpuSecondsOf([process.execPath, ...args], { environment, starts: STARTS });
  cpuSecondsOf([process.execPath, MAIN, ...grade], { environment });
  return {
    figures: [
      ratio("cavalo --help", STARTS_OF_NODE, ["help", "node"]),
      ratio("cavalo grade, with one case that is remembered", STARTS_OF_NODE, ["grade", "node"]),
    ],
    more: OF_BENCH,
    turn: () => ({
      node: started("-e", "0"),
      help: started(MAIN, "--help"),
      grade: started(MAIN, ...grade),
    }),
  };
}

async function emptyRunGauge(): Promise<Gauge> {
  const isPossible = (await emptyRuns(1)) !== undefined;
  return {
    figures: [ratio("an empty run", "x bubblewrap alone", ["run", "bubblewrap"])],
    more: OF_BENCH,
    ...(!isPossible && { obstacle: "level B does not work here" }),
    turn: async () => (await emptyRuns(EMPTY_RUNS))!,
  };
}

/** Reading of what no reader understands, for a board without a tour: all that is looked for in an output is looked for in it. */
async function readingGauges(): Promise<Gauge[]> {
  const [asked] = loadCases({ files: path.join(PACKAGE_FOLDER, "cases"), problem: "knights-tour" });
  const tasks = [taskFor(asked!, {})];
  return Promise.all(
    Object.entries(LINES).map(async ([kind, line]): Promise<Gauge> => {
      const [small, large] = [Buffer.alloc(MIB, line), Buffer.alloc(4 * MIB, line)];
      const [fewRuns, manyRuns] = [[await floodOf(line, MIB)], [await floodOf(line, 4 * MIB)]];
      return {
        figures: [
          ratio(`${kind}, 1 MiB`, SCANS, ["few", "small"]),
          ratio(`${kind}, 4 MiB`, SCANS, ["many", "large"]),
          {
            name: `${kind}, from 1 to 4 MiB`,
            unit: "x linear",
            // Less than linear is no merit: 4 MiB has a figure of its own.
            of: ({ few, many }) => Math.max(1, many! / few! / 4),
          },
        ],
        more: OF_BENCH,
        turn: async () => ({
          ...(await leastCpuOf({ small: () => bareScan(small), large: () => bareScan(large) }, SHORT)),
          many: await cpuSecondsIn(() => judgeSubmission(tasks, manyRuns)),
          ...(await leastCpuOf({ few: () => judgeSubmission(tasks, fewRuns) }, 3)),
        }),
      };
    }),
  );
}

function tourGauges(): Gauge[] {
  const tours = largeTours();
  return (["board", "list"] as const).map((shape) => ({
    figures: [ratio(titleOfTour(shape), SCANS, ["read", "scan"])],
    more: OF_BENCH,
    turn: () => leastCpuOf(tours[shape], 2),
  }));
}

function reportsGauge(): Gauge {
  const { write } = largeReport();
  return {
    figures: [ratio(REPORT_TITLE, YARDSTICKS, ["reports", "yardstick"])],
    more: OF_BENCH,
    turn: async () => ({ yardstick: yardstickSeconds(), reports: totalSeconds(await write()) }),
  };
}

function regradeGauge({ turma, out, title, grade }: StoredClass): Gauge {
  return {
    figures: [ratio(`${title}, graded again`, YARDSTICKS, ["regrade", "yardstick"])],
    more: OF_CLASSES,
    turn: async () => ({ yardstick: yardstickSeconds(), regrade: grade(turma, out) }),
  };
}
