import { describe, expect, test } from "vitest";
import { seedForTest } from "../testing/seed.ts";
import { knightTrial, type Trial } from "../testing/voices/trial.ts";

/** Programs of each role, each heard on 12 to 24 cases. */
const VOICES = { right: 3000, wrong: 1500, hedging: 500 } as const;

/** Of a thousand right programs, one may be misheard. */
const MOST_MISHEARD = VOICES.right / 1000;

function trials(role: Trial["role"]): Trial[] {
  const seed = seedForTest();
  return Array.from({ length: VOICES[role] }, (_, at) => knightTrial(role, seed + at));
}

const isSettled = ({ hearing }: Trial) => hearing.toLookAt.length === 0;
const told = ({ seed, words }: Trial) => `${seed}: ${words}`;

describe("of programs that speak in their own words", () => {
  test("the right ones are accepted everywhere", () => {
    const refused = trials("right").filter(
      (trial) => !isSettled(trial) || trial.results.some(({ judgement }) => judgement?.kind !== "accepted"),
    );
    expect(refused.length, refused.map(told).join("\n")).toBeLessThanOrEqual(MOST_MISHEARD);
  });

  test("the wrong ones are not accepted where they are wrong", () => {
    const accepted = trials("wrong").filter(
      (trial) =>
        isSettled(trial) &&
        trial.results.some(({ judgement, said, right }) => judgement?.kind === "accepted" && said !== right),
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
