import { WEIGHTS } from "../answer/reading/answer.ts";
import { simplified } from "../answer/text/wordings.ts";
import { excerpt, textOf } from "../base/text.ts";
import type { ToLookAt } from "../finding/index.ts";
import { answersIn, numbersIn, type PrintedNumber } from "../problem/custom/compare/numbers.ts";
import { asWorded, type SelectedReading, type Selection, type Transcript } from "./selection.ts";

/** An output of a program that is asked for a list of numbers. */
interface Listing {
  readonly transcript: Transcript;
  readonly right: readonly number[];
  readonly lines: readonly string[];
  readonly numbers: readonly PrintedNumber[];
  /** Shapes of the lines that hold numbers, by the line, counted from 1. */
  readonly shapes: ReadonlyMap<number, string>;
}

/** A longer output is a log. If there is one, each output is read by itself. */
const MOST_BYTES = 256 * 1024;

/**
 * Selects lists of numbers. Lines that stand in every output equally often, however many numbers are asked for, are headings and
 * sums, and left out if more outputs have as many answers as they should then. What is right has no say in that.
 */
export function selectLists(transcripts: readonly Transcript[]): Selection {
  const isHeard = ({ plan, output }: Transcript) =>
    plan.question.numbers?.length && output().length <= MOST_BYTES;
  if (!transcripts.every(isHeard)) return asWorded(transcripts);
  const listings = transcripts.map(listingOf);
  const frame = frameOf(listings);
  const inner = listings.map((each) => withoutLines(each, frame));
  if (countFitting(inner) <= countFitting(listings)) return asWorded(transcripts, undecided(listings));
  return { selected: inner.map((each) => selectedIn(each, frame)), notices: [], toLookAt: undecided(inner) };
}

function listingOf(transcript: Transcript): Listing {
  const text = textOf(transcript.output());
  const lines = text.split(/\r?\n/);
  const numbers = numbersIn(text);
  const filled = new Set(numbers.map(({ line }) => line));
  const shapes = new Map(Array.from(filled, (line) => [line, shapeOf(lines[line - 1]!)]));
  return { transcript, right: transcript.plan.question.numbers ?? [], lines, numbers, shapes };
}

/** The text of a line without its numbers and squares; one thing or several make no difference. */
function shapeOf(line: string): string {
  return simplified(line)
    .replace(/\b[a-z_]*\d[\w.]*/g, "#")
    .replace(/s\b/g, "");
}

/** Finds the shapes that stand equally often in every output with numbers, and that hold no list of answers. */
function frameOf(listings: readonly Listing[]): Set<string> {
  const answered = listings.filter(({ numbers }) => numbers.length > 0);
  const counts = answered.map(({ shapes, numbers, right }) => ({
    lines: countOf(Array.from(shapes.values())),
    numbers: countOf(numbers.map(({ line }) => shapes.get(line)!)),
    asked: right.length,
  }));
  const isFrame = ([shape, times]: readonly [string, number]) =>
    counts.every(({ lines }) => lines.get(shape) === times) &&
    counts.some(({ asked }) => asked !== times) &&
    counts.some(({ asked, numbers }) => asked !== numbers.get(shape));
  return new Set(Array.from(counts[0]?.lines ?? []).flatMap((each) => (isFrame(each) ? [each[0]] : [])));
}

function countOf(shapes: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const shape of shapes) counts.set(shape, (counts.get(shape) ?? 0) + 1);
  return counts;
}

function withoutLines(listing: Listing, frame: ReadonlySet<string>): Listing {
  // A line may hold many numbers: it is compared once.
  const leftOut = new Set(
    Array.from(listing.shapes).flatMap(([line, shape]) => (frame.has(shape) ? [line] : [])),
  );
  return {
    ...listing,
    // The other lines keep their numbers.
    lines: listing.lines.map((text, at) => (leftOut.has(at + 1) ? "" : text)),
    numbers: listing.numbers.filter(({ line }) => !leftOut.has(line)),
  };
}

function countFitting(listings: readonly Listing[]): number {
  return listings.filter(
    ({ numbers, right }) => answersIn(numbers, right.length).found.length === right.length,
  ).length;
}

function selectedIn({ transcript, lines, shapes }: Listing, frame: ReadonlySet<string>): SelectedReading {
  if (!Array.from(shapes.values()).some((shape) => frame.has(shape)))
    return { kind: "as-worded", plan: transcript.plan };
  const output = Buffer.from(lines.join("\n"));
  return { kind: "read", reading: { answer: { kind: "printed", output }, weight: WEIGHTS.complete } };
}

/** An answer, the numbers before it in its line, and what should stand there. */
interface Row {
  readonly listing: Listing;
  readonly line: number;
  readonly right: number;
  readonly taken: number;
  readonly others: readonly number[];
}

/** Alternatives at the end of a line: "2 ou 4". */
const ALTERNATIVES = /\d\s?(?:ou|or|oder|o|u|\/)\s?-?\d+(?:\.\d+)?\W*$/;

/** Least share of lines in which another number must be right to be taken for a second answer. */
const LEAST_SHARE = 0.5;

/** Numbers before the answer in its line that are looked at. */
const MOST_BEFORE = 8;

/** Finds a line that gives two answers to one question: as alternatives, or with another number that is right in most lines. */
function undecided(listings: readonly Listing[]): ToLookAt[] {
  const rows = listings.flatMap(rowsOf);
  const rightIn = (column: number) => rows.filter(({ others, right }) => others[column] === right).length;
  const columns = Array.from({ length: MOST_BEFORE }, (_, column) => column).filter(
    (column) => rightIn(column) >= LEAST_SHARE * rows.length,
  );
  for (const { listing, line, right, taken, others } of rows) {
    const text = listing.lines[line - 1]!;
    const isEither = ALTERNATIVES.test(simplified(text));
    const offers = [...columns.map((column) => others[column]), ...(isEither ? [others.at(-1)] : [])];
    if (offers.some((offer) => offer !== undefined && (offer === right) !== (taken === right)))
      return [
        { kind: "two-readings", case: listing.transcript.asked.name, other: { line, quote: excerpt(text) } },
      ];
  }
  return [];
}

/** The answers of an output that are the last numbers of their lines. */
function rowsOf(listing: Listing): Row[] {
  const { numbers, right } = listing;
  const { found, areLasts } = answersIn(numbers, right.length);
  if (!areLasts) return [];
  const others = new Map<number, number[]>();
  for (const [at, { line, value }] of numbers.entries())
    if (numbers[at + 1]?.line === line)
      others.set(line, [...(others.get(line) ?? []), value].slice(-MOST_BEFORE));
  return found.map(({ line, value: taken }, at) => {
    return { listing, line, right: right[at]!, taken, others: others.get(line) ?? [] };
  });
}
