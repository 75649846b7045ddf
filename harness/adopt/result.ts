import { counted } from "../base/text.ts";
import { readingsIn } from "../grade/judge.ts";
import { PROBLEMS } from "../problem/index.ts";
import type { Candidate, Evidence } from "../problem/way.ts";
import type { Manifest } from "../submission/manifest.ts";
import { isHeard, isRight, rejudged, type Subject, type Try, tryCases } from "./try.ts";

/** The tries of a program that was asked in one way. */
export interface Result {
  readonly manifest: Manifest;
  readonly evidence: readonly Evidence[];
  readonly tries: readonly Try[];
}

/** Tries a candidate, and completes its manifest by the answers. */
export async function tryManifest(candidate: Candidate, subject: Subject): Promise<Result> {
  const { manifest, evidence, cases } = candidate;
  const tries = await tryCases(manifest, cases, subject);
  const result: Result = { manifest, evidence, tries };
  return [withSize, withDeclared, withStart].reduce((settled, settle) => settle(settled) ?? settled, result);
}

/** The share of its cases of which something holds, from 0 to 1. */
export function share({ tries }: Result, isSuch: (each: Try) => boolean): number {
  return tries.length === 0 ? 0 : tries.filter(isSuch).length / tries.length;
}

/**
 * With what the readers would have to be told, where that makes at least two cases right: one may be so by chance. A
 * number that stands for "no way" is larger than any of moves; a small one may be a mistake.
 */
function withDeclared({ manifest, evidence, tries }: Result): Result | undefined {
  const declarations = tries.map(declaredFor).filter((declared) => declared !== undefined);
  const [declared, second] = declarations;
  if (!declared || !second || JSON.stringify(declared) !== JSON.stringify(second)) return undefined;
  if (declared.impossible?.some((moves) => moves < SURELY_NO_DISTANCE)) return undefined;
  const filled = { ...manifest, answer: { ...manifest.answer, ...declared } };
  const reread = rejudged(tries, filled);
  const more = reread.filter(isRight).length - tries.filter(isRight).length;
  if (more <= 0) return undefined;
  const because = `so read, ${more} more of ${counted(tries.length, "case")} are right`;
  return {
    manifest: filled,
    evidence: [...evidence, ...Object.keys(declared).map((key) => ({ at: ["answer", key], because }))],
    tries: reread,
  };
}

/** What the readers would have to be told to take an answer as right. */
function declaredFor({ ruling: { note } }: Try): Manifest["answer"] {
  return note?.kind === "right-if-declared" ? note.declared : undefined;
}

const SURELY_NO_DISTANCE = 1000;

/**
 * Adds the usual board of the problem, if the program answers for it whatever size it is told: read as such boards all
 * its answers are right, or are boards at all, which they are not for the sizes that it was told.
 */
function withSize({ manifest, evidence, tries }: Result): Result | undefined {
  const usual = adoptingOf(tries)?.usualBoard;
  if (!usual || tries.length < 2 || manifest.fixed?.rows !== undefined || tries.every(isRight))
    return undefined;
  const resized = rejudged(tries, manifest, (asked) => usual.resized(asked));
  const allRight = resized.every((each) => isRight(each) || declaredFor(each));
  const onlyThen = resized.every(isHeard) && tries.filter(isHeard).length === 1;
  if (!allRight && !onlyThen) return undefined;
  const because = "whatever size it is told, its board has this one";
  return {
    manifest: { ...manifest, fixed: { ...usual.fixed, ...manifest.fixed } },
    evidence: [...evidence, { at: ["fixed", "rows"], because }],
    tries: resized,
  };
}

/** Adds the start that the program chose itself, if nothing told it any. */
function withStart({ manifest, evidence, tries }: Result): Result | undefined {
  const starts = tries.map(startOf);
  const [first] = starts;
  if (!first || starts.includes(undefined)) return undefined;
  const isSame = new Set(starts.map(String)).size === 1;
  const because = isSame
    ? `${counted(starts.length, "run")} began there, and nothing tells it another start`
    : `${counted(starts.length, "run")} began on ${starts.map((start) => `(${start})`).join(", ")}`;
  return {
    manifest: { ...manifest, fixed: { ...manifest.fixed, start: isSame ? first : "random" } },
    evidence: [...evidence, { at: ["fixed", "start"], because }],
    tries,
  };
}

/** Row and column of the start that the program chose, in the reading that counts. */
function startOf({ task, outcome }: Try): [number, number] | undefined {
  const answer = readingsIn(task, outcome).next().value?.answer;
  return answer && PROBLEMS[task.asked.problem].adopting?.startIn?.(answer, task.asked);
}

/** All tries are of one problem. */
function adoptingOf([first]: readonly Try[]) {
  return first && PROBLEMS[first.task.asked.problem].adopting;
}
