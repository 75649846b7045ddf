import type { Student } from "../submission/student.ts";
import type { Submission } from "../submission/submission.ts";
import { byName, type FolderNamer } from "./arrange.ts";
import { platformTime } from "./times.ts";

/** A person of a class. */
export interface Person {
  /** The same in each grading, and unlike that of any other person. */
  readonly key: string;
  readonly name: string;
  /** Other ids of this person: e-mail, user name, number. */
  readonly ids: readonly string[];
  readonly group?: string;
  /** More time: a number of days, or a time of its own. */
  readonly extension?: string;
  /** The time of the hand-in, if the gradebook states it; in milliseconds since 1970. */
  readonly timeMs?: number;
}

type HandedIn = Pick<Submission, "name" | "handedIn" | "student">;
type HandIn = HandedIn & { readonly student: Student };

/** A person of a class, with what was handed in for this person. */
export interface Row {
  readonly person: Person;
  /** Names of submissions; a team's are those of each member. */
  readonly submissions: readonly string[];
  /** The time of the hand-in, in milliseconds since 1970. */
  readonly timeMs?: number;
}

/**
 * Joins a class with its hand-ins: one row for each person, those without a hand-in included. A hand-in of nobody on the
 * list is a row, too.
 *
 * @param people the roster or the gradebook; empty if there is neither
 */
export function rowsOf(people: readonly Person[], submissions: readonly HandedIn[]): Row[] {
  const handIns = submissions.flatMap(({ student, ...rest }): HandIn[] =>
    student ? [{ ...rest, student }] : [],
  );
  const members = handIns.map((handIn) => ({ handIn, people: membersOf(handIn.student, people) }));
  const known = people.map((person) =>
    rowFor(
      person,
      members.filter((each) => each.people.includes(person)).map(({ handIn }) => handIn),
    ),
  );
  const strangers = members.filter((each) => each.people.length === 0).map(({ handIn }) => handIn);
  const keys = Array.from(new Set(strangers.map(({ student }) => student.key)));
  const others = keys.map((key) => {
    const own = strangers.filter(({ student }) => student.key === key);
    return rowFor({ ...own[0]!.student, ids: [] }, own);
  });
  return [...known, ...others];
}

function rowFor(person: Person, handIns: readonly HandIn[]): Row {
  const times = handIns.flatMap(({ handedIn }) => (handedIn === undefined ? [] : [platformTime(handedIn)]));
  const timeMs = times.length > 0 ? Math.max(...times) : person.timeMs;
  return {
    person,
    submissions: handIns.map(({ name }) => name),
    ...(timeMs !== undefined && { timeMs }),
  };
}

/** Adds to the people of a gradebook what a roster says of them, and the people that only the roster has. */
export function mergePeople(roster: readonly Person[], gradebook: readonly Person[]): Person[] {
  const listed = gradebook.map((person) => ({
    person,
    other: roster.find((other) => isSame(person, other)),
  }));
  const others = new Set(listed.map(({ other }) => other));
  const merged = listed.map(({ person, other }) =>
    other ? { ...other, ...person, ids: [...person.ids, other.key, ...other.ids] } : person,
  );
  return [...merged, ...roster.filter((person) => !others.has(person))];
}

function isSame(one: Person, other: Person): boolean {
  const ids = [one.key, ...one.ids];
  return (
    ids.some((id) => [other.key, ...other.ids].some((each) => sameText(id, each))) ||
    sameText(one.name, other.name)
  );
}

/** Names hand-ins after the people of a class, whatever their platform calls them. */
export function namesOf(people: readonly Person[]): FolderNamer {
  const known = (student: Student): Student => {
    const [only, other] = membersOf(student, people);
    return only && !other && only.group !== student.name ? { key: student.key, name: only.name } : student;
  };
  return (student, all) => byName(known(student), all.map(known));
}

/** Tells the group of a hand-in's student. */
export function groupsOf(people: readonly Person[]): (submission: HandedIn) => string | undefined {
  return ({ student }) => (student ? membersOf(student, people)[0]?.group : undefined);
}

/** Finds the people of a hand-in: by an id, by a name that only one person has, or all members of the team. */
function membersOf({ key, name }: Student, people: readonly Person[]): readonly Person[] {
  const byId = people.filter((person) => [person.key, ...person.ids].some((id) => sameText(id, key)));
  if (byId.length === 1) return byId;
  const team = people.filter(
    ({ group }) => group !== undefined && (sameText(group, name) || sameText(group, key)),
  );
  if (team.length > 0) return team;
  const byName = people.filter((person) => sameText(person.name, name));
  if (byName.length === 1) return byName;
  // Repositories of courses are called after the assignment and the user.
  const byEnd = people.filter((person) =>
    [person.key, ...person.ids].some((id) => id !== "" && folded(name).endsWith(`-${folded(id)}`)),
  );
  return byEnd.length === 1 ? byEnd : [];
}

function sameText(a: string, b: string): boolean {
  return folded(a) === folded(b);
}

/** A name without what platforms leave out of it: accents, capitals, signs between the words. */
function folded(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[\s_.]+/g, " ")
    .trim();
}
