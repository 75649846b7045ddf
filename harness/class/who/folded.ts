import { stemWords } from "../../submission/find/shape/name-stems.ts";

/** A name without what people and platforms leave out of it: accents, capitals, signs between the words. */
export function folded(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/[\p{M}\u200b-\u200d'’`´]/gu, "")
    .toLowerCase()
    .replace(/[\s_.,;()[\]-]+/g, " ")
    .trim();
}

/** Groups by one or more keys; things without a key are in no group. */
export function indexBy<Item>(
  items: readonly Item[],
  keysOf: (item: Item) => readonly string[],
): ReadonlyMap<string, readonly Item[]> {
  const index = new Map<string, Item[]>();
  for (const item of items)
    for (const key of new Set(keysOf(item))) {
      if (key === "") continue;
      const own = index.get(key);
      if (own) own.push(item);
      else index.set(key, [item]);
    }
  return index;
}

/** The words of a person's name, without numbers, single letters and words such as "final". */
export function nameWords(name: string): string[] {
  return stemWords(name.replace(/['’`´]/g, ""));
}
