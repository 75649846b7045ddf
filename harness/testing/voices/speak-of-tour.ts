import { checkTour } from "../../problem/knights-tour/check.ts";
import { speakerOf } from "./spoken.ts";
import { touredCases } from "./tour-case.ts";
import { rightTourSolver, wrongTourSolver } from "./tour-solvers.ts";
import { severalToursVoice, tourVoice } from "./tour-voice.ts";

const CASES = 12;

/** Lets a program tell a tour. */
export const speakOfTour = speakerOf({
  cases: (dice) => touredCases(dice, CASES),
  right: rightTourSolver,
  wrong: wrongTourSolver,
  isRight({ asked }, said) {
    if (said === "none") return asked.answer === "none";
    const steps = Int32Array.from(said.flat(), (step) => step + 1);
    return checkTour(asked, { kind: "grid", steps, base: 0 }).kind === "accepted";
  },
  voice: (role, seed) => (role === "hedging" ? severalToursVoice(seed) : tourVoice(seed)),
});
