import { languageOf } from "../../submission/find/sources.ts";
import { studentOfFolder } from "../../submission/student.ts";
import { isArchiveName, stemOf } from "../archive/index.ts";
import { blackboard } from "./blackboard.ts";
import { canvas } from "./canvas.ts";
import type { Layout, Placed } from "./layout.ts";
import { moodle } from "./moodle.ts";
import { sakai } from "./sakai.ts";
import { vpl } from "./vpl.ts";

/** Layouts of classes. A new one needs a file and a line here. */
const LAYOUTS: readonly Layout[] = [moodle, blackboard, canvas, sakai, vpl];

/** An entry of the folder of a class. */
export interface ClassEntry {
  readonly name: string;
  readonly kind: "file" | "folder";
  /** Names in it, if it is a folder. */
  readonly names: readonly string[];
}

/** Finds the layout of a class: the one that knows most of its entries; undefined if none knows one. */
export function layoutOf(entries: readonly ClassEntry[]): Layout | undefined {
  const known = (layout: Layout) => entries.filter((entry) => isKnown(entry, layout)).length;
  const [best] = LAYOUTS.toSorted((a, b) => known(b) - known(a));
  return best && known(best) > 0 ? best : undefined;
}

function isKnown({ name, kind, names }: ClassEntry, { place, part }: Layout): boolean {
  return place(name, kind) !== undefined && (part === undefined || part(names) !== undefined);
}

/**
 * Tells whose an entry is. If its platform does not say so, a folder, an archive or a source has its student's name;
 * another file is nobody's.
 */
export function placeIn(layout: Layout | undefined, { name, kind }: ClassEntry): Placed | undefined {
  const placed = layout?.place(name, kind);
  if (placed) return placed;
  if (kind === "folder") return { student: studentOfFolder(name) };
  if (isArchiveName(name)) return { student: studentOfFolder(stemOf(name)), file: name };
  return languageOf(name) === undefined ? undefined : { student: studentOfFolder(name), file: name };
}
