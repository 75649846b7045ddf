import { countedInEach, type Sentence, say } from "../../base/sentence.ts";
import type { Case } from "../../case/any-case.ts";
import { problemOf } from "../../problem/index.ts";
import type { Candidate, Evidence } from "../../problem/input/invocation.ts";
import type { Manifest } from "../../submission/manifest.ts";
import {
  areFromSeveral,
  beginsElsewhere,
  isFromCorner,
  isLong,
  isWhole,
  sizeOf,
  startAskedOf,
  startOf,
} from "./tours.ts";
import {
  answerIn,
  isHeard,
  isRight,
  isTooSlow,
  rejudged,
  type Subject,
  type Try,
  tryCases,
  tryTask,
} from "./try.ts";

/** Manifest of a program, with the tries that it was used for. */
export interface Result {
  readonly manifest: Manifest;
  readonly evidence: readonly Evidence[];
  readonly tries: readonly Try[];
  /** Cases for a program that is too slow for others. */
  readonly easier?: readonly Case[];
  /** As in the candidate. */
  readonly speaksOfClosed?: boolean;
  /** The run on a harder case, if what was made up of the input may choose a search. It proves nothing. */
  readonly harder?: Try;
  /** The only run that was heard, made again. A program that draws its start or its moves is hardly right twice. */
  readonly again?: Try;
  /** The program was told other sizes than that of its board. */
  readonly ignoresSize?: boolean;
}

/** Tries a candidate, and completes its manifest from the answers, but for the start. */
export async function tryManifest(candidate: Candidate, subject: Subject): Promise<Result> {
  const { manifest, evidence, easier, speaksOfClosed } = candidate;
  const tries = await tryCases(manifest, candidate, subject);
  const again = await onlyRightAgain(tries, subject);
  let result: Result = {
    manifest,
    evidence,
    tries,
    easier,
    ...(speaksOfClosed && { speaksOfClosed }),
    ...(again && { again }),
  };
  for (const settle of [withSize, withDeclared, withClosed]) result = { ...result, ...settle(result) };
  return result;
}

/** Makes the only run again that was right, if others were too slow; undefined if there is none. */
async function onlyRightAgain(tries: readonly Try[], subject: Subject): Promise<Try | undefined> {
  const [heard, another] = tries.filter(isHeard);
  if (!heard || another || !isRight(heard) || !tries.some(isTooSlow)) return undefined;
  return tryTask(heard.task, subject, tries.length);
}

/** Computes the share of the tries for which a condition holds, from 0 to 1. */
export function share({ tries }: Result, isSuch: (each: Try) => boolean): number {
  return tries.length === 0 ? 0 : tries.filter(isSuch).length / tries.length;
}

/**
 * Adds declarations for the readers if two answers need the same ones, because one may be chance. A number
 * that stands for "no path" must be larger than any number of moves; a small one may be a mistake.
 */
function withDeclared({ manifest, evidence, tries }: Result): Result | undefined {
  const inNeed = tries.filter(declaredFor);
  const [declared, second] = inNeed.map(declaredFor);
  if (!declared || !second || JSON.stringify(declared) !== JSON.stringify(second)) return undefined;
  if (inNeed.some(startAskedOf) && !areFromSeveral(inNeed)) return undefined;
  if (declared.impossible?.some((moves) => moves < SURELY_NO_DISTANCE)) return undefined;
  const filled = { ...manifest, answer: { ...manifest.answer, ...declared } };
  const reread = rejudged(tries, filled);
  const more = reread.filter(isRight).length - tries.filter(isRight).length;
  // A convention by which other tours still begin elsewhere fits by chance.
  if (more <= 0 || reread.some(beginsElsewhere)) return undefined;
  const all = countedInEach(tries.length, "case", "cases");
  const because =
    more === 1
      ? say`read this way, 1 more of ${all} is right`
      : say`read this way, ${more} more of ${all} are right`;
  return {
    manifest: filled,
    evidence: [...evidence, ...Object.keys(declared).map((key) => ({ at: ["answer", key], because }))],
    tries: reread,
  };
}

/** Gives the declarations with which the readers would take an answer as right. */
function declaredFor({ ruling: { note } }: Try): Manifest["answer"] {
  return note?.kind === "right-if-declared" ? note.declared : undefined;
}

const SURELY_NO_DISTANCE = 1000;

/**
 * Adds the usual board of the problem, if the program uses it whatever size it is given. Read as this board,
 * all answers are right, or all can be read although only one could be read with the given size.
 */
function withSize({ manifest, evidence, tries }: Result): Result | undefined {
  const usual = adoptingOf(tries)?.usualBoard;
  if (!usual || tries.length < 2 || manifest.fixed?.rows !== undefined || tries.every(isRight))
    return undefined;
  const resized = rejudged(tries, manifest, (asked) => usual.resized(asked));
  const allRight = resized.every((each) => isRight(each) || declaredFor(each));
  const onlyThen = resized.every(isHeard) && tries.filter(isHeard).length === 1;
  if (!allRight && !onlyThen) return undefined;
  const because: Sentence = say`read as boards of this size, the answers of ${countedInEach(tries.length, "run", "runs")} can be read, whatever size was asked for in this way`;
  return {
    manifest: { ...manifest, fixed: { ...usual.fixed, ...manifest.fixed } },
    evidence: [...evidence, { at: ["fixed", "rows"], because }],
    tries: resized,
    ignoresSize: true,
  };
}

/** Open tours may end one move from their start by chance, but hardly this many. */
const LEAST_CLOSED = 3;

/**
 * Asks for closed tours, too, if the program makes no others: it speaks of them and many tours are closed, or the only one that
 * it ever prints is, or all are that it draws. Some ways to search end beside the start more often than not.
 */
export function withClosed({
  manifest,
  evidence,
  tries,
  speaksOfClosed,
}: Result): Partial<Result> | undefined {
  const { tour, ...fixed } = manifest.fixed ?? {};
  const tours = tries.filter((each) => isRight(each) && startOf(each));
  const different = new Set(tours.map(answerIn));
  const isOnlyOne = Array.isArray(fixed.start) && tours.length > 1 && different.size === 1;
  const areMany = speaksOfClosed === true && different.size >= LEAST_CLOSED;
  // Whoever draws the start is asked for no closed tour in any case.
  const areDrawn = fixed.start === "random" && different.size > 1;
  if (tour === undefined || !(isOnlyOne || areMany || areDrawn)) return undefined;
  const { fixed: _, ...others } = manifest;
  const filled = { ...others, ...(Object.keys(fixed).length > 0 && { fixed }) };
  const asClosed = rejudged(tours, filled, (asked) => adoptingOf(tours)?.closed?.(asked) ?? asked);
  if (!asClosed.every(isRight)) return undefined;
  return { manifest: filled, evidence: evidence.filter(({ at }) => at[1] !== "tour") };
}

/** Tests if the problem is one of starts, on which answers begin. */
export function asksForStarts({ tries }: Pick<Result, "tries">): boolean {
  return adoptingOf(tries)?.startOf !== undefined;
}

/**
 * Tests if tours begin where they were asked to, on different squares: the input was understood, even if all are wrong. If
 * others begin elsewhere, these squares must be of one board, or the tours right and not from a corner: a program that always
 * begins in one corner meets the right one on boards of several sizes.
 */
export function followsStart({ tries }: Result): boolean {
  const kept = tries.filter(
    (each) => startAskedOf(each) && !beginsElsewhere(each) && startOf(each) && isLong(each),
  );
  const starts = new Set(kept.map((each) => String(startAskedOf(each))));
  if (!tries.some(beginsElsewhere)) return starts.size > 1;
  const inside = new Set(
    kept
      .filter((each) => isRight(each) && !isFromCorner(each))
      .map(startAskedOf)
      .map(String),
  );
  if (inside.size > 1) return true;
  const onBoards = new Set(kept.map((each) => `${sizeOf(each)} ${startAskedOf(each)}`));
  const boards = new Set(kept.map(sizeOf));
  return onBoards.size > boards.size;
}

/**
 * Tests if boards of different sizes were filled as they were asked for: the size was understood. A tour that begins
 * elsewhere than it was asked to shows that something else was not.
 */
export function followsSize({ tries }: Result): boolean {
  const filled = tries.filter(isWhole).map(sizeOf);
  return asksForStarts({ tries }) && !tries.some(beginsElsewhere) && new Set(filled).size > 1;
}

/** Takes the problem of the first try, because all tries are of the same problem. */
export function adoptingOf([first]: readonly Try[]) {
  return first && problemOf(first.task.asked.problem).adopting;
}
