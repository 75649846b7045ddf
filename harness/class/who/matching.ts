import type { Student } from "../../submission/student.ts";
import { claimsOf, STEPS } from "./claims.ts";
import { nameWords } from "./folded.ts";
import { lostZeros } from "./lost-zeros.ts";
import type { Match, MatchedBy } from "./match.ts";
import { uniqueNames } from "./names.ts";
import type { Person } from "./person.ts";
import { shareInTeams } from "./teams.ts";

/** The instructor's words on whose hand-ins are: keys of people, or null for nobody, by the keys or shown names of students. */
export type Answers = Readonly<Record<string, string | null>>;

/**
 * Finds the people of all hand-ins of one problem together, the surest evidence first. Evidence that contradicts itself is none, and
 * a person whom two hand-ins name gets neither of them, unless the instructor says which one.
 *
 * @returns one match for each student, in their order
 */
export function matchStudents(
  students: readonly Student[],
  people: readonly Person[],
  answers: Answers = {},
): Match[] {
  const shown = uniqueNames(students);
  const given = new Map(Object.entries(answers));
  const answerOf = new Map(
    students.flatMap((student, at) => {
      const answer = given.get(student.key) ?? given.get(shown[at]!);
      const isGiven = given.has(student.key) || given.has(shown[at]!);
      return isGiven ? [[student, answer ?? null] as const] : [];
    }),
  );
  const claims = claimsOf(students, people, answerOf);
  const found = students.map((student): Match => {
    if (answerOf.get(student) === null) return { student, people: [] };
    for (const by of STEPS) {
      const claimed = claims[by](student);
      if (claimed.length > 0) return matchBy(by, student, claimed);
    }
    return { student, people: [] };
  });
  const matches = shareInTeams(withoutRivals(found), people);
  const missing = people.filter((person) => !matches.some((match) => match.people.includes(person)));
  return matches.map((match) =>
    match.people.length > 0 || match.question || answerOf.has(match.student)
      ? match
      : likely(match.student, missing),
  );
}

function matchBy(by: MatchedBy, student: Student, claimed: readonly Person[]): Match {
  // Only a group and a team with its members are of several people.
  const isSure = claimed.length === 1 || by === "group" || student.members !== undefined;
  if (isSure) return { student, people: claimed, by };
  return { student, people: [], question: { kind: "several-people", people: claimed } };
}

/** Gives a person whom several hand-ins name to none of them: only the instructor can say which one counts. */
function withoutRivals(matches: readonly Match[]): Match[] {
  const rivalsOf = new Map<Person, Match[]>();
  for (const match of matches)
    for (const person of match.people) rivalsOf.set(person, [...(rivalsOf.get(person) ?? []), match]);
  return matches.map((match) => {
    const shared = match.people.find((person) => rivalsOf.get(person)!.length > 1);
    if (shared === undefined || match.by === "instructor") return match;
    const rivals = rivalsOf.get(shared)!;
    const { student } = match;
    if (rivals.some(({ by }) => by === "instructor")) return { student, people: [] };
    const question = {
      kind: "one-person",
      people: [shared],
      rivals: rivals.map((each) => each.student),
    } as const;
    return { student, people: [], question };
  });
}

/** Offers people without a hand-in whose names or ids are nearly those of a stranger. Nobody is believed to be one of them. */
function likely(student: Student, missing: readonly Person[]): Match {
  const own = new Set(nameWords(student.name));
  const people = missing.filter((person) => {
    const words = nameWords(person.name);
    const shared = words.filter((word) => own.has(word)).length;
    return shared > 1 && (shared === words.length || shared === own.size);
  });
  const ids = missing.flatMap((person) => [person.key, ...person.ids]);
  const whole = lostZeros(student.key, ids);
  const shortened = missing.filter(
    ({ key, ids: others }) => whole !== undefined && [key, ...others].includes(whole),
  );
  const found = Array.from(new Set([...shortened, ...people]));
  return {
    student,
    people: [],
    ...(found.length > 0 && { question: { kind: "likely", people: found } }),
  };
}
