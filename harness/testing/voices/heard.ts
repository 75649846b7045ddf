import { describe, expect, test } from "vitest";
import { seedForTest } from "../seed.ts";
import { knightTrial, type Trial } from "./trial.ts";

/** Defines the tests of programs that are heard, each on 14 cases; so many of each role. */
export function testVoices(voices: Readonly<Record<Trial["role"], number>>): void {
  // Of a thousand right programs one may be misheard; three standard deviations more are no luck of the sample.
  const misheard = voices.right / 1000;
  const mostMisheard = Math.ceil(misheard + 3 * Math.sqrt(misheard));

  function trials(role: Trial["role"]): Trial[] {
    const seed = seedForTest();
    return Array.from({ length: voices[role] }, (_, at) => knightTrial(role, seed + at));
  }

  describe("of programs that speak in their own words", () => {
    test("the right ones are accepted everywhere", () => {
      const refused = trials("right").filter(
        (trial) => !isSettled(trial) || trial.results.some(({ judgement }) => judgement?.kind !== "accepted"),
      );
      expect(refused.length, refused.map(told).join("\n")).toBeLessThanOrEqual(mostMisheard);
    });

    test("the wrong ones are not accepted where they are wrong", () => {
      const accepted = trials("wrong").filter(
        (trial) =>
          isSettled(trial) &&
          trial.results.some(
            ({ judgement, said, right }) => judgement?.kind === "accepted" && said !== right,
          ),
      );
      expect(accepted.map(told)).toEqual([]);
    });

    test("those that do not decide are not accepted anywhere", () => {
      const accepted = trials("hedging").filter(
        (trial) => isSettled(trial) && trial.results.some(({ judgement }) => judgement?.kind === "accepted"),
      );
      expect(accepted.map(told)).toEqual([]);
    });
  });
}

const isSettled = ({ hearing }: Trial) => hearing.toLookAt.length === 0;
const told = ({ seed, words }: Trial) => `${seed}: ${words}`;
