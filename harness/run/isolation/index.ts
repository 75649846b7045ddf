import { controlGroup } from "./control-group.ts";
import type { IsolationLevel } from "./level.ts";
import { namespaces } from "./namespaces.ts";
import { plain } from "./plain.ts";
import { uid } from "./uid.ts";

/** The levels of isolation, the best first. A new one is a file, a line in each of these two lists and in each catalogue. */
export const LEVEL_NAMES = ["A", "B", "C", "D"] as const;
export type LevelName = (typeof LEVEL_NAMES)[number];

export const LEVELS: Readonly<Record<LevelName, IsolationLevel>> = {
  A: controlGroup,
  B: namespaces,
  C: uid,
  D: plain,
};

/** How programs are run on this machine. */
export interface Isolation {
  readonly level: LevelName;
  /** CPU time that the command line around a program takes. */
  readonly chainCpuMs: number;
}

/** Whether one level promises at least what the other does. */
export function isAtLeast(level: LevelName, least: LevelName): boolean {
  return LEVEL_NAMES.indexOf(level) <= LEVEL_NAMES.indexOf(least);
}
