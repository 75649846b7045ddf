import { answersIn } from "../attempt.ts";
import type { Case } from "../case/case.ts";
import type { Manifest } from "../submission/manifest.ts";
import { counted } from "../text.ts";
import type { Candidate } from "./candidate.ts";
import { type Bench, isHeard, isRight, rejudged, type Trial, tryCases } from "./trial.ts";
import type { Evidence } from "./ways/way.ts";

/** What came of asking a program in one way. */
export interface Hearing {
  readonly manifest: Manifest;
  readonly evidence: readonly Evidence[];
  readonly trials: readonly Trial[];
}

/** Asks, and settles from the answers what nothing but answers can tell. */
export async function hear(candidate: Candidate, bench: Bench): Promise<Hearing> {
  const { manifest, evidence, cases } = candidate;
  const trials = await tryCases(manifest, cases, bench);
  const heard: Hearing = { manifest, evidence, trials };
  return [withSize, withDeclared, withStart].reduce((hearing, settle) => settle(hearing) ?? hearing, heard);
}

/** The share of its cases of which something holds, from 0 to 1. */
export function share({ trials }: Hearing, isSuch: (trial: Trial) => boolean): number {
  return trials.length === 0 ? 0 : trials.filter(isSuch).length / trials.length;
}

/**
 * With what the readers would have to be told, where that makes at least two cases right: one may be so by chance. A
 * number that stands for "no way" is larger than any of moves; a small one may be a mistake.
 */
function withDeclared({ manifest, evidence, trials }: Hearing): Hearing | undefined {
  const declarations = trials.map(declaredFor).filter((declared) => declared !== undefined);
  const [declared, second] = declarations;
  if (!declared || !second || JSON.stringify(declared) !== JSON.stringify(second)) return undefined;
  if (declared.impossible?.some((moves) => moves < SURELY_NO_DISTANCE)) return undefined;
  const filled = { ...manifest, answer: { ...manifest.answer, ...declared } };
  const reread = rejudged(trials, filled);
  const more = reread.filter(isRight).length - trials.filter(isRight).length;
  if (more <= 0) return undefined;
  const because = `read this way, ${more} more of ${counted(trials.length, "case")} are right`;
  return {
    manifest: filled,
    evidence: [...evidence, ...Object.keys(declared).map((key) => ({ at: ["answer", key], because }))],
    trials: reread,
  };
}

/** What the readers would have to be told to take an answer as right. */
function declaredFor({ ruling: { note } }: Trial): Manifest["answer"] {
  return note?.kind === "right-if-declared" ? note.declared : undefined;
}

const SURELY_NO_DISTANCE = 1000;

/**
 * With a board of one size, where that is what it answers for whatever size it is told: read as such boards all its
 * answers are right, or are boards at all, which they are not for the sizes that it was told.
 */
function withSize({ manifest, evidence, trials }: Hearing): Hearing | undefined {
  const isTour = trials.every(({ asked }) => asked.problem === "knights-tour");
  if (!isTour || trials.length < 2 || manifest.fixed?.rows !== undefined || trials.every(isRight))
    return undefined;
  const resized = rejudged(trials, manifest, onChessboard);
  const allRight = resized.every((trial) => isRight(trial) || declaredFor(trial));
  const onlyThen = resized.every(isHeard) && trials.filter(isHeard).length === 1;
  if (!allRight && !onlyThen) return undefined;
  const because = "its board has this size, whatever size is asked for";
  return {
    manifest: { ...manifest, fixed: { ...CHESSBOARD, ...manifest.fixed } },
    evidence: [...evidence, { at: ["fixed", "rows"], because }],
    trials: resized,
  };
}

const CHESSBOARD = { rows: 8, columns: 8 } as const;

function onChessboard(asked: Case): Case {
  return asked.problem === "knights-tour" ? { ...asked, ...CHESSBOARD, answer: "tour" } : asked;
}

/** With the start that it chose itself, where nothing told it any. */
function withStart({ manifest, evidence, trials }: Hearing): Hearing | undefined {
  if (!trials.every(({ asked }) => asked.problem === "knights-tour" && asked.anyStart)) return undefined;
  const starts = trials.map(startOf);
  const [first] = starts;
  if (!first || starts.includes(undefined)) return undefined;
  const isSame = new Set(starts.map(String)).size === 1;
  const because = isSame
    ? `${counted(starts.length, "run")} started there, and no input sets the start`
    : `${counted(starts.length, "run")} started on ${starts.map((start) => `(${start})`).join(", ")}`;
  return {
    manifest: { ...manifest, fixed: { ...manifest.fixed, start: isSame ? first : "random" } },
    evidence: [...evidence, { at: ["fixed", "start"], because }],
    trials,
  };
}

/** Row and column of the first square of a tour, in the reading that counts. */
function startOf({ contestant, asked, outcome }: Trial): [number, number] | undefined {
  const answer = answersIn(contestant, asked, outcome).next().value?.answer;
  if (answer?.kind === "visits") return [answer.visits[0]!, answer.visits[1]!];
  if (answer?.kind !== "grid" || asked.problem !== "knights-tour") return undefined;
  const first = answer.steps.indexOf(1);
  return first < 0 ? undefined : [Math.floor(first / asked.columns), first % asked.columns];
}
