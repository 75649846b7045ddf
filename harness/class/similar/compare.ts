import { File, FingerprintIndex, type Pair, Region, TokenizedFile } from "@dodona/dolos-core";
import type { LanguageName } from "../../submission/language/names.ts";
import { tokensOf } from "./tokens.ts";

/** A program of one student as one text. */
export interface Listing {
  readonly language: LanguageName;
  readonly text: string;
}

export interface ComparisonRequest {
  readonly listings: readonly Listing[];
  /** Programs that everybody was given: what is in them is nobody's own. */
  readonly given: readonly Listing[];
}

/** Two programs that are alike, by their places in the request. */
export interface AlikePair {
  readonly left: number;
  readonly right: number;
  /** The part of both programs that is in the other one, too: from 0 to 1. */
  readonly similarity: number;
  /** Parts that match, those of the left program in order; absent if programs repeat themselves too much to find them. */
  readonly parts?: readonly AlikePart[];
}

/** Lines, counted from 1, ends included. */
export interface AlikePart {
  readonly left: readonly [from: number, to: number];
  readonly right: readonly [from: number, to: number];
}

/** Tokens that must match in a row, and how many places among which one is remembered. */
const TOKENS = 12;
const WINDOW = 3;

/** A program of less than these is like any other. */
const LEAST_PRINTS = 12;

/** Share of the class beyond which a text that it has is nobody's own. */
const MOST_OF_CLASS = 0.4;
const LEAST_SHARERS = 4;

/** Pairs less alike than this say nothing. */
const LEAST_SIMILARITY = 0.3;
export const MOST_PAIRS = 100;

/**
 * Matches of one place with another that are joined to parts, of all pairs together: about 10 s. Programs that say the
 * same thousands of times would take hours; pairs of students' programs have some hundreds.
 */
const MOST_STEPS = 3_000_000;

/** Comparisons of two places that take as long as one match. */
const COMPARISONS_A_STEP = 300;

/** Finds the pairs of programs that are most alike, the most alike first. */
export function alikePairs({ listings, given }: ComparisonRequest): AlikePair[] {
  const most = Math.max(LEAST_SHARERS, Math.ceil(MOST_OF_CLASS * listings.length));
  const index = new FingerprintIndex(TOKENS, WINDOW, false, most);
  const files = listings.map((listing, at) => tokenized(listing, at));
  const places = new Map(files.map((file, at) => [file, at]));
  index.addFiles(files);
  // A print is left out of all files that have it when the given file comes last.
  for (const [at, listing] of given.entries()) index.addIgnoredFile(tokenized(listing, files.length + at));

  const own = new Map(
    index.entries().map(({ file, shared }) => [file, sum(shared, (each) => each.occurrencesOf(file).length)]),
  );
  const overlaps = new Map<
    string,
    { left: TokenizedFile; right: TokenizedFile; overlap: number; steps: number }
  >();
  for (const shared of index.sharedFingerprints()) {
    if (shared.ignored) continue;
    const holders = shared.files().filter((file) => (own.get(file) ?? 0) >= LEAST_PRINTS);
    for (const [at, left] of holders.entries()) {
      for (const right of holders.slice(at + 1)) {
        const key = `${places.get(left)} ${places.get(right)}`;
        const known = overlaps.get(key) ?? {
          left,
          right,
          overlap: 0,
          steps: (own.get(left)! * own.get(right)!) / COMPARISONS_A_STEP,
        };
        const [inLeft, inRight] = [shared.occurrencesOf(left).length, shared.occurrencesOf(right).length];
        known.overlap += inLeft + inRight;
        known.steps += inLeft * inRight;
        overlaps.set(key, known);
      }
    }
  }
  const likeliest = Array.from(overlaps.values(), ({ left, right, overlap, steps }) => ({
    pair: [left, right] as const,
    steps,
    similarity: Math.min(1, overlap / (own.get(left)! + own.get(right)!)),
  }))
    .filter(({ similarity }) => similarity >= LEAST_SIMILARITY)
    .sort((a, b) => b.similarity - a.similarity)
    .slice(0, MOST_PAIRS);
  let stepsLeft = MOST_STEPS;
  return likeliest.map(({ pair: [left, right], similarity, steps }) => {
    const isWithin = steps <= stepsLeft;
    if (isWithin) stepsLeft -= steps;
    return {
      left: places.get(left)!,
      right: places.get(right)!,
      similarity,
      ...(isWithin && { parts: partsOf(index.getPair(left, right)) }),
    };
  });
}

function tokenized({ text, language }: Listing, at: number): TokenizedFile {
  const lines = lineStarts(text);
  const tokens = tokensOf(text, language);
  const regions = tokens.map(({ from, to }) => {
    const [first, last] = [lineAt(lines, from), lineAt(lines, to - 1)];
    return new Region(first, from - lines[first]!, last, to - lines[last]!);
  });
  return new TokenizedFile(
    new File(`${at}`, text, undefined, at),
    tokens.map(({ kind }) => kind),
    regions,
  );
}

function partsOf(pair: Pair): AlikePart[] {
  return pair.buildFragments().map(({ leftSelection: left, rightSelection: right }) => ({
    left: [left.startRow + 1, left.endRow + 1],
    right: [right.startRow + 1, right.endRow + 1],
  }));
}

function lineStarts(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
  return starts;
}

/** The line of a place, found by halves. */
function lineAt(starts: readonly number[], at: number): number {
  let [low, high] = [0, starts.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (starts[middle]! <= at) low = middle;
    else high = middle - 1;
  }
  return low;
}

function sum<Item>(items: Iterable<Item>, count: (item: Item) => number): number {
  let total = 0;
  for (const item of items) total += count(item);
  return total;
}
