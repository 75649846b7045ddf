import { folded, indexBy } from "./folded.ts";
import type { Match } from "./match.ts";
import type { Person } from "./person.ts";

/** A larger group is a section of the class. */
const LARGEST_TEAM = 6;

/**
 * Gives the hand-in of one member of a team to all of it. Groups are teams if they are small, and if in most of them only one
 * member handed in.
 */
export function shareInTeams(matches: readonly Match[], people: readonly Person[]): Match[] {
  const groupOf = ({ group = "" }: Person) => folded(group);
  const groups = indexBy(people, (person) => [groupOf(person)]);
  const handIns = indexBy(matches, (match) => match.people.map(groupOf));
  const isSmall = Array.from(groups.values()).every((members) => members.length <= LARGEST_TEAM);
  const counts = Array.from(groups, ([group, members]) =>
    members.length > 1 ? (handIns.get(group)?.length ?? 0) : 0,
  );
  const ofOne = counts.filter((count) => count === 1).length;
  if (!isSmall || ofOne <= counts.filter((count) => count > 1).length) return [...matches];
  return matches.map((match) => {
    const [only, other] = match.people;
    const members = only && !other ? (groups.get(groupOf(only)) ?? []) : [];
    if (members.length < 2 || handIns.get(groupOf(only!))!.length > 1) return match;
    return { ...match, people: members, by: "team" };
  });
}
