import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { CASES, MAIN, withFolder } from "../command.ts";
import { MEMORY_TITLE, reportGrowth } from "../growth.ts";
import { type Costs, cpuSecondsOf, lesser } from "../measure.ts";
import { LINES } from "../outputs.ts";
import { emptyRuns } from "../overhead.ts";
import { titleOfTour } from "../reading.ts";
import { titleOfReports } from "../reports.ts";
import { type StoredClass, withStoredClass } from "../store.ts";
import { type Figure, type Gauge, ratio } from "./gauge.ts";

/** Students of the class that is graded again, and of that of which reports are written. More would take longer than all the rest. */
const STUDENTS = 50;

/** Empty programs of one turn, in batches: they are timed on the clock, and the least median counts. */
const EMPTY_RUNS = 12;
const BATCHES = 6;

/** Commands of one turn: a start is too short to be measured alone. */
const STARTS = 5;

/** Options of Node for a process that does the same work each time. */
const PLAINLY = ["--no-opt", "--no-maglev", "--always-sparkplug", "--single-threaded"];

const OF_BENCH = "npm run bench";
const OF_CLASSES = "npm run bench:class";
const SCANS = "x a bare scan";
const STARTS_OF_NODE = "x node -e 0";
const YARDSTICKS = "x the yardstick";

/** It has a process of its own: what this one keeps in the memory would make it slower. */
const YARDSTICK = path.join(import.meta.dirname, "yardstick.js");

/** Makes all gauges for `use`. Memory is measured first, in a process that has done nothing before. */
export async function withGauges(use: (gauges: readonly Gauge[]) => Promise<void>): Promise<void> {
  const memory = await memoryGauge();
  await withFolder((folder) =>
    withStoredClass(STUDENTS, async (stored) => {
      const starts = [startGauge(folder), await emptyRunGauge()];
      const readings = [readingsGauge(), toursGauge()];
      await use([memory, ...starts, ...readings, reportsGauge(), regradeGauge(stored)]);
    }),
  );
}

function yardstickSeconds(options: readonly string[] = []): number {
  return Math.min(...[1, 2].map(() => cpuSecondsOf([process.execPath, ...options, YARDSTICK])));
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
    turn: async () => {
      let least: Costs = {};
      for (let batch = 0; batch < BATCHES; batch++) least = lesser(least, (await emptyRuns(EMPTY_RUNS))!);
      return least;
    },
  };
}

/**
 * Reading of what no reader understands. The optimizing compilers decide differently in each process, by a factor of two; without
 * them, the time of a reading tells its work.
 */
function readingsGauge(): Gauge {
  const figures = Object.keys(LINES).flatMap((kind): Figure[] => [
    {
      name: `${kind}, 256 KiB`,
      unit: SCANS,
      of: (costs) => (4 * costs[`${kind} few`]!) / costs[`${kind} scan`]!,
    },
    ratio(`${kind}, 1 MiB`, SCANS, [`${kind} many`, `${kind} scan`]),
    {
      name: `${kind}, from 256 KiB to 1 MiB`,
      unit: "x linear",
      // Less than linear is no merit: 1 MiB has a figure of its own.
      of: (costs) => Math.max(1, costs[`${kind} many`]! / costs[`${kind} few`]! / 4),
    },
  ]);
  return { figures, more: OF_BENCH, turn: () => costsIn(["readings.js"], PLAINLY) };
}

/** Tours that all compilers work for. Each process has its own luck, and the least of several counts. */
function toursGauge(): Gauge {
  return {
    figures: (["board", "list"] as const).map((shape) =>
      ratio(titleOfTour(shape), SCANS, [`${shape} read`, `${shape} scan`]),
    ),
    more: OF_BENCH,
    turn: () => costsIn(["tours.js"]),
  };
}

/** Costs that a process of their own measures. */
function costsIn([script, ...args]: readonly string[], options: readonly string[] = []): Costs {
  const command = [...options, path.join(import.meta.dirname, script!), ...args];
  return JSON.parse(execFileSync(process.execPath, command, { encoding: "utf8" }));
}

function reportsGauge(): Gauge {
  return {
    figures: [ratio(titleOfReports(STUDENTS), YARDSTICKS, ["reports", "yardstick"])],
    more: OF_BENCH,
    turn: () => ({
      yardstick: yardstickSeconds(PLAINLY),
      ...costsIn(["reports.js", String(STUDENTS)], PLAINLY),
    }),
  };
}

function regradeGauge({ turma, out, title, grade }: StoredClass): Gauge {
  return {
    figures: [ratio(`${title}, graded again`, YARDSTICKS, ["regrade", "yardstick"])],
    more: OF_CLASSES,
    turn: async () => ({ yardstick: yardstickSeconds(), regrade: grade(turma, out) }),
  };
}
