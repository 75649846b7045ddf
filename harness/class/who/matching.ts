import { stemWords } from "../../submission/find/name-stems.ts";
import type { Student } from "../../submission/student.ts";
import { folded, indexBy } from "./folded.ts";
import { lostZeros } from "./lost-zeros.ts";
import type { Match, MatchedBy } from "./match.ts";
import { uniqueNames } from "./names.ts";
import type { Person } from "./person.ts";
import { shareInTeams } from "./teams.ts";

/** Kinds of evidence that are tried, the surest first. */
const STEPS = [
  "instructor",
  "id",
  "group",
  "name",
  "id-in-name",
  "words",
] as const satisfies readonly MatchedBy[];

type Claim = (student: Student) => readonly Person[];

/**
 * Finds the people of all hand-ins of a class together, the surest evidence first. A person whom two hand-ins name gets none of
 * them by the weaker evidence, and neither of two that name the person as surely.
 *
 * @param answers the instructor's: keys of people by the keys of students, or by the names under which they are shown
 * @returns one match for each student, in their order
 */
export function matchStudents(
  students: readonly Student[],
  people: readonly Person[],
  answers: Readonly<Record<string, string>> = {},
): Match[] {
  const shown = uniqueNames(students);
  const given = new Map(Object.entries(answers));
  const answerOf = new Map(
    students.map((student, at) => [student, given.get(student.key) ?? given.get(shown[at]!)]),
  );
  const claims = claimsOf(students, people, answerOf);
  const matches = new Map<Student, Match>();
  const owners = new Map<Person, Student>();
  for (const by of STEPS) {
    const left = students.filter((student) => !matches.has(student));
    const claimed = left.map((student) => ({ student, found: claims[by](student) }));
    const sure = claimed.filter(({ student, found }) => isSure(by, student, found));
    const rivals = new Map<Person, Student[]>();
    for (const { student, found } of sure)
      for (const person of found) rivals.set(person, [...(rivals.get(person) ?? []), student]);
    for (const { student, found } of claimed) {
      if (found.length === 0) continue;
      const shared = found.find((person) => owners.has(person) || (rivals.get(person)?.length ?? 0) > 1);
      if (!isSure(by, student, found))
        matches.set(student, { student, people: [], question: { kind: "several-people", people: found } });
      else if (shared === undefined || by === "instructor")
        matches.set(student, { student, people: found, by });
      else {
        const own = [owners.get(shared), ...rivals.get(shared)!].filter((each) => each !== undefined);
        const question = { kind: "one-person", people: [shared], rivals: own } as const;
        matches.set(student, { student, people: [], question });
      }
    }
    for (const { student, people: own } of matches.values())
      for (const person of own) owners.set(person, student);
  }
  const all = students.map((student) => matches.get(student) ?? { student, people: [] });
  const shared = shareInTeams(all, people);
  const missing = people.filter((person) => !shared.some((match) => match.people.includes(person)));
  return shared.map((match) =>
    match.people.length > 0 || match.question ? match : likely(match.student, missing),
  );
}

/** Only a group and a team with its members are of several people. */
function isSure(by: (typeof STEPS)[number], { members }: Student, found: readonly Person[]): boolean {
  return found.length === 1 || by === "group" || members !== undefined;
}

function claimsOf(
  students: readonly Student[],
  people: readonly Person[],
  answerOf: ReadonlyMap<Student, string | undefined>,
): Readonly<Record<(typeof STEPS)[number], Claim>> {
  const byId = indexBy(people, ({ key, ids }) => [key, ...ids].map(folded));
  const byMailbox = indexBy(people, mailboxesOf);
  const byGroup = indexBy(people, ({ group }) => [folded(group ?? "")]);
  const byName = indexBy(people, ({ name }) => [folded(name)]);
  const byWords = indexBy(people, ({ name }) => [inOrder(stemWords(name))]);
  const common = commonWords(students, people);
  const find = (index: ReadonlyMap<string, readonly Person[]>, text: string) => index.get(folded(text)) ?? [];
  const ofEach =
    (claim: Claim): Claim =>
    (student) =>
      Array.from(new Set((student.members ?? [student]).flatMap(claim)));
  const words: Claim = ({ name }) =>
    byWords.get(inOrder(stemWords(name).filter((each) => !common.has(each)))) ?? [];
  return {
    instructor: (student) => find(byId, answerOf.get(student) ?? ""),
    id: ofEach(({ key }) => [...find(byId, key), ...(byMailbox.get(key.toLowerCase()) ?? [])]),
    group: ({ key, name }) => (find(byGroup, name).length > 0 ? find(byGroup, name) : find(byGroup, key)),
    name: ofEach(({ name }) => find(byName, name)),
    "id-in-name"(student) {
      const found = idsWithin(folded(student.name).split(" "), common, byId);
      const [named, other] = words(student);
      // An id and a name that contradict each other are no evidence.
      return named && !other && found.length > 0 && !found.includes(named) ? [...found, named] : found;
    },
    words: ofEach(words),
  };
}

/** The first parts of a person's addresses. Unlike other ids, they are compared with their signs: they are close to names. */
function mailboxesOf({ key, ids }: Person): string[] {
  return [key, ...ids].flatMap((id) => (id.includes("@") ? [id.split("@", 1)[0]!.toLowerCase()] : []));
}

function inOrder(words: readonly string[]): string {
  return words.length > 1 ? words.toSorted().join(" ") : "";
}

/** Words that most hand-ins have beside the names of people: those of the assignment, of the year, of the class. */
function commonWords(students: readonly Student[], people: readonly Person[]): ReadonlySet<string> {
  const names = new Set(people.flatMap(({ name }) => folded(name).split(" ")));
  const having = indexBy(students, ({ name }) => folded(name).split(" "));
  const isCommon = (count: number) => count > 2 && count * 2 > students.length;
  return new Set(
    Array.from(having).flatMap(([word, own]) => (isCommon(own.length) && !names.has(word) ? [word] : [])),
  );
}

/** Finds people by an id that stands in a name between other words: the longest one. */
function idsWithin(
  words: readonly string[],
  common: ReadonlySet<string>,
  byId: ReadonlyMap<string, readonly Person[]>,
): readonly Person[] {
  for (let length = words.length; length > 0; length--) {
    for (let at = words.length - length; at >= 0; at--) {
      const own = words.slice(at, at + length);
      const id = own.join(" ");
      // A short number beside other words may be anything; a user name stands last in the name of a repository.
      const isTelling = id.length > 3 || (/\p{L}/u.test(id) && at + length === words.length);
      const found = isTelling && !own.every((word) => common.has(word)) ? byId.get(id) : undefined;
      if (found) return found;
    }
  }
  return [];
}

/** Offers people without a hand-in whose names or ids are nearly those of a stranger. Nobody is believed to be one of them. */
function likely(student: Student, missing: readonly Person[]): Match {
  const own = new Set(stemWords(student.name));
  const people = missing.filter((person) => {
    const words = stemWords(person.name);
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
