import { ExpectedError } from "../../base/errors.ts";
import { excerpt, few, printable } from "../../base/text.ts";
import { peopleById } from "./by-id.ts";
import { folded } from "./folded.ts";
import type { Person } from "./person.ts";

/**
 * Finds the person whom an instructor names: by the key or another id, by the whole name, or by a part of it that only one
 * person has. Accents and capitals do not matter.
 *
 * @throws ExpectedError if nobody or several people are named so
 */
export function personNamed(text: string, people: readonly Person[]): Person {
  const wanted = folded(text);
  const words = wanted.split(" ");
  const holds = ({ name }: Person) => {
    const own = folded(name).split(" ");
    return words.every((word) => own.some((each) => each.startsWith(word)));
  };
  const found = [
    peopleById(people)(text),
    people.filter(({ name }) => folded(name) === wanted),
    wanted === "" ? [] : people.filter(holds),
  ].find((each) => each.length > 0);
  const [person, other] = found ?? [];
  if (person && !other) return person;
  const shown = excerpt(text);
  if (!found)
    throw new ExpectedError({
      en: `${shown}: nobody in the class has this key or name`,
      "pt-BR": `${shown}: ninguém da turma tem esta chave ou este nome`,
    });
  const names = few(found.map(({ name, key }) => `${printable(name)} (${printable(key)})`)).join(", ");
  throw new ExpectedError({
    en: `${shown}: several people fit: ${names}. Give the key in brackets`,
    "pt-BR": `${shown}: várias pessoas combinam: ${names}. Use a chave entre parênteses`,
  });
}
