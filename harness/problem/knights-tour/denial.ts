import type { TourCase } from "../../case/knights-tour.ts";
import type { Diagnosis } from "../../finding/index.ts";
import type { Ask } from "../cause/ask.ts";
import type { CaseAttempt } from "../cause/case-attempt.ts";
import { oddTours } from "./trial-cases.ts";

/** One or two denials may be tours that were only too hard to find. */
const LEAST_WRONG = 2;
/** Tours that show that the program can find some. */
const LEAST_FOUND = 2;

const denies = ({ finding }: Pick<CaseAttempt, "finding">) => finding?.kind === "says-no-tour";
const isOdd = ({ rows, columns }: TourCase) => (rows * columns) % 2 === 1;

/** Recognises a program that denies tours which there are, and finds others: all with odd squares, all closed ones, or some. */
export async function diagnoseDenial(
  tried: readonly CaseAttempt<TourCase>[],
  ask: Ask<TourCase>,
): Promise<Diagnosis | undefined> {
  const wrong = tried.filter(denies);
  const found = tried.filter(({ asked, verdict }) => asked.answer === "tour" && verdict === "AC");
  const [first] = wrong;
  if (!first || found.length < LEAST_FOUND) return undefined;
  const seen = { kind: "denies-tours", case: first.asked.name, wrong: wrong.length } as const;
  const mayBeOdd = wrong.every(({ asked }) => isOdd(asked)) && !found.some(({ asked }) => isOdd(asked));
  if (mayBeOdd && (await deniesAll(oddTours(), ask))) return { ...seen, where: "odd-squares" };
  if (wrong.length < LEAST_WRONG) return undefined;
  const isClosed = ({ asked }: CaseAttempt<TourCase>) => asked.tour === "closed";
  const closed = tried.filter((each) => isClosed(each) && each.asked.answer === "tour");
  if (wrong.every(isClosed) && closed.every(denies)) return { ...seen, where: "closed" };
  // Where most wrong answers are something else, the denials may come from that, too.
  const isOther = (each: CaseAttempt<TourCase>) => each.verdict === "WA" && !denies(each);
  if (tried.filter(isOther).length > wrong.length) return undefined;
  // A program that takes each board for a square one may have tried all moves of a square board.
  return wrong.some(({ asked }) => asked.rows === asked.columns) ? { ...seen, where: "some" } : undefined;
}

async function deniesAll(cases: readonly TourCase[], ask: Ask<TourCase>): Promise<boolean> {
  for (const asked of cases) if (!denies(await ask(asked))) return false;
  return true;
}
