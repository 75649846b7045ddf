import { indexBy } from "./folded.ts";
import type { Match } from "./match.ts";
import type { Person } from "./person.ts";

/** A larger group is a section of the class. */
const LARGEST_TEAM = 6;

/**
 * Gives the hand-in of one member of a team to all of it. Groups are teams if they are small, and if in most of them only one
 * member handed in.
 */
export function shareInTeams(matches: readonly Match[], people: readonly Person[]): Match[] {
  const groups = indexBy(people, ({ group }) => [group ?? ""]);
  const handIns = indexBy(matches, (match) => match.people.map(({ group }) => group ?? ""));
  const isSmall = Array.from(groups.values()).every((members) => members.length <= LARGEST_TEAM);
  const counts = Array.from(groups, ([group, members]) =>
    members.length > 1 ? (handIns.get(group)?.length ?? 0) : 0,
  );
  const ofOne = counts.filter((count) => count === 1).length;
  if (!isSmall || ofOne <= counts.filter((count) => count > 1).length) return [...matches];
  return matches.map((match) => {
    const [only, other] = match.people;
    const members = other === undefined && only?.group !== undefined ? groups.get(only.group)! : [];
    if (members.length < 2 || handIns.get(only!.group!)!.length > 1) return match;
    return { ...match, people: members, by: "team" };
  });
}
