import { File, FingerprintIndex, Region, type SharedFingerprint, TokenizedFile } from "@dodona/dolos-core";
import type { LanguageName } from "../../submission/language/names.ts";
import { PairTable } from "./pair-table.ts";
import { tokensOf } from "./tokens.ts";

/** A program of one student as one text. */
export interface Listing {
  readonly language: LanguageName;
  readonly text: string;
}

/** Lines, counted from 1, ends included. */
export type Lines = readonly [from: number, to: number];

/** Prints of all programs of a class: words in a row that are remembered by a number. */
export interface Prints {
  readonly index: FingerprintIndex;
  /** The programs. The `id` of each is its place in the class. */
  readonly files: readonly TokenizedFile[];
}

/** Words that must match in a row, and how many places among which one is remembered. */
const WORDS = 12;
const WINDOW = 3;

/** A program of less than these is like any other. */
const LEAST_PRINTS = 12;

/** Reads the prints of a class. Those of programs that everybody was given are left out. */
export function readPrints(listings: readonly Listing[], given: readonly Listing[]): Prints {
  const index = new FingerprintIndex(WORDS, WINDOW);
  const files = listings.map((listing, at) => tokenized(listing, at));
  index.addFiles(files);
  // A print is left out of all files that have it when the given file comes last.
  for (const [at, listing] of given.entries()) index.addIgnoredFile(tokenized(listing, files.length + at));
  return { index, files };
}

/** Prints that are not left out. */
export function countedPrints({ index }: Prints): SharedFingerprint[] {
  return index.sharedFingerprints().filter(({ ignored }) => !ignored);
}

export interface Likeness {
  /** The part of two programs that is in the other one, too: from 0 to 1. */
  readonly table: PairTable;
  /** Number of prints of each program. */
  readonly own: readonly number[];
}

/** Measures by the prints that are not left out, how much each two programs are alike. */
export function likenessIn(prints: Prints): Likeness {
  const { length } = prints.files;
  const own = Array<number>(length).fill(0);
  const counted = countedPrints(prints);
  for (const print of counted)
    for (const file of print.files()) own[file.id]! += print.occurrencesOf(file).length;
  const table = new PairTable(length);
  for (const print of counted) {
    if (print.fileCount() < 2) continue;
    const files = print.files().filter(({ id }) => hasEnough(own[id]!));
    const holders = files.map((file) => ({ at: file.id, count: print.occurrencesOf(file).length }));
    for (const [place, one] of holders.entries()) {
      for (let next = place + 1; next < holders.length; next++) {
        const other = holders[next]!;
        table.set([one.at, other.at], table.of(one.at, other.at) + one.count + other.count);
      }
    }
  }
  for (let one = 0; one < length; one++) {
    for (let other = one + 1; other < length; other++) {
      const overlap = table.of(one, other);
      if (overlap > 0) table.set([one, other], overlap / (own[one]! + own[other]!));
    }
  }
  return { table, own };
}

/** Tests if so many prints can tell a program from others. */
export function hasEnough(prints: number): boolean {
  return prints >= LEAST_PRINTS;
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
