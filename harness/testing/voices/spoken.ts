import type { TourCase } from "../../case/knights-tour.ts";
import type { LostKnightCase } from "../../case/lost-knight.ts";

export const ROLES = ["right", "wrong", "hedging"] as const;
export type Role = (typeof ROLES)[number];

export type CodedCase = LostKnightCase | TourCase;

/** Everything that a program prints for some cases, with the truth about it. */
export interface Spoken {
  /** Its words, to find the voice that was not understood. */
  readonly words: string;
  readonly cases: readonly CodedCase[];
  /** Tells for each case if what the program says is right. */
  readonly isRight: readonly boolean[];
  readonly outputs: readonly Buffer[];
}

/** Cases are shared by many voices, because they take long to make. */
export const CASE_SETS = 10;

/** Makes the sets of cases, each once. */
export function caseSets<Made>(make: (set: number) => readonly Made[]): (seed: number) => readonly Made[] {
  const made = new Map<number, readonly Made[]>();
  return (seed) => {
    const set = seed % CASE_SETS;
    const known = made.get(set) ?? make(set);
    made.set(set, known);
    return known;
  };
}
