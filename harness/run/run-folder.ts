import { LEVELS } from "./isolation/index.ts";
import type { LevelName } from "./isolation/level.ts";
import type { Scratch } from "./scratch/scratch.ts";

/** Calls `use` with the path of a folder for one run at a level; what is left in it is removed. */
export function withRunFolder<T>(
  { scratch, level }: { scratch: Scratch; level: LevelName },
  use: (folder: string) => Promise<T>,
): Promise<T> {
  return LEVELS[level].worksInMemory ? scratch.withinUsed(use) : scratch.within(use);
}
