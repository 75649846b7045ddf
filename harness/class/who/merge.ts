import { type Sentence, say } from "../../base/sentence.ts";
import { few, printable } from "../../base/text.ts";
import { folded, indexBy } from "./folded.ts";
import type { Person } from "./person.ts";
import { withUniqueKeys } from "./unique-keys.ts";

/** The people of a roster and of a gradebook as one list, with those of whom it is not clear who is who. */
export interface Merged {
  readonly people: readonly Person[];
  readonly mistakes: readonly Sentence[];
}

/**
 * Adds to the people of a gradebook what a roster says of them, and the people that only the roster has. They are the same by an
 * id, or by a name that only one person has in each list. Ids that contradict the names more often than they agree with them are
 * those of another list.
 */
export function mergePeople(roster: readonly Person[], gradebook: readonly Person[]): Merged {
  const byId = indexBy(roster, ({ key, ids }) => [key, ...ids].map(folded));
  const named = (people: readonly Person[]) => indexBy(people, ({ name }) => [folded(name)]);
  const [inRoster, inGradebook] = [named(roster), named(gradebook)];
  const byName = ({ name }: Person) => {
    const namesakes = inRoster.get(folded(name)) ?? [];
    return namesakes.length === 1 && inGradebook.get(folded(name))?.length === 1 ? namesakes[0] : undefined;
  };
  const identified = gradebook.map(({ key, ids }) => {
    const [only, other] = new Set([key, ...ids].flatMap((id) => byId.get(folded(id)) ?? []));
    return other ? undefined : only;
  });
  const isAgainst = (at: number) => {
    const own = byName(gradebook[at]!);
    return own !== undefined && identified[at] !== undefined && own !== identified[at];
  };
  const places = [...gradebook.keys()];
  const against = places.filter(isAgainst);
  const agreeing = places.filter(
    (at) => identified[at] !== undefined && byName(gradebook[at]!) === identified[at],
  );
  const areIds = agreeing.length >= against.length;
  const pairs = places.map((at) =>
    areIds ? (identified[at] ?? byName(gradebook[at]!)) : byName(gradebook[at]!),
  );
  const taken = new Set(pairs);
  const people = gradebook.map((person, at) => {
    const other = pairs[at];
    if (!other) return person;
    return { ...other, ...person, ids: [...person.ids, other.key, ...other.ids], rosterKey: other.key };
  });
  const left = roster.filter((person) => !taken.has(person));
  const unclear = gradebook.filter(
    (person, at) => !pairs[at] && (inRoster.get(folded(person.name)) ?? []).some((each) => !taken.has(each)),
  );
  return {
    people: [...people, ...onRosterAlone(left, people)],
    mistakes: [
      ...(areIds ? against.map((at) => contradiction(gradebook[at]!, identified[at]!)) : []),
      ...(unclear.length > 0 ? [namesakes(unclear)] : []),
    ],
  };
}

/** The people whom the gradebook does not have. A number that cannot be the key stays an id. */
function onRosterAlone(left: readonly Person[], people: readonly Person[]): Person[] {
  const known = left.map((person) => ({ ...person, rosterKey: person.key }));
  return withUniqueKeys(people, known).map((person) =>
    person.key === person.rosterKey ? person : { ...person, ids: [...person.ids, person.rosterKey] },
  );
}

function contradiction(person: Person, other: Person): Sentence {
  const [name, otherName] = [printable(person.name), printable(other.name)];
  return say`by an id, ${name} of the gradebook is ${otherName} of the roster. Correct one of the files`;
}

function namesakes(people: readonly Person[]): Sentence {
  const names = few(Array.from(new Set(people.map(({ name }) => printable(name))))).join(", ");
  return say`several people have these names, and no id tells which is which in the gradebook: ${names}. Add a column with their ids`;
}
