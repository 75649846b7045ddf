import { indexBy } from "./folded.ts";
import type { Person } from "./person.ts";

/** Finds people by an id as an instructor writes it: whose key it is, or else all who have it among their other ids. */
export function peopleById(people: readonly Person[]): (id: string) => readonly Person[] {
  const byKey = indexBy(people, ({ key }) => [key]);
  const byId = indexBy(people, ({ ids }) => ids);
  return (id) => byKey.get(id) ?? byId.get(id) ?? [];
}
