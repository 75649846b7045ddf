import { checkTour } from "../../problem/knights-tour/check.ts";
import { diceOf } from "./dice.ts";
import { caseSets, type Role, type Spoken } from "./spoken.ts";
import { type Steps, type TouredCase, touredCases } from "./tour-case.ts";
import { rightTourSolver, wrongTourSolver } from "./tour-solvers.ts";
import { severalToursVoice, tourVoice } from "./tour-voice.ts";

const CASES = 12;

const casesFor = caseSets((set) => touredCases(diceOf(set), CASES));

/** Lets a program of this role tell a tour on all cases. */
export function speakOfTour(role: Role, seed: number): Spoken {
  const cases = casesFor(seed);
  const voice = role === "hedging" ? severalToursVoice(seed) : tourVoice(seed);
  const said = cases.map(role === "wrong" ? wrongTourSolver(diceOf(seed + 1)) : rightTourSolver);
  return {
    words: voice.words,
    cases: cases.map(({ asked }) => asked),
    isRight: cases.map((toured, at) => role !== "hedging" && isRight(toured, said[at]!)),
    outputs: cases.map((toured, at) => voice.say(said[at]!, toured)),
  };
}

function isRight({ asked }: TouredCase, said: Steps | "none"): boolean {
  if (said === "none") return asked.answer === "none";
  const steps = Int32Array.from(said.flat(), (step) => step + 1);
  return checkTour(asked, { kind: "grid", steps, base: 0 }).kind === "accepted";
}
