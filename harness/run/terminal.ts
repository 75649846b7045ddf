import { remembered } from "../base/remembered.ts";
import type { Isolation, LevelName } from "./isolation/level.ts";
import { findProgram } from "./isolation/programs.ts";
import { tryScript } from "./isolation/self-test.ts";
import { createScratch } from "./scratch/scratch.ts";

/** Tells whether programs can be given a terminal here. It is tried, once a level. */
export function makesTerminals({ level }: Isolation): Promise<boolean> {
  return levelMakesThem(level);
}

const levelMakesThem = remembered(async (level: LevelName): Promise<boolean> => {
  // Elsewhere there is a program of this name that wants other options.
  if (process.platform !== "linux" || findProgram("script") === undefined) return false;
  const scratch = createScratch();
  try {
    const script = "test -t 0 && : </dev/tty && exit 7";
    const { end } = await tryScript({ level, scratch, script, terminal: true });
    return end.kind === "exited" && end.code === 7;
  } finally {
    scratch.remove();
  }
});
