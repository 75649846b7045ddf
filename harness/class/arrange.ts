import { existsSync, mkdirSync, readdirSync, renameSync } from "node:fs";
import path from "node:path";
import { shortName } from "../base/short-name.ts";
import { byText } from "../base/text.ts";
import type { Student } from "../submission/student.ts";
import type { FoundHandIn, Part } from "./read-class.ts";

/** A hand-in of a class, in a folder of its own. */
export interface HandIn extends Pick<FoundHandIn, "student" | "time" | "isMarkedLate"> {
  /** The path of its folder, with `/` between the parts. */
  readonly path: string;
  /** The files and folders that it came from. */
  readonly from: readonly string[];
}

/** Gives the folders of students names, all unlike each other. */
export type FolderNamer = (students: readonly Student[]) => readonly string[];

/** Names folders after students, and namesakes after their keys, too. */
export const byName: FolderNamer = (students) => uniqueNames(students);

/** Names students so that no two names are one to a file system that knows neither capitals nor ways to write accents. */
export function uniqueNames(students: readonly Student[]): string[] {
  const count = (names: readonly string[]) => {
    const counts = new Map<string, number>();
    for (const name of names) counts.set(alike(name), (counts.get(alike(name)) ?? 0) + 1);
    return counts;
  };
  const names = students.map(({ name }) => name);
  const counts = count(names);
  const longer = students.map(({ key, name }) =>
    counts.get(alike(name)) === 1 || key.startsWith(name) ? name : `${name} (${key})`,
  );
  const taken = new Set<string>();
  return longer.map((name, at) => {
    const keyed = counts.get(alike(name)) === 1 ? [name] : [name, students[at]!.key];
    const numbered = Array.from({ length: students.length }, (_, more) => `${name} (${more + 2})`);
    const free = [...keyed, ...numbered].map(folderName).find((each) => !taken.has(alike(each)))!;
    taken.add(alike(free));
    return free;
  });
}

function alike(name: string): string {
  return name.normalize("NFC").toLowerCase();
}

/** Turns any text into the name of a folder. */
function folderName(name: string): string {
  return shortName(name.replace(/[/\0]/g, "-").replace(/^\.*$/, "-"));
}

/**
 * Gives each student of a class one folder for each problem, and moves the hand-ins there: of several attempts the latest.
 *
 * @param to an empty folder
 */
export function arrange(found: readonly FoundHandIn[], to: string, nameOf: FolderNamer): HandIn[] {
  const groups = byStudent(found);
  const keyed = withOwnKeys(groups.map(([first]) => first!));
  const students = Array.from(new Map(keyed.map((student) => [student.key, student])).values());
  const names = new Map(nameOf(students).map((name, at) => [students[at]!.key, name]));
  return groups.map((group, at) => {
    const student = keyed[at]!;
    const [first] = group;
    const time = group
      .map((each) => each.time ?? "")
      .sort(byText)
      .at(-1);
    const place = [first?.problem, names.get(student.key)].filter((each) => each !== undefined).join("/");
    const folder = path.join(to, place);
    mkdirSync(folder, { recursive: true });
    const counting = group.filter((each) => (each.time ?? "") === time);
    for (const { part } of counting) move(part, folder);
    return {
      student,
      path: place,
      ...(time && { time }),
      ...(counting.some((each) => each.isMarkedLate) && { isMarkedLate: true }),
      from: group.map(({ part }) => part.from),
    };
  });
}

/** Hand-ins of one problem with the same id and the same name are those of one student. */
function byStudent(found: readonly FoundHandIn[]): FoundHandIn[][] {
  const groups = new Map<string, FoundHandIn[]>();
  for (const each of found) {
    const id = JSON.stringify([each.problem, each.student.key, each.student.name]);
    groups.set(id, [...(groups.get(id) ?? []), each]);
  }
  return Array.from(groups.values());
}

/**
 * Gives each student a key of its own: an id that two names have is that of neither alone. Accents are composed in keys, unless
 * two students differ by nothing else.
 */
function withOwnKeys(handIns: readonly FoundHandIn[]): Student[] {
  const namesOf = new Map<string, Set<string>>();
  const composed = (key: string) => key.normalize("NFC");
  for (const { student } of handIns) {
    const names = namesOf.get(composed(student.key)) ?? new Set();
    namesOf.set(composed(student.key), names.add(JSON.stringify([student.key, student.name])));
  }
  return handIns.map(({ student }) => {
    const { key, name } = student;
    if (namesOf.get(composed(key))?.size === 1) return { ...student, key: composed(key) };
    return { ...student, key: key === composed(key) && key !== name ? `${name} (${key})` : key };
  });
}

/** Moves a file, or the content of a folder, into the folder of a hand-in. Nothing is replaced. */
function move({ from, file, otherwise }: Part, to: string): void {
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
