import { fingerprint } from "../../base/fingerprint.ts";
import { byText } from "../../base/text.ts";
import type { Grade } from "../grades.ts";
import { folded } from "../who/folded.ts";
import type { Split } from "./split-names.ts";

type Person = Pick<Grade, "person" | "submissions">;

const KEYS: Readonly<Record<Split, (person: Person["person"], handIn: string) => string>> = {
  letter: ({ name }) => folded(name).slice(0, 1),
  group: ({ group = "" }) => group,
  random: (_, handIn) => fingerprint([handIn]),
};

/**
 * Splits people into parts of about the same size, the same on every desk. Nobody who shares a hand-in is parted, and no
 * letter or group is.
 */
export function splitPeople<Each extends Person>(
  all: readonly Each[],
  split: Split,
  parts: number,
): Each[][] {
  const handInOf = ({ person, submissions: [first] }: Person) => first ?? person.key;
  const teams = grouped(all, handInOf);
  const keyOf = (each: Each) => KEYS[split](teams.get(handInOf(each))![0]!.person, handInOf(each));
  const buckets = Array.from(grouped(all, keyOf)).toSorted(([a], [b]) => byText(a, b));
  const result: Each[][] = Array.from({ length: parts }, () => []);
  let before = 0;
  for (const [, people] of buckets) {
    // The middle of a bucket says to which part it belongs.
    result[Math.floor(((before + people.length / 2) * parts) / all.length)]!.push(...people);
    before += people.length;
  }
  return result;
}

function grouped<Each>(all: readonly Each[], keyOf: (each: Each) => string): ReadonlyMap<string, Each[]> {
  const groups = new Map<string, Each[]>();
  for (const each of all) {
    const key = keyOf(each);
    groups.set(key, [...(groups.get(key) ?? []), each]);
  }
  return groups;
}
