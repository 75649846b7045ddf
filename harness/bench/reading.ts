import { execFileSync } from "node:child_process";
import path from "node:path";
import { readingsOf } from "../answer/read.ts";
import { PACKAGE_FOLDER } from "../base/package.ts";
import { firstTourDefect } from "../problem/knights-tour/tour.ts";

const SIDE = 1000;
const QUESTION = { rows: SIDE, columns: SIDE, start: { row: 0, column: 0 } };
const RUNS = 15;

/**
 * Measures the median time of some runs in milliseconds. The first run is left out, because it compiles the
 * code.
 */
function medianMs(run: () => void): number {
  const times = Array.from({ length: RUNS + 1 }, () => {
    const startedAt = performance.now();
    run();
    return performance.now() - startedAt;
  });
  return times.slice(1).sort((a, b) => a - b)[Math.floor(RUNS / 2)]!;
}

/** Looks at every byte once: the least work of a reader. */
function bareScan(bytes: Buffer): number {
  let sum = 0;
  for (let at = 0; at < bytes.length; at++) sum += bytes[at]!;
  return sum;
}

function readAndCheck(bytes: Buffer): void {
  const formats = ["grid", "coordinates", "squares", "numbers", "cells", "no-tour"] as const;
  const [reading] = readingsOf(bytes, { question: QUESTION, formats, declared: {} });
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

const reference = path.join(PACKAGE_FOLDER, "dist", "reference", "main.js");
const question = [SIDE, SIDE, 0, 0].map(String);
const grid = execFileSync(process.execPath, [reference, ...question], { maxBuffer: 2 ** 28 });

console.log(`\nReading and checking a tour of ${SIDE ** 2} squares, beside a bare scan of its bytes`);
for (const [shape, bytes] of Object.entries({ board: grid, list: listOf(grid) })) {
  const scanMs = medianMs(() => bareScan(bytes));
  const wholeMs = medianMs(() => readAndCheck(bytes));
  const ratio = (wholeMs / scanMs).toFixed(1);
  console.log(`${shape.padEnd(6)} ${wholeMs.toFixed(1)} ms, scan ${scanMs.toFixed(1)} ms: ${ratio} x`);
}
