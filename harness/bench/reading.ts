import { execFileSync } from "node:child_process";
import path from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { readingsOf } from "../answer/read.ts";
import { PACKAGE_FOLDER } from "../base/package.ts";
import { judgeInWorker } from "../grade/task/judge-in-worker.ts";
import { taskFor } from "../grade/task/task.ts";
import { firstTourDefect } from "../problem/knights-tour/tour.ts";
import { loadCases } from "../problem/load.ts";
import { printGoal } from "./goals.ts";
import { type Contenders, leastCpuOf, msOf } from "./measure.ts";
import { bareScan, floodOf, LINES } from "./outputs.ts";

const SIDE = 1000;
const QUESTION = { rows: SIDE, columns: SIDE, start: { row: 0, column: 0 } };
const FORMATS = ["grid", "coordinates", "squares", "numbers", "cells", "no-tour"] as const;
const ROUNDS = 9;

/** Size of the largest output that is read. */
const MOST_BYTES = 16 * 1024 * 1024;

/** The outputs that take longest to read. */
const WORST = {
  "a number a line": LINES["a number a line"],
  squares: "(1, 2) ",
  "rows of a board": LINES["rows of a board"],
};

/** Measures reading and checking a tour of a million squares beside a bare scan, and the worst outputs. */
export async function benchReading(): Promise<void> {
  const tours = largeTours();
  for (const [number, shape, most] of [
    ["7a", "board", 3],
    ["7b", "list", 6],
  ] as const) {
    const { scan, read } = await leastCpuOf(tours[shape], ROUNDS);
    const title = titleOfTour(shape);
    printGoal({ number, title, measured: read / scan, most, unit: "x", because: "a bare scan, CPU time" });
  }
  await benchWorst();
}

/** A tour of a million squares, to be read and checked, beside a bare scan. */
export function largeTours(): Readonly<Record<"board" | "list", Contenders<"scan" | "read">>> {
  const reference = path.join(PACKAGE_FOLDER, "dist", "reference", "main.js");
  const question = [SIDE, SIDE, 0, 0].map(String);
  const grid = execFileSync(process.execPath, [reference, ...question], { maxBuffer: 2 ** 28 });
  const beside = (bytes: Buffer) => ({ scan: () => bareScan(bytes), read: () => readAndCheck(bytes) });
  return { board: beside(grid), list: beside(listOf(grid)) };
}

export function titleOfTour(shape: "board" | "list"): string {
  return `a tour of ${SIDE ** 2} squares, read as a ${shape}`;
}

/** Has the worst outputs judged, and measures how long other work waits meanwhile. */
async function benchWorst(): Promise<void> {
  const [asked] = loadCases({ files: path.join(PACKAGE_FOLDER, "cases"), problem: "knights-tour" });
  const tasks = [taskFor(asked!, {})];
  const before = process.memoryUsage.rss();
  const delay = monitorEventLoopDelay({ resolution: 1 });
  let worst = { ms: 0, name: "" };
  for (const [name, text] of Object.entries(WORST)) {
    const flood = await floodOf(text, MOST_BYTES);
    delay.enable();
    const ms = await msOf(() => judgeInWorker({ manifest: {}, tasks }, [flood]));
    delay.disable();
    if (ms > worst.ms) worst = { ms, name };
  }
  printGoal({
    number: "7c",
    title: "the worst output is judged",
    measured: worst.ms / 1000,
    most: 2,
    unit: "s",
    because: `${worst.name}, ${MOST_BYTES / 2 ** 20} MiB`,
  });
  printGoal({
    number: "7d",
    title: "the event loop stands still",
    measured: delay.max / 1e6,
    most: 100,
    unit: "ms",
  });
  const measured = (process.memoryUsage.rss() - before) / 1e6;
  printGoal({ number: "7e", title: "memory for it", measured, most: 200, unit: "MB" });
}

function readAndCheck(bytes: Buffer): void {
  const [reading] = readingsOf(bytes, { question: QUESTION, formats: FORMATS, declared: {} });
  const answer = reading?.answer;
  if (answer?.kind !== "grid" && answer?.kind !== "visits") throw new Error("the tour was not read");
  const defect = firstTourDefect({ ...QUESTION, anyStart: false, tour: "open" }, answer);
  if (defect) throw new Error(defect.kind);
}

/** Turns a tour into a list, one "row column" per line. */
function listOf(grid: Buffer): Buffer {
  const squares: string[] = [];
  for (const [row, line] of grid.toString().trimEnd().split("\n").entries()) {
    for (const [column, step] of line.trim().split(/ +/).entries())
      squares[Number(step) - 1] = `${row} ${column}`;
  }
  return Buffer.from(squares.join("\n"));
}
