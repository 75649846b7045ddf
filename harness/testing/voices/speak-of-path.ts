import { diceOf } from "./dice.ts";
import { searchedCases } from "./knight-case.ts";
import { hedgingVoice, plainVoice } from "./knight-voice.ts";
import { rightSolver, wrongSolver } from "./solvers.ts";
import { caseSets, type Role, type Spoken } from "./spoken.ts";

/** Fewer cases are no evidence for an answer that stands among many other numbers. */
const CASES = 14;

const casesFor = caseSets((set) => searchedCases(diceOf(set), CASES));

/** Lets a program of this role say the least number of moves on all cases. */
export function speakOfPath(role: Role, seed: number): Spoken {
  const cases = casesFor(seed);
  const voice = role === "hedging" ? hedgingVoice(seed) : plainVoice(seed);
  const said = cases.map(role === "wrong" ? wrongSolver(diceOf(seed + 1)) : rightSolver);
  return {
    words: voice.words,
    cases: cases.map(({ asked }) => asked),
    isRight: cases.map(({ asked }, at) => role !== "hedging" && said[at] === asked.answer),
    outputs: cases.map((searched, at) => voice.say(said[at]!, searched)),
  };
}
