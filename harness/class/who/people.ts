import { type Student, studentNamed, withoutVersion } from "../../submission/student.ts";
import type { Submission } from "../../submission/submission.ts";
import type { VersionChooser } from "../late/choice.ts";
import { versionThatCounts } from "../late/versions.ts";
import type { Scheme } from "../scheme.ts";
import { indexBy } from "./folded.ts";
import type { Match } from "./match.ts";
import { type Answers, matchStudents } from "./matching.ts";
import { type FolderNamer, uniqueNames } from "./names.ts";
import type { HandInTime, Person } from "./person.ts";
import { withUniqueKeys } from "./unique-keys.ts";

type HandedIn = Pick<Submission, "name" | "student"> & { readonly problem?: string } & HandInTime;
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

/** Says whose the hand-ins of one problem are, all together. */
export type Matcher = (students: readonly Student[]) => readonly Match[];

export function matcherOf(people: readonly Person[], answers?: Answers): Matcher {
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
  const matches = matchesOfAll(match, submissions);
  const ownOf = indexBy(handIns, ({ problem = "", student }) => [`${problem}/${student.key}`]);
  const handInsOf = (found: readonly ProblemMatch[]) =>
    found.flatMap(({ problem, student, people: team }) => {
      // A team hands in once, and the gradebook may have the time of one member only.
      const handedIn = team.find((member) => member.handedIn !== undefined)?.handedIn;
      return ownOf
        .get(`${problem}/${student.key}`)!
        .map((handIn) => ({ ...handIn, ...(handedIn !== undefined && { teamTime: handedIn }) }));
    });
  const matchesOf = indexBy(matches, (each) => each.people.map(({ key }) => key));
  const questionsOf = indexBy(matches, ({ question }) => question?.people.map(({ key }) => key) ?? []);
  const known = people.map((person) => {
    const row = rowFor(person, handInsOf(matchesOf.get(person.key) ?? []));
    const claimedBy = handInsOf(questionsOf.get(person.key) ?? []).map(({ name }) => name);
    return claimedBy.length > 0 ? { ...row, claimedBy } : row;
  });
  const strangers = indexBy(
    matches.filter((each) => each.people.length === 0),
    ({ student }) => [student.key],
  );
  const named = Array.from(strangers.values(), (own) => ({ ...own[0]!.student, ids: [], own }));
  const unknown = withUniqueKeys(people, named);
  return [...known, ...unknown.map(({ own, ...person }) => rowFor(person, handInsOf(own)))];
}

/** A match of a hand-in for one problem. */
type ProblemMatch = Match & { readonly problem: string };

/** Matches the hand-ins of each problem: a person has one for each. */
export function matchesOfAll(match: Matcher, handIns: readonly Omit<HandedIn, "name">[]): ProblemMatch[] {
  const byProblem = new Map<string, Student[]>();
  for (const { problem = "", student } of handIns)
    if (student) byProblem.set(problem, [...(byProblem.get(problem) ?? []), student]);
  return Array.from(byProblem).flatMap(([problem, students]) =>
    match(oneOfEach(students)).map((each) => ({ ...each, problem })),
  );
}

/** A hand-in, with the time that the gradebook has of a member of its team. */
type TeamsHandIn = HandIn & { readonly teamTime?: string };

function rowFor(person: Person, handIns: readonly TeamsHandIn[]): Row {
  const timeOf = ({
    teamTime,
    handedIn = person.handedIn ?? teamTime,
    isMarkedLate,
  }: TeamsHandIn): HandInTime => ({
    ...(handedIn !== undefined && { handedIn }),
    ...(isMarkedLate && { isMarkedLate }),
  });
  return {
    person,
    submissions: handIns.map(({ name }) => name),
    times: new Map(handIns.map((handIn) => [handIn.name, timeOf(handIn)])),
  };
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
  const all = students.map(withoutVersion).reverse();
  return Array.from(new Map(all.map((each) => [each.key, each])).values()).reverse();
}

/** Tells the groups of hand-ins, by the keys of their students. */
export function groupsOf(match: Matcher): (submissions: readonly HandedIn[]) => ReadonlyMap<string, string> {
  return (submissions) => {
    return new Map(
      matchesOfAll(match, submissions).flatMap(({ student, people: [first] }) =>
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
