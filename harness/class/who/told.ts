import type { Locale } from "../../base/locale.ts";
import { few, printable } from "../../base/text.ts";
import { wordsInEach } from "../../report/catalogue/words-in-each.ts";
import { inColumns } from "../../report/words/columns.ts";
import type { Match, MatchedBy } from "./match.ts";
import { uniqueNames } from "./names.ts";
import type { Person } from "./person.ts";

/** Facts about a class that is read, and not yet graded. */
export interface WhoIsWho {
  readonly matches: readonly Match[];
  /** The roster and the gradebook; empty if there is neither. */
  readonly people: readonly Person[];
}

interface Words {
  readonly by: Readonly<Record<MatchedBy, string>>;
  readonly strangers: string;
  readonly folders: string;
  readonly missing: string;
  readonly open: string;
  readonly counts: (counts: {
    readonly people: number;
    readonly have: number;
    readonly open: number;
  }) => string;
  readonly onePerson: (person: string, rivals: string) => string;
  readonly severalPeople: (people: string) => string;
  readonly likely: (people: string) => string;
  readonly answer: (handIn: string, key: string) => string;
}

const WORDS: Readonly<Record<Locale, Words>> = wordsInEach<Words>("told", ({ counted, number, text }) => ({
  by: {
    instructor: text`By your word in grading.yaml`,
    id: text`By an id`,
    group: text`By the name of a group`,
    name: text`By the name`,
    "id-in-name": text`By an id in the name`,
    words: text`By the words of the name`,
    team: text`By one member for the whole group`,
  },
  strangers: text`Nobody on the list`,
  folders: text`Students, by the names of their hand-ins`,
  missing: text`Without a hand-in`,
  open: text`To settle before grading`,
  counts: ({ people, have, open }) =>
    text`${counted(people, "person", "people")} on the list: ${number(have)} with a hand-in, ${number(people - have)} without. ${counted(open, "hand-in", "hand-ins")} to settle.`,
  onePerson: (person, rivals) =>
    text`these seem to be of one person, ${person}: ${rivals}. It is given to none of them`,
  severalPeople: (people) => text`this fits several people: ${people}`,
  likely: (people) => text`this may be ${people}, but it is not sure`,
  answer: (handIn, key) =>
    text`To say whose a hand-in is, write into grading.yaml: match: { ${JSON.stringify(handIn)}: ${JSON.stringify(key)} }`,
}));

/** Tells who was matched with whom, by which evidence, in as few lines as a terminal of this width allows. */
export function whoLines({ matches, people }: WhoIsWho, locale: Locale, width: number): string[] {
  const words = WORDS[locale];
  const names = namesOf(matches);
  const known = matches.filter((match) => match.people.length > 0);
  const shown = (match: Match) => {
    const handIn = names.get(match)!;
    const own = match.people.map(({ name }) => name).join(", ");
    return own === "" || own === match.student.name ? handIn : `${handIn} = ${own}`;
  };
  const kinds = Object.keys(words.by) as MatchedBy[];
  const strangers = matches.filter((match) => match.people.length === 0 && !match.question);
  const have = new Set(known.flatMap((match) => match.people));
  const asked = openLines(matches, locale);
  const claimed = new Set(matches.flatMap(({ question }) => question?.people ?? []));
  const missing = people.filter((person) => !have.has(person) && !claimed.has(person));
  const section = (title: string, cells: readonly string[]) =>
    cells.length === 0 ? [] : [`${title} (${cells.length})`, ...inColumns(cells.map(printable), width)];
  const listed = people.length > 0;
  return [
    ...kinds.flatMap((by) => section(words.by[by], known.filter((match) => match.by === by).map(shown))),
    ...section(listed ? words.strangers : words.folders, strangers.map(shown)),
    ...section(
      words.missing,
      missing.map(({ name }) => name),
    ),
    ...(asked.length > 0 ? [words.open, ...asked.map((line) => `  ${line}`)] : []),
    ...(listed
      ? [words.counts({ people: people.length, have: have.size, open: matches.filter(isOpen).length })]
      : []),
  ];
}

/** Tells what only the instructor can settle, a line each, and how. */
export function openLines(matches: readonly Match[], locale: Locale): string[] {
  const words = WORDS[locale];
  const names = namesOf(matches);
  const told = new Set<Person>();
  const lines = matches.flatMap((match) => {
    const { question } = match;
    if (!question) return [];
    const shown = printable(names.get(match)!);
    const all = few(
      question.people.map(({ name, key }) => printable(name === key ? name : `${name} (${key})`)),
    );
    const [first] = question.people;
    if (question.kind !== "one-person")
      return `${shown}: ${question.kind === "likely" ? words.likely(all.join(", ")) : words.severalPeople(all.join(", "))}`;
    if (told.has(first!)) return [];
    told.add(first!);
    const rivals = matches.filter(({ student }) => question.rivals?.includes(student));
    return words.onePerson(all[0]!, rivals.map((each) => printable(names.get(each)!)).join(", "));
  });
  const example = matches.find(isOpen);
  const key = example?.question?.people[0]?.key;
  return key === undefined
    ? lines
    : [...lines, words.answer(printable(names.get(example!)!), printable(key))];
}

export function isOpen({ question }: Match): boolean {
  return question !== undefined;
}

function namesOf(matches: readonly Match[]): ReadonlyMap<Match, string> {
  const names = uniqueNames(matches.map(({ student }) => student));
  return new Map(matches.map((match, at) => [match, names[at]!]));
}
