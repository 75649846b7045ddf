import { type Sentence, say } from "../base/sentence.ts";
import { excerpt } from "../base/text.ts";
import type { YamlFile } from "../base/yaml-file.ts";
import type { Student } from "../submission/student.ts";
import type { Scheme } from "./scheme.ts";
import { peopleById } from "./who/by-id.ts";
import { uniqueNames } from "./who/names.ts";
import type { Row } from "./who/people.ts";

interface Facts {
  readonly rows: readonly Row[];
  /** Those who handed in. */
  readonly students: readonly Student[];
}

/** Finds words of a scheme on people that fit nobody, and two words on one person. */
export function peopleMistakes(file: YamlFile<Scheme>, { rows, students }: Facts): Sentence[] {
  const { adjustments = [], match = {} } = file.value;
  const peopleWith = peopleById(rows.map(({ person }) => person));
  const isKnown = (key: string) => peopleWith(key).length > 0;
  const mistakes = adjustments.flatMap(({ student }, index) => {
    const [first, second] = peopleWith(student);
    if (first && !second) return [];
    const sentence = first ? severalWith(student) : nobodyWith(student);
    return [file.mistake(["adjustments", index, "student"], sentence)];
  });
  const named = new Set([...students.map(({ key }) => key), ...uniqueNames(students)]);
  const given = new Map<string, string>();
  for (const [handIn, key] of Object.entries(match)) {
    const find = (sentence: Sentence) => mistakes.push(file.mistake(["match", handIn], sentence));
    if (!named.has(handIn)) find(noHandIn(handIn));
    if (key === null) continue;
    if (!isKnown(key)) find(nobodyWith(key));
    const other = given.get(key);
    if (other !== undefined) find(givenTwice(key, other));
    given.set(key, handIn);
  }
  return mistakes;
}

function nobodyWith(key: string): Sentence {
  return say`nobody in the class has the key ${excerpt(key)}`;
}

function severalWith(key: string): Sentence {
  return say`several people of the class have ${excerpt(key)} as an id. Write the key in grades.csv`;
}

function noHandIn(name: string): Sentence {
  return say`no hand-in has the name ${excerpt(name)}. \`cavalo class check\` shows all names`;
}

function givenTwice(key: string, other: string): Sentence {
  return say`${excerpt(key)} has the hand-in ${excerpt(other)} already. Write null for the one that does not count`;
}
