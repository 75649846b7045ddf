import { type Student, studentNamed, withoutVersion } from "../../submission/student.ts";
import type { Submission } from "../../submission/submission.ts";
import { type VersionChooser, versionThatCounts } from "../late/versions.ts";
import type { Scheme } from "../scheme.ts";
import { folded, indexBy } from "./folded.ts";
import type { Match } from "./match.ts";
import { matchStudents } from "./matching.ts";
import { type FolderNamer, uniqueNames } from "./names.ts";
import type { HandInTime, Person } from "./person.ts";

type HandedIn = Pick<Submission, "name" | "student"> & HandInTime;
type HandIn = HandedIn & { readonly student: Student };

/** A person of a class, with what was handed in for this person. */
export interface Row {
  readonly person: Person;
  /** Names of submissions; a team's are those of each member. */
  readonly submissions: readonly string[];
  /** Names of submissions that may be of this person, too, as the instructor must say. */
  readonly claimedBy?: readonly string[];
  /** Times of the submissions, by their names: those of the platform, or that of the gradebook. */
  readonly times: ReadonlyMap<string, HandInTime>;
}

/** Says whose the hand-ins are, all together. */
export type Matcher = (students: readonly Student[]) => readonly Match[];

export function matcherOf(people: readonly Person[], answers?: Readonly<Record<string, string>>): Matcher {
  return (students) => matchStudents(students, people, answers);
}

/** Counts the names that are those of people in the class; undefined if nobody is known. */
export function knownIn(people: readonly Person[]): ((names: readonly string[]) => number) | undefined {
  if (people.length === 0) return undefined;
  return (names) =>
    matchStudents(names.map(studentNamed), people).filter((match) => match.people.length > 0).length;
}

/**
 * Joins a class with its hand-ins: one row for each person, those without a hand-in included. A hand-in of nobody on the
 * list is a row, too.
 *
 * @param people the roster or the gradebook; empty if there is neither
 */
export function rowsOf(
  people: readonly Person[],
  submissions: readonly HandedIn[],
  match: Matcher = matcherOf(people),
): Row[] {
  const handIns = submissions.flatMap(({ student, ...rest }): HandIn[] =>
    student ? [{ ...rest, student: withoutVersion(student) }] : [],
  );
  const ownOf = indexBy(handIns, ({ student }) => [student.key]);
  const matches = match(Array.from(ownOf.values(), ([first]) => first!.student));
  const handInsOf = (found: readonly Match[]) => found.flatMap(({ student }) => ownOf.get(student.key)!);
  const matchesOf = indexBy(matches, (each) => each.people.map(({ key }) => key));
  const questionsOf = indexBy(matches, ({ question }) => question?.people.map(({ key }) => key) ?? []);
  const known = people.map((person) => {
    const row = rowFor(person, handInsOf(matchesOf.get(person.key) ?? []));
    const claimedBy = handInsOf(questionsOf.get(person.key) ?? []).map(({ name }) => name);
    return claimedBy.length > 0 ? { ...row, claimedBy } : row;
  });
  const strangers = matches.filter((each) => each.people.length === 0);
  return [
    ...known,
    ...strangers.map(({ student }) => rowFor({ ...student, ids: [] }, ownOf.get(student.key)!)),
  ];
}

function rowFor(person: Person, handIns: readonly HandIn[]): Row {
  const timeOf = ({ handedIn = person.handedIn, isMarkedLate }: HandInTime): HandInTime => ({
    ...(handedIn !== undefined && { handedIn }),
    ...(isMarkedLate && { isMarkedLate }),
  });
  return {
    person,
    submissions: handIns.map(({ name }) => name),
    times: new Map(handIns.map((handIn) => [handIn.name, timeOf(handIn)])),
  };
}

/**
 * Adds to the people of a gradebook what a roster says of them, and the people that only the roster has. They are the same by an
 * id, or by a name that only one person has in each list.
 */
export function mergePeople(roster: readonly Person[], gradebook: readonly Person[]): Person[] {
  const idsOf = ({ key, ids }: Person) => [key, ...ids].map(folded);
  const byId = indexBy(roster, idsOf);
  const pairs = new Map<Person, Person>();
  const taken = new Set<Person>();
  const pair = (person: Person, found: readonly Person[]) => {
    const [only, other] = new Set(found.filter((each) => !taken.has(each)));
    if (!only || other) return;
    pairs.set(person, only);
    taken.add(only);
  };
  for (const person of gradebook)
    pair(
      person,
      idsOf(person).flatMap((id) => byId.get(id) ?? []),
    );
  const named = (people: readonly Person[]) => indexBy(people, ({ name }) => [folded(name)]);
  const [inRoster, inGradebook] = [named(roster), named(gradebook)];
  for (const person of gradebook) {
    const namesakes = inRoster.get(folded(person.name)) ?? [];
    const isOnly = namesakes.length === 1 && inGradebook.get(folded(person.name))?.length === 1;
    if (isOnly && !pairs.has(person)) pair(person, namesakes);
  }
  const merged = gradebook.map((person) => {
    const other = pairs.get(person);
    return other ? { ...other, ...person, ids: [...person.ids, other.key, ...other.ids] } : person;
  });
  return [...merged, ...roster.filter((person) => !taken.has(person))];
}

/** Names hand-ins after the people of a class, whatever their platform calls them. */
export function namesOf(match: Matcher): FolderNamer {
  return (students) =>
    uniqueNames(
      match(students).map(({ student, people, by }) => {
        const [only, other] = people;
        // A team keeps its own name.
        const isPerson = only && !other && by !== "group" && by !== "team";
        return isPerson ? { key: student.key, name: only.name } : student;
      }),
    );
}

/** The students of several hand-ins, each once. */
export function oneOfEach(students: readonly Student[]): Student[] {
  return Array.from(new Map(students.map(withoutVersion).map((each) => [each.key, each])).values());
}

/** Tells the groups of hand-ins, by the keys of their students. */
export function groupsOf(match: Matcher): (submissions: readonly HandedIn[]) => ReadonlyMap<string, string> {
  return (submissions) => {
    const matches = match(oneOfEach(submissions.flatMap(({ student }) => student ?? [])));
    return new Map(
      matches.flatMap(({ student, people: [first] }) =>
        first?.group === undefined ? [] : [[student.key, first.group] as const],
      ),
    );
  };
}

/** Chooses the versions that count, by the rules for lateness and the extensions of the class. */
export function versionsOf(match: Matcher, scheme: Scheme): VersionChooser {
  return (students) => {
    const peopleOf = new Map(match(students).map(({ student, people }) => [student.key, people]));
    return ({ key }, versions) => {
      const extended = peopleOf.get(key)?.find(({ extension }) => extension !== undefined);
      return versionThatCounts(versions, extended ?? {}, scheme);
    };
  };
}
