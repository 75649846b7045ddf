import { describe, expect, test } from "vitest";
import { seedForTest } from "../seed.ts";
import type { Role } from "./spoken.ts";
import { judged, type Trial, trial } from "./trial.ts";
import type { Undecided } from "./undecided-path.ts";

/** Defines the tests of programs for a problem that are heard, each on a dozen cases; so many of each role. */
export function testVoices(problem: Trial["problem"], voices: Readonly<Record<Role, number>>): void {
  // Of a thousand right programs one may be misheard.
  const mostMisheard = Math.floor(voices.right / 1000);

  function trials(role: Role): Trial[] {
    const seed = seedForTest();
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

const isSettled = ({ selection }: Trial) => selection.toLookAt.length === 0;
const told = ({ seed, words }: Trial) => `${seed}: ${words}`;

/** Defines the test that programs which name several answers earn no more than their plainest form. */
export function testUndecided(
  speak: (seed: number) => Undecided,
  { name, voices }: { readonly name: string; readonly voices: number },
): void {
  test(`${voices} programs that name several ${name} earn no more than their plainest form, or are to look at`, () => {
    const first = seedForTest();
    const gaining = Array.from({ length: voices }, (_, at) => first + at).flatMap((seed) => {
      const { words, cases, outputs, plain } = speak(seed);
      const { selection, judgements } = judged(cases, outputs);
      const earned = judgements.filter((judgement) => judgement?.kind === "accepted").length;
      const isSettled = selection.toLookAt.length === 0;
      // Until they are looked at, they count as worded.
      const isWell = isSettled
        ? earned <= plain
        : selection.selected.every(({ kind }) => kind === "as-worded");
      return isWell ? [] : `${seed}: ${earned}, plainly ${plain}: ${words}`;
    });
    expect(gaining).toEqual([]);
  });
}
