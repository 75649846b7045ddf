import type { Person } from "./person.ts";

/**
 * Makes the keys of people unlike each other: a key that another one has gets the name behind it. Numbers of two lists may be the
 * same, and mean different people.
 *
 * @param first people who keep their keys
 */
export function withUniqueKeys<Someone extends Pick<Person, "key" | "name">>(
  first: readonly Pick<Person, "key">[],
  others: readonly Someone[],
): Someone[] {
  const taken = new Set(first.map(({ key }) => key));
  return others.map((each) => {
    let key = each.key;
    for (let more = 1; taken.has(key); more++)
      key = `${each.key} (${each.name})${more > 1 ? ` ${more}` : ""}`;
    taken.add(key);
    return key === each.key ? each : { ...each, key };
  });
}
