import { describe, expect, test } from "vitest";
import type { Role } from "./spoken.ts";
import { type Trial, trial } from "./trial.ts";

/** Defines the tests of programs for a problem that are heard, each on a dozen cases; so many of each role. */
export function testVoices(
  problem: Trial["problem"],
  voices: Readonly<Record<Role, number>>,
  seedOf: () => number,
): void {
  // Of a thousand right programs one may be misheard.
  const mostMisheard = Math.floor(voices.right / 1000);

  function trials(role: Role): Trial[] {
    const seed = seedOf();
    return Array.from({ length: voices[role] }, (_, at) => trial({ problem, role }, seed + at));
  }

  describe(`of programs for ${problem} that speak in their own words`, () => {
    test("the right ones are accepted everywhere", () => {
      const refused = trials("right").filter(
        (each) => !isSettled(each) || each.results.some(({ judgement }) => judgement?.kind !== "accepted"),
      );
      expect(refused.length, refused.map(told).join("\n")).toBeLessThanOrEqual(mostMisheard);
    });

    test("the wrong ones are not accepted where they are wrong", () => {
      const accepted = trials("wrong").filter(
        (each) =>
          isSettled(each) &&
          each.results.some(({ judgement, isRight }) => judgement?.kind === "accepted" && !isRight),
      );
      expect(accepted.map(told)).toEqual([]);
    });

    test("those that do not decide are not accepted anywhere", () => {
      const accepted = trials("hedging").filter(
        (each) => isSettled(each) && each.results.some(({ judgement }) => judgement?.kind === "accepted"),
      );
      expect(accepted.map(told)).toEqual([]);
    });
  });
}

const isSettled = ({ hearing }: Trial) => hearing.toLookAt.length === 0;
const told = ({ seed, words }: Trial) => `${seed}: ${words}`;
