import { existsSync, mkdirSync, readdirSync, renameSync } from "node:fs";
import path from "node:path";
import type { Student } from "../../submission/student.ts";
import type { VersionChooser } from "../late/choice.ts";
import { type FolderNamer, folderName } from "../who/names.ts";
import type { HandInTime } from "../who/person.ts";
import type { FoundHandIn, Part } from "./read-class.ts";
import { type Group, joinedStudents } from "./same-student.ts";

/** A hand-in of a class, in a folder of its own. */
export interface HandIn extends HandInTime {
  readonly student: Student;
  /** The problem after which the folder was named in which it lay. */
  readonly problem?: string;
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
  const keyed = withOwnKeys(joinedStudents(byStudent(found)));
  const problems = Array.from(new Set(keyed.map(({ problem }) => problem)));
  return problems.flatMap((problem) => {
    const groups = keyed.filter((group) => group.problem === problem);
    const students = groups.map(({ student }) => student);
    const names = nameOf(students);
    const chosenOf = choose(students);
    return groups.flatMap((group, at) => {
      const { graded, passedOver } = chosenOf(group.student, versionsIn(group.parts));
      const late = passedOver.find(({ reason }) => reason === "late")?.version.handedIn;
      return graded.map((version, place): HandIn => {
        // The last one has the student's own name and key.
        const isLast = place === graded.length - 1;
        const own = { ...(problem !== undefined && { problem }), name: names[at]!, student: group.student };
        const handIn = moved(version, to, isLast ? own : ofVersion(own, version.handedIn ?? `${place + 1}`));
        const from = group.parts.map(({ part }) => part.from);
        return { ...handIn, from, ...(late !== undefined && { newerIsLate: late }) };
      });
    });
  });
}

interface Named {
  readonly problem?: string;
  readonly name: string;
  readonly student: Student;
}

function ofVersion({ name, student, ...rest }: Named, version: string): Named {
  const own = { ...student, key: `${student.key} ${version}`, versionOf: student.key };
  return { ...rest, name: `${name} (${version})`, student: own };
}

/** Moves a version into a folder of its own. */
function moved(
  { parts, ...time }: Version,
  to: string,
  { problem, name, student }: Named,
): Omit<HandIn, "from"> {
  const below = [problem, folderName(name)].filter((each) => each !== undefined).join("/");
  const folder = path.join(to, below);
  const [only, other] = parts;
  if (only && !other && only.file === undefined) {
    mkdirSync(path.dirname(folder), { recursive: true });
    // A whole folder is moved at once.
    renameSync(only.from, folder);
  } else {
    mkdirSync(folder, { recursive: true });
    for (const part of parts) move(part, folder);
  }
  return { ...time, student, path: below, ...(problem !== undefined && { problem }) };
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

/**
 * Groups what was handed in: parts in one folder of the class with the same id and the same name are those of one student. What
 * lies in another one may be that of another assignment.
 */
function byStudent(found: readonly FoundHandIn[]): Group[] {
  const groups = new Map<string, FoundHandIn[]>();
  for (const each of found) {
    const id = JSON.stringify([each.level, each.student.key, each.student.name]);
    groups.set(id, [...(groups.get(id) ?? []), each]);
  }
  return Array.from(groups.values(), (parts) => {
    const { problem, student, sections } = parts[0]!;
    return { problem, student, sections, parts };
  });
}

/**
 * Gives each student a key of its own within a problem: an id that several have is that of none alone. Accents are composed in
 * keys, unless two students differ by nothing else.
 */
function withOwnKeys(groups: readonly Group[]): Group[] {
  const composed = ({ student: { key } }: Group) => key.normalize("NFC");
  const having = new Map<string, Group[]>();
  for (const group of groups) having.set(composed(group), [...(having.get(composed(group)) ?? []), group]);
  const taken = new Set<string>();
  return groups.map((group) => {
    const { problem = "", student } = group;
    const wanted = ownKey(group, having.get(composed(group))!);
    let key = wanted;
    for (let more = 2; taken.has(`${problem}/${key}`); more++) key = `${wanted} ${more}`;
    taken.add(`${problem}/${key}`);
    return { ...group, student: { ...student, key } };
  });
}

/** @param rivals all groups with this key, this one included, if accents are composed */
function ownKey({ problem, student: { key, name }, sections }: Group, rivals: readonly Group[]): string {
  const same = rivals.filter(({ student }) => student.key === key);
  if (new Set(same.map(({ student }) => student.name)).size > 1) return `${name} (${key})`;
  const isAgain = same.filter((each) => each.problem === problem).length > 1;
  if (isAgain && sections !== "") return `${key} (${sections})`;
  return same.length < rivals.length ? key : key.normalize("NFC");
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
