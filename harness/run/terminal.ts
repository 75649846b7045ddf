import type { Isolation, LevelName } from "./isolation/level.ts";
import { findProgram } from "./isolation/programs.ts";
import { tryScript } from "./isolation/self-test.ts";
import type { Scratch } from "./scratch.ts";

const trials = new Map<LevelName, Promise<boolean>>();

/** Whether programs can be given a terminal here. It is tried, once a level. */
export function makesTerminals({ level }: Isolation, scratch: Scratch): Promise<boolean> {
  const known = trials.get(level);
  if (known) return known;
  const trial = tryTerminal(level, scratch);
  trials.set(level, trial);
  return trial;
}

async function tryTerminal(level: LevelName, scratch: Scratch): Promise<boolean> {
  // Elsewhere there is a program of this name that wants other options.
  if (process.platform !== "linux" || findProgram("script") === undefined) return false;
  const script = "test -t 0 && : </dev/tty && exit 7";
  const { end } = await tryScript({ level, scratch, script, terminal: true });
  return end.kind === "exited" && end.code === 7;
}
