import type { TourCase } from "../../case/knights-tour.ts";
import type { Diagnosis } from "../../finding/index.ts";
import type { CaseAttempt } from "../cause/case-attempt.ts";

/** One or two tours may only have been too hard to find. */
const LEAST_WRONG = 3;

/** Recognises a program that denies a tour on every board, also if there is one. */
export function diagnoseNoTour(tried: readonly CaseAttempt<TourCase>[]): Diagnosis | undefined {
  const answered = tried.filter(({ verdict }) => verdict === "AC" || verdict === "WA");
  const wrong = answered.filter(({ finding }) => finding?.kind === "says-no-tour");
  const saysNone = ({ asked, verdict }: CaseAttempt<TourCase>) => verdict === "AC" && asked.answer === "none";
  const [first] = wrong;
  // What was not understood may be another answer.
  const isUnderstood = !tried.some(({ finding }) => finding?.kind === "unreadable-answer");
  const always = isUnderstood && answered.every((each) => wrong.includes(each) || saysNone(each));
  return first && always && wrong.length >= LEAST_WRONG
    ? { kind: "always-no-tour", case: first.asked.name, wrong: wrong.length }
    : undefined;
}
