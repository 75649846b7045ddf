import { searchedCases } from "./knight-case.ts";
import { hedgingVoice, plainVoice } from "./knight-voice.ts";
import { rightSolver, wrongSolver } from "./solvers.ts";
import { speakerOf } from "./spoken.ts";

/** Fewer cases are no evidence for an answer that stands among many other numbers. */
const CASES = 14;

/** Lets a program say the least number of moves. */
export const speakOfPath = speakerOf({
  cases: (dice) => searchedCases(dice, CASES),
  right: rightSolver,
  wrong: wrongSolver,
  isRight: ({ asked }, said) => said === asked.answer,
  voice: (role, seed) => (role === "hedging" ? hedgingVoice(seed) : plainVoice(seed)),
});
