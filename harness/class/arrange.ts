import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { byText } from "../base/text.ts";
import type { Student } from "../submission/student.ts";
import { classEntries } from "./entries.ts";
import { layoutOf, placeIn } from "./layout/index.ts";
import type { Placed } from "./layout/layout.ts";

/** A hand-in of a class. */
export interface HandIn {
  readonly student: Student;
  /** Its folder in the folder of the class. */
  readonly folder: string;
  /** Its time as the platform writes it, `2026-10-01-21-33-05`. */
  readonly time?: string;
  /** The entries of the class that it came from. */
  readonly entries: readonly string[];
}

/** Gives the folder of a student a name. */
export type FolderNamer = (student: Student, all: readonly Student[]) => string;

/** Names folders after students, and namesakes after their keys, too. */
export const byName: FolderNamer = ({ key, name }, all) => {
  const isOnly = all.every((other) => other.name !== name || other.key === key);
  return (isOnly ? name : `${name} (${key})`).replaceAll("/", "-");
};

/**
 * Gives each student of a class one folder, whatever the layout of the class, and moves the hand-ins there: of several
 * attempts the latest, without what the platform adds.
 *
 * @param folder the folder of the class, which nobody else can change
 */
export function arrange(folder: string, nameOf: FolderNamer): HandIn[] {
  const entries = classEntries(folder);
  const layout = layoutOf(entries);
  const placed = entries.flatMap((entry) => {
    const place = placeIn(layout, entry);
    const part = layout?.part?.(entry.names);
    return place ? [{ entry, place: { ...place, ...part }, part: part?.folder ?? "" }] : [];
  });
  // Nothing has its final place before all have left their first one.
  const aside = `${folder}.aside`;
  renameSync(folder, aside);
  mkdirSync(folder);
  const students = Array.from(
    new Map(placed.map(({ place }) => [place.student.key, place.student])).values(),
  );
  const handIns = students.map((student) => {
    const own = placed.filter(({ place }) => place.student.key === student.key);
    const time = own
      .map(({ place }) => place.time ?? "")
      .sort(byText)
      .at(-1);
    const to = path.join(folder, nameOf(student, students));
    mkdirSync(to, { recursive: true });
    for (const { entry, place, part } of own) {
      if ((place.time ?? "") === time) move(path.join(aside, entry.name, part), to, place);
    }
    return {
      student,
      folder: path.basename(to),
      ...(time && { time }),
      entries: own.map(({ entry }) => entry.name),
    };
  });
  rmSync(aside, { recursive: true });
  return handIns;
}

/** Moves a file, or the content of a folder, into the folder of a hand-in. Nothing is replaced. */
function move(from: string, to: string, { file, otherwise }: Placed): void {
  if (file !== undefined) {
    const free = [file, otherwise].find((name) => name !== undefined && !existsSync(path.join(to, name)));
    if (free !== undefined) renameSync(from, path.join(to, free));
    return;
  }
  for (const name of readdirSync(from)) {
    const target = path.join(to, name);
    if (!existsSync(target)) renameSync(path.join(from, name), target);
  }
}
