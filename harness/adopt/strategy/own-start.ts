import type { Sentence } from "../../base/sentence.ts";
import { counted } from "../../base/text.ts";
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

const SAME_SQUARE: Sentence = {
  en: "read so, what was read as a tour begins on the same square of boards of different sizes",
  "pt-BR":
    "lido assim, o que foi lido como passeio começa na mesma casa de tabuleiros de tamanhos diferentes",
};

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
    ? {
        en: `${read.en} there`,
        "pt-BR": `${read["pt-BR"]} ali`,
      }
    : {
        en: `${read.en} on ${squares}${isDrawn ? DRAWN.en : ""}`,
        "pt-BR": `${read["pt-BR"]} em ${squares}${isDrawn ? DRAWN["pt-BR"] : ""}`,
      };
  return {
    manifest: { ...manifest, fixed: { ...manifest.fixed, start: isSame ? first : "random" } },
    evidence: [...evidence, { at: ["fixed", "start"], because }],
    tries,
  };
}

const DRAWN: Sentence = {
  en: ", and others with the same input took too long",
  "pt-BR": ", e outras com a mesma entrada demoraram demais",
};

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

const SEVERAL: Sentence = {
  en: "each run printed several tours, and they begin on different squares",
  "pt-BR": "cada execução imprimiu vários passeios, e eles começam em casas diferentes",
};

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
  const because: Sentence = {
    en: `${read.en} there, whatever start was asked for in this way`,
    "pt-BR": `${read["pt-BR"]} ali, fosse qual fosse o início pedido deste modo`,
  };
  const filled = { ...manifest, fixed: { ...manifest.fixed, start: first } };
  const reread = rejudged(tries, filled, (each) => startingAt(each, first));
  // A program that took the start for something else may fail for it.
  if (!reread.some(isRight)) return undefined;
  return { manifest: filled, evidence: [...evidence, { at: ["fixed", "start"], because }], tries: reread };
}

/** Begins a sentence about the tours that were read: a program may print others besides. */
function tourRead(runs: number): Sentence {
  return {
    en: `in ${counted(runs, "run")} what was read as a tour begins`,
    "pt-BR": `em ${counted(runs, "execução", "execuções")} o que foi lido como passeio começa`,
  };
}

/** Tests if a program has boards of several sizes and showed one: its start may be a corner, wherever that is. */
function isOfOneSize({ manifest, tries }: Pick<Result, "manifest" | "tries">): boolean {
  const sizes = new Set(tries.map(sizeOf));
  return manifest.fixed?.rows === undefined && sizes.size === 1;
}
