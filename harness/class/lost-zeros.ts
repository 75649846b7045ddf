import type { Person } from "./person.ts";

/** Finds people whose id a spreadsheet may have shortened: `00123` becomes `123`. A match to be confirmed, not to be believed. */
export function lostZeros(id: string, people: readonly Person[]): readonly Person[] {
  const short = withoutZeros(id);
  if (short === undefined) return [];
  return people.filter(({ key, ids }) => [key, ...ids].some((each) => withoutZeros(each) === short));
}

function withoutZeros(id: string): string | undefined {
  return /^0*(\d+)$/.exec(id.trim())?.[1];
}
