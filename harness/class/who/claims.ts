import type { Student } from "../../submission/student.ts";
import { folded, indexBy, nameWords } from "./folded.ts";
import type { MatchedBy } from "./match.ts";
import type { Person } from "./person.ts";

/** Kinds of evidence that are tried, the surest first. */
export const STEPS = [
  "instructor",
  "id",
  "group",
  "name",
  "id-in-name",
  "words",
] as const satisfies readonly MatchedBy[];
type Step = (typeof STEPS)[number];

/** Finds the people whom a kind of evidence names for a student. */
type Claim = (student: Student) => readonly Person[];

/** Makes the claims of each kind of evidence, by all students and all people. */
export function claimsOf(
  students: readonly Student[],
  people: readonly Person[],
  answerOf: ReadonlyMap<Student, string | null>,
): Readonly<Record<Step, Claim>> {
  const byExactId = indexBy(people, ({ key, ids }) => [key, ...ids]);
  const byId = indexBy(people, ({ key, ids }) => [key, ...ids].map(folded));
  const byMailbox = indexBy(people, mailboxesOf);
  const byGroup = indexBy(people, ({ group }) => [folded(group ?? "")]);
  const byName = indexBy(people, ({ name }) => [folded(name)]);
  const byWords = indexBy(people, ({ name }) => [inOrder(nameWords(name))]);
  const common = commonWords(students, people);
  const withId = (id: string) => byExactId.get(id) ?? byId.get(folded(id)) ?? [];
  const named: Claim = ({ name }) =>
    byName.get(folded(name)) ??
    byWords.get(inOrder(nameWords(name).filter((each) => !common.has(each)))) ??
    [];
  const identified: Claim = ({ key }) => {
    const found = withId(key);
    return found.length > 0 ? found : (byMailbox.get(key.toLowerCase()) ?? []);
  };
  // The ids of another list may be numbers, too: then most names say so.
  const agreeing = students.filter((student) => agree(identified(student), named(student))).length;
  const areIds =
    agreeing >= students.filter((student) => contradict(identified(student), named(student))).length;
  const ofEach =
    (claim: Claim): Claim =>
    (student) =>
      Array.from(new Set((student.members ?? [student]).flatMap(claim)));
  /** An id and a name that contradict each other are no evidence for either. */
  const withName =
    (claim: Claim): Claim =>
    (student) => {
      const found = claim(student);
      return contradict(found, named(student)) ? [...found, ...named(student)] : found;
    };
  return {
    instructor: (student) => withId(answerOf.get(student) ?? ""),
    id: areIds ? ofEach(withName(identified)) : () => [],
    group: ({ key, name }) => byGroup.get(folded(name)) ?? byGroup.get(folded(key)) ?? [],
    name: ofEach(({ name }) => byName.get(folded(name)) ?? []),
    "id-in-name": withName(({ name }) => idsWithin(folded(name).split(" "), common, byId)),
    words: ofEach(named),
  };
}

function agree(found: readonly Person[], named: readonly Person[]): boolean {
  return named.length === 1 && found.includes(named[0]!);
}

function contradict(found: readonly Person[], named: readonly Person[]): boolean {
  return found.length > 0 && named.length === 1 && !found.includes(named[0]!);
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

/** Finds the people whose ids stand in a name between other words. An id within a longer one is none. */
function idsWithin(
  words: readonly string[],
  common: ReadonlySet<string>,
  byId: ReadonlyMap<string, readonly Person[]>,
): readonly Person[] {
  const found = new Set<Person>();
  const taken = new Set<number>();
  for (let length = words.length; length > 0; length--) {
    for (let at = 0; at <= words.length - length; at++) {
      const own = words.slice(at, at + length);
      const id = own.join(" ");
      // A short number beside other words may be anything; a user name stands last in the name of a repository.
      const isTelling = id.length > 3 || (/\p{L}/u.test(id) && at + length === words.length);
      const isFree = own.every((_, place) => !taken.has(at + place));
      if (!isTelling || !isFree || own.every((word) => common.has(word))) continue;
      for (const person of byId.get(id) ?? []) {
        found.add(person);
        for (const place of own.keys()) taken.add(at + place);
      }
    }
  }
  return Array.from(found);
}
