import { existsSync, mkdirSync, readdirSync, renameSync } from "node:fs";
import path from "node:path";
import type { Student } from "../../submission/student.ts";
import type { VersionChooser } from "../late/versions.ts";
import { type FolderNamer, folderName } from "../who/names.ts";
import type { HandInTime } from "../who/person.ts";
import type { FoundHandIn, Part } from "./read-class.ts";

/** A hand-in of a class, in a folder of its own. */
export interface HandIn extends HandInTime {
  readonly student: Student;
  /** The path of its folder, with `/` between the parts. */
  readonly path: string;
  /** The files and folders that it came from. */
  readonly from: readonly string[];
  /** The time of a newer version, which is late, so that this one counts. */
  readonly newerIsLate?: string;
}

export interface Arrangement {
  readonly nameOf: FolderNamer;
  readonly choose: VersionChooser;
}

/**
 * Gives each student of a class one folder for each problem, and moves the hand-ins there: of several versions the one that
 * counts, or each one that is to be graded, in a folder of its own.
 *
 * @param to an empty folder
 */
export function arrange(
  found: readonly FoundHandIn[],
  to: string,
  { nameOf, choose }: Arrangement,
): HandIn[] {
  const groups = byStudent(found);
  const keyed = withOwnKeys(groups.map(([first]) => first!));
  const students = Array.from(new Map(keyed.map((student) => [student.key, student])).values());
  const names = new Map(nameOf(students).map((name, at) => [students[at]!.key, name]));
  const chosenOf = choose(students);
  return groups.flatMap((group, at) => {
    const student = keyed[at]!;
    const versions = versionsIn(group);
    const { graded, passedOver } = chosenOf(student, versions);
    const late = passedOver.find(({ reason }) => reason === "late")?.version.handedIn;
    return graded.map((version, place): HandIn => {
      // The last one has the student's own name and key.
      const isLast = place === graded.length - 1;
      const { handedIn, isMarkedLate, parts } = version;
      const name = [names.get(student.key)!, ...(isLast ? [] : [`(${handedIn ?? place + 1})`])].join(" ");
      const below = [group[0]!.problem, folderName(name)].filter((each) => each !== undefined).join("/");
      const folder = path.join(to, below);
      mkdirSync(folder, { recursive: true });
      for (const part of parts) move(part, folder);
      return {
        student: isLast ? student : { ...student, key: `${student.key} ${handedIn}`, versionOf: student.key },
        path: below,
        ...(handedIn !== undefined && { handedIn }),
        ...(isMarkedLate && { isMarkedLate }),
        from: group.map(({ part }) => part.from),
        ...(late !== undefined && { newerIsLate: late }),
      };
    });
  });
}

/** The parts that a student handed in at one time. */
interface Version extends HandInTime {
  readonly parts: readonly Part[];
}

function versionsIn(group: readonly FoundHandIn[]): Version[] {
  const byTime = new Map<string | undefined, FoundHandIn[]>();
  for (const each of group) byTime.set(each.time, [...(byTime.get(each.time) ?? []), each]);
  return Array.from(byTime, ([handedIn, own]) => ({
    parts: own.map(({ part }) => part),
    ...(handedIn !== undefined && { handedIn }),
    ...(own.some(({ isMarkedLate }) => isMarkedLate) && { isMarkedLate: true }),
  }));
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
