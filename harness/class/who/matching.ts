import type { Student } from "../../submission/student.ts";
import { claimsOf, STEPS } from "./claims.ts";
import { indexBy, nameWords } from "./folded.ts";
import { lostZeros, withoutZeros } from "./lost-zeros.ts";
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
  const known = new Set(matches.flatMap((match) => match.people));
  const likely = likelyAmong(people.filter((person) => !known.has(person)));
  return matches.map((match) =>
    match.people.length > 0 || match.question || answerOf.has(match.student) ? match : likely(match.student),
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
function likelyAmong(missing: readonly Person[]): (student: Student) => Match {
  const words = new Map(missing.map((person) => [person, nameWords(person.name)]));
  const places = new Map(missing.map((person, at) => [person, at]));
  const byWords = indexBy(missing, (person) => pairsOf(words.get(person)!));
  const byNumber = indexBy(missing, ({ key, ids }) => [key, ...ids].map(withoutZeros));
  const isLike = (own: ReadonlySet<string>) => (person: Person) => {
    const theirs = words.get(person)!;
    const shared = theirs.filter((word) => own.has(word)).length;
    return shared > 1 && (shared === theirs.length || shared === own.size);
  };
  return (student) => {
    const own = new Set(nameWords(student.name));
    const sharing = new Set(pairsOf(Array.from(own)).flatMap((pair) => byWords.get(pair) ?? []));
    const numbered = byNumber.get(withoutZeros(student.key)) ?? [];
    const whole = lostZeros(
      student.key,
      numbered.flatMap(({ key, ids }) => [key, ...ids]),
    );
    const shortened = numbered.filter(({ key, ids }) => whole !== undefined && [key, ...ids].includes(whole));
    const named = Array.from(sharing)
      .filter(isLike(own))
      .sort((a, b) => places.get(a)! - places.get(b)!);
    const found = Array.from(new Set([...shortened, ...named]));
    return {
      student,
      people: [],
      ...(found.length > 0 && { question: { kind: "likely", people: found } }),
    };
  };
}

/** Lists all pairs of different words, each in one order. */
function pairsOf(words: readonly string[]): string[] {
  const ordered = Array.from(new Set(words)).sort();
  return ordered.flatMap((word, at) => ordered.slice(at + 1).map((other) => `${word} ${other}`));
}
