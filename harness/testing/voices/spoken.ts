import type { TourCase } from "../../case/knights-tour.ts";
import type { LostKnightCase } from "../../case/lost-knight.ts";
import { type Dice, diceOf } from "./dice.ts";

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

/** Parts of the programs for a problem: the cases, what is said of them, and in which words. */
interface Parts<Made, Said> {
  cases(dice: Dice): readonly Made[];
  right(made: Made): Said;
  wrong(dice: Dice): (made: Made) => Said;
  isRight(made: Made, said: Said): boolean;
  voice(role: Role, seed: number): { readonly words: string; say(said: Said, made: Made): Buffer };
}

/** Lets a program of a role speak on all cases of the set that the seed chooses. */
export function speakerOf<Made extends { readonly asked: CodedCase }, Said>(
  parts: Parts<Made, Said>,
): (role: Role, seed: number) => Spoken {
  const sets = new Map<number, readonly Made[]>();
  return (role, seed) => {
    const set = seed % CASE_SETS;
    const cases = sets.get(set) ?? parts.cases(diceOf(set));
    sets.set(set, cases);
    const said = cases.map(role === "wrong" ? parts.wrong(diceOf(seed + 1)) : parts.right);
    const { words, say } = parts.voice(role, seed);
    return {
      words,
      cases: cases.map(({ asked }) => asked),
      isRight: cases.map((made, at) => role !== "hedging" && parts.isRight(made, said[at]!)),
      outputs: cases.map((made, at) => say(said[at]!, made)),
    };
  };
}
