import { blackboard } from "./blackboard.ts";
import { brightspace } from "./brightspace.ts";
import { canvas } from "./canvas.ts";
import { drive } from "./drive.ts";
import { gradescope } from "./gradescope.ts";
import type { ClassEntry, Layout, Listing, Placement } from "./layout.ts";
import { moodle } from "./moodle.ts";
import { sakai } from "./sakai.ts";
import { vpl } from "./vpl.ts";

/** Layouts of classes. A new one needs a file and a line here. */
const LAYOUTS: readonly Layout[] = [moodle, blackboard, canvas, sakai, vpl, brightspace, gradescope, drive];

/** A class that a platform laid out. */
export interface LaidOut {
  readonly title: string;
  readonly placement: Placement;
  /** True if other files could have such names, too. */
  readonly isWeak: boolean;
}

/** Finds the layout of a class: the one that knows most of its entries; undefined if none knows one. */
export function layoutOf(listing: Listing): LaidOut | undefined {
  const read = LAYOUTS.map(({ title, isWeak = false, read: placementOf }) => ({
    ...{ title, isWeak },
    placement: placementOf(listing),
  }));
  const [best] = read.sort((a, b) => b.placement.size - a.placement.size);
  return best && best.placement.size > 0 ? best : undefined;
}

/** Finds the folder in which Teams puts the hand-ins, beside one with what was not handed in. */
export function insideOf({ entries }: Listing): ClassEntry | undefined {
  return entries.find(({ name, kind }) => kind === "folder" && name === "Submitted files");
}
