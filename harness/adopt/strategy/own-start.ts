import { countedInEach, type Sentence, say } from "../../base/sentence.ts";
import { placeholdersOf } from "../../problem/input/placeholders.ts";
import type { Manifest } from "../../submission/manifest.ts";
import { adoptingOf, type Result, withClosed } from "../attempt/result.ts";
import { goesOn, sizeOf, startAskedOf, startOf } from "../attempt/tours.ts";
import { isHeard, isRight, rejudged, type Try } from "../attempt/try.ts";
import { isRightByDraw } from "./drawn.ts";

/** Adds the start of the answers to a manifest, if it is the program that chooses it. */
export function withChosenStart(result: Result): Result | undefined {
  const asRead = withStart(result) ?? withOwnStart(result) ?? withDrawnStarts(result);
  const chosen = isSquare(asRead) ? asRead : (withSquareFromBelow(result) ?? asRead);
  if (!chosen) return undefined;
  const settled = { ...result, ...chosen };
  return { ...settled, ...withClosed(settled) };
}

function isSquare(chosen: Result | undefined): boolean {
  return Array.isArray(chosen?.manifest.fixed?.start);
}

/** Adds the start as a square that is counted from the lowest row, if only so it is the same one on boards of several sizes. */
function withSquareFromBelow({ manifest, evidence, tries }: Result): Result | undefined {
  if (manifest.answer?.firstRow !== undefined) return undefined;
  const turned: Manifest = { ...manifest, answer: { ...manifest.answer, firstRow: "bottom" } };
  const reread = {
    manifest: turned,
    evidence: [...evidence, { at: ["answer", "firstRow"], because: SAME_SQUARE }],
    tries: rejudged(tries, turned),
  };
  const chosen = withStart(reread) ?? withOwnStart(reread);
  return isSquare(chosen) ? chosen : undefined;
}

const SAME_SQUARE: Sentence = say`read so, what was read as a tour begins on the same square of boards of different sizes`;

/**
 * Adds the start that the program chose itself, if no input sets the start. A case that was too large, or that has no tour,
 * says nothing about it.
 */
function withStart({ manifest, evidence, tries }: Result): Result | undefined {
  if (tries.some(startAskedOf)) return undefined;
  const begun = tries.filter(startOf);
  const starts = begun.map((each) => startOf(each)!);
  const [first, second] = starts;
  if (!first || isOfOneSize({ manifest, tries: begun })) return undefined;
  const isDrawn = isRightByDraw(tries);
  if (!second && begun.length < tries.length && !isDrawn) return undefined;
  if (!begun.every(goesOn)) return undefined;
  if (tries.some((each) => isHeard(each) && !isRight(each) && !startOf(each))) return undefined;
  const isSame = new Set(starts.map(String)).size === 1 && !isDrawn;
  const squares = starts.map((start) => `(${start.join(", ")})`).join(", ");
  const read = tourRead(starts.length);
  const because: Sentence = isSame
    ? say`${read} there`
    : say`${read} on ${squares}${(locale) => (isDrawn ? DRAWN[locale] : "")}`;
  return {
    manifest: { ...manifest, fixed: { ...manifest.fixed, start: isSame ? first : "random" } },
    evidence: [...evidence, { at: ["fixed", "start"], because }],
    tries,
  };
}

const DRAWN: Sentence = say`, and others with the same input took too long`;

/** Adds that the start is drawn, if each run brings several tours that begin on different squares. */
function withDrawnStarts({ manifest, evidence, tries }: Result): Result | undefined {
  const isOfSeveral = (each: Try) => isRight(each) && each.first()?.several?.startsVary === true;
  if (tries.length < 2 || tries.some(startAskedOf) || !tries.every(isOfSeveral)) return undefined;
  return {
    manifest: { ...manifest, fixed: { ...manifest.fixed, start: "random" } },
    evidence: [...evidence, { at: ["fixed", "start"], because: SEVERAL }],
    tries,
  };
}

const SEVERAL: Sentence = say`each run printed several tours, and they begin on different squares`;

/** Adds the start on which all tours begin, whatever start they were asked for. */
function withOwnStart({ manifest, evidence, tries }: Result): Result | undefined {
  const { startingAt } = adoptingOf(tries) ?? {};
  // A source was edited for nothing: another way asks for as much without it.
  if (manifest.driver && placeholdersOf({ driver: manifest.driver }).length > 0) return undefined;
  // A case that was too large says nothing about the start.
  const begun = tries.filter(startOf);
  const [first] = begun.map(startOf);
  const asked = new Set(begun.map((each) => String(startAskedOf(each))));
  const isOwn = begun.every((each) => String(startOf(each)) === String(first)) && asked.size > 1;
  if (!startingAt || !first || !isOwn || manifest.fixed?.start !== undefined) return undefined;
  if (isOfOneSize({ manifest, tries: begun })) return undefined;
  if (tries.some((each) => isHeard(each) && !startOf(each))) return undefined;
  const read = tourRead(begun.length);
  const because: Sentence = say`${read} there, whatever start was asked for in this way`;
  const filled = { ...manifest, fixed: { ...manifest.fixed, start: first } };
  const reread = rejudged(tries, filled, (each) => startingAt(each, first));
  // A program that took the start for something else may fail for it.
  if (!reread.some(isRight)) return undefined;
  return { manifest: filled, evidence: [...evidence, { at: ["fixed", "start"], because }], tries: reread };
}

/** Begins a sentence about the tours that were read: a program may print others besides. */
function tourRead(runs: number): Sentence {
  return say`in ${countedInEach(runs, "run", "runs")} what was read as a tour begins`;
}

/** Tests if a program has boards of several sizes and showed one: its start may be a corner, wherever that is. */
function isOfOneSize({ manifest, tries }: Pick<Result, "manifest" | "tries">): boolean {
  const sizes = new Set(tries.map(sizeOf));
  return manifest.fixed?.rows === undefined && sizes.size === 1;
}
