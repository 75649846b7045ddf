import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readBoard } from "../board.ts";
import { shortestPath } from "../shortest-path.ts";
import { median, ms, printTable, ratio, stopwatch } from "./measure.ts";
import { cYardstick, javaYardstick, root } from "./yardstick.ts";

const REPEATS = 51;

/** Measures the search on the boards of the assignment, without and with reading them. */
export function benchSearch(folder = join(root, "cases/lost-knight/boards")): void {
  const c = cYardstick("search");
  const java = javaYardstick();
  const rows = [
    ["board", "moves", "first ms", "warm ms", "C ms", "to C", "reading ms", "Java ms", "Java to it"],
  ];
  for (let side = 100; side <= 550; side += 50) {
    const file = join(folder, `caso${side}.txt`);
    if (!existsSync(file)) continue;
    const bytes = readFileSync(file);
    const board = readBoard(bytes, file);
    const times = Array.from({ length: REPEATS }, () => stopwatch(() => shortestPath(board)));
    const reading = median(Array.from({ length: REPEATS }, () => stopwatch(() => readBoard(bytes, file))));
    const moves = (shortestPath(board)?.length ?? 0) - 1;
    const yard = c?.([file, String(REPEATS)]);
    if (yard && yard.found[0] !== moves)
      throw new Error(`${file}: ${moves} moves, but ${yard.found[0]} in C`);
    const own = median(times);
    const cMs = yard && median(yard.ms);
    const javaMs = java?.(file);
    rows.push([
      ...[String(side), String(moves), ms(times[0]!), ms(own)],
      ...[cMs === undefined ? "skipped" : ms(cMs), ratio(own, cMs), ms(reading)],
      ...[
        javaMs === undefined ? "skipped" : ms(javaMs),
        javaMs === undefined ? "skipped" : ratio(javaMs, own),
      ],
    ]);
  }
  printTable(
    "Search, beside a flat queue in C and the published Java program (a process less an idle JVM)",
    rows,
  );
}
