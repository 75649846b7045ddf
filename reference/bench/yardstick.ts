import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { median, stopwatch } from "./measure.ts";

/** Root of the repository, seen from `dist/reference/bench`. */
export const root = fileURLToPath(new URL("../../../", import.meta.url));

const workshop = mkdtempSync(join(tmpdir(), "cavalo-bench-"));
process.on("exit", () => rmSync(workshop, { recursive: true, force: true }));

/** Runs of a yardstick that measures itself: its results, and its times in milliseconds. */
export interface Runs {
  readonly found: readonly number[];
  readonly ms: readonly number[];
}

/** Compiles a C program of this folder; `undefined` if there is no gcc. */
export function cYardstick(name: string): ((args: readonly string[]) => Runs) | undefined {
  const program = join(workshop, name);
  const source = join(root, "reference/bench", `${name}.c`);
  if (spawnSync("gcc", ["-O2", "-o", program, source]).status !== 0) return undefined;
  return (args) => {
    const lines = spawnSync(program, args, { encoding: "utf8", maxBuffer: 2 ** 24 })
      .stdout.trim()
      .split("\n");
    const numbers = lines.map((line) => line.split(" ").map(Number));
    return { found: numbers.map(([found]) => found!), ms: numbers.map(([, ns]) => ns! / 1e6) };
  };
}

/**
 * Measures the published Java program, which does not time itself: the milliseconds of a process that answers
 * a board, less those of one that does nothing. `undefined` if there is no program or no JDK.
 */
export function javaYardstick(): ((board: string) => number) | undefined {
  const source = join(root, "submissions/lost-knight/java-original/CavaloPerdido.java");
  if (!existsSync(source)) return undefined;
  const idle = join(root, "reference/bench/Idle.java");
  if (spawnSync("javac", ["-encoding", "UTF-8", "-d", workshop, source, idle]).status !== 0) return undefined;
  const time = (name: string, input: string) => {
    const run = () => stopwatch(() => spawnSync("java", ["-cp", workshop, name], { input }));
    return median(Array.from({ length: 5 }, run));
  };
  const empty = time("Idle", "");
  return (board) => time("CavaloPerdido", `${board}\n`) - empty;
}
