import type { TourCase } from "../../case/knights-tour.ts";
import type { Diagnosis } from "../../finding/index.ts";
import type { CaseAttempt } from "../cause/case-attempt.ts";

/** One open tour may be a search that gave up. */
const LEAST_OPEN = 2;

/** Of so many open tours one may be closed by chance. */
const OPEN_FOR_CLOSED = 3;

/** Recognises a program that prints valid open tours where closed ones are asked for, but for one or the other closed by chance. */
export function diagnoseOpen(tried: readonly CaseAttempt<TourCase>[]): Diagnosis | undefined {
  const closed = tried.filter(({ asked, verdict }) => asked.tour === "closed" && isAnswered(verdict));
  const open = closed.filter(isOpenTour);
  const [first] = open;
  const others = closed.length - open.length;
  return first && open.length >= LEAST_OPEN && open.length >= OPEN_FOR_CLOSED * others
    ? { kind: "closed-ignored", case: first.asked.name, wrong: open.length, closed: closed.length }
    : undefined;
}

function isAnswered(verdict: CaseAttempt["verdict"]): boolean {
  return verdict === "AC" || verdict === "WA";
}

function isOpenTour({ finding }: CaseAttempt<TourCase>): boolean {
  const defect = finding?.kind === "should-be-no-tour" ? finding.defect : finding;
  return defect?.kind === "not-closed";
}
