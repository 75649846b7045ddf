import { type Random, seededRandom } from "../../case/generator/random.ts";

/** Seeded choices, so that a voice that fails can be made again. */
export interface Dice {
  below(bound: number): number;
  /** Draws a number from `least` to `most`, both included. */
  between(least: number, most: number): number;
  /** Is true once in `times`. */
  once(times: number): boolean;
  pick<T>(items: readonly T[]): T;
}

export function diceOf(seed: number): Dice {
  const random: Random = seededRandom(seed >>> 0);
  const below = (bound: number) => random.below(bound);
  return {
    below,
    between: (least, most) => least + below(most - least + 1),
    once: (times) => below(times) === 0,
    pick: (items) => items[below(items.length)]!,
  };
}
