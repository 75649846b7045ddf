import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { median, ms, printTable, ratio, stopwatch } from "./measure.ts";
import { root } from "./yardstick.ts";

/** Measures whole processes, beside a node that has nothing to do. */
export function benchStart(): void {
  const main = join(root, "dist/reference/main.js");
  const processes = {
    "empty node": ["-e", ""],
    "tour 8 x 8": [main, "8", "8", "0", "0"],
    "tour 1000 x 1000": [main, "1000", "1000", "0", "0"],
    "board 100 x 100": [main, join(root, "cases/lost-knight/boards/caso100.txt")],
    "board 550 x 550": [main, join(root, "cases/lost-knight/boards/caso550.txt")],
  };
  const run = (args: readonly string[]) =>
    stopwatch(() => spawnSync(process.execPath, args, { maxBuffer: 2 ** 24 }));
  // Taking turns spreads a busy moment of the machine over all of them.
  const rounds = Array.from({ length: 15 }, () => Object.values(processes).map(run));
  const times = rounds[0]!.map((_, i) => median(rounds.map((round) => round[i]!)));
  const rows = Object.keys(processes).map((name, i) => [name, ms(times[i]!), ratio(times[i]!, times[0])]);
  printTable("Whole processes, beside an empty node program", [["", "ms", "to empty"], ...rows]);
}
