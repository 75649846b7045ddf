import type { Square } from "../../case/board.ts";
import type { ScannedLine } from "../text/line-scanner.ts";
import type { PrintedSentence } from "../text/output.ts";
import type { PairList } from "../text/pairs.ts";
import type { Scan } from "../text/scan.ts";
import type { Conventions } from "./conventions.ts";
import type { AnswerFormat } from "./formats.ts";
import type { Several } from "./several.ts";

export type Answer = MovesAnswer | NoneAnswer | TourAnswer | PrintedAnswer;
export type TourAnswer = GridAnswer | VisitsAnswer;

/** Number of moves, as in "Em 68 movimentos." */
interface MovesAnswer {
  readonly kind: "moves";
  readonly moves: number;
  /** Squares of a printed path of that length, C first; absent if no such list was printed. */
  readonly path?: readonly Square[];
  /** Set if no number was printed, so that the moves of the path were counted. */
  readonly isPath?: true;
}

/** Statement that there is no solution: "impossible", "sem solução", "no tour" ... */
interface NoneAnswer {
  readonly kind: "none";
}

export interface GridAnswer {
  readonly kind: "grid";
  /** Steps row by row, counted from 1; 0 on a square that is marked as not visited. */
  readonly steps: Int32Array;
  /** First number of the program's own count. */
  readonly base: 0 | 1;
}

export interface VisitsAnswer {
  readonly kind: "visits";
  /** Pairs of row and column, counted from 0, one after the other; they may lie off the board. */
  readonly visits: Int32Array;
  /** The first square as the program names it, if it names squares as in chess: it may count rows from the other side. */
  readonly startName?: string;
}

/** The whole output, which the problem compares. */
export interface PrintedAnswer {
  readonly kind: "printed";
  readonly output: Buffer;
}

/** Parts of the question that help a reader to understand the answer. */
export interface Question {
  readonly rows: number;
  readonly columns: number;
  /** Start of the tour, or C; absent if any start is accepted. */
  readonly start?: Square;
  readonly exit?: Square;
  /** Set if the tour must be closed. */
  readonly closed?: true;
  /** The right list of numbers, if such a list is asked for. */
  readonly numbers?: readonly number[];
}

export interface AnswerReader {
  /** Use of the pairs of numbers, which are collected once for all readers. */
  readonly readsPairs?: true;
  open(question: Question, declared: Declared): OpenReader;
}

/** Reader of one output. All readers share one pass over its lines: a tour may have millions of squares. */
interface OpenReader {
  /** Receives every line; absent if the reader does not need the numbers in lines. */
  line?(line: ScannedLine): void;
  /** Yields the possible readings, the likeliest first. Without doubt there is one, or none. */
  end(scan: ScannedOutput): Generator<Reading, void>;
}

export interface ScannedOutput extends Scan {
  /** Lines that may be sentences, without those that the program prints whatever the answer is. */
  sentences(): readonly PrintedSentence[];
  /** Empty if no reader uses them. */
  readonly pairs: PairList;
  /** Evidence of drawn boards, for the readers behind the one of boards. */
  readonly drawn: { firstIsOne?: boolean };
}

export interface Reading {
  readonly answer: Answer;
  /** Resemblance to a complete answer: if several readers find something, the highest weight wins. */
  readonly weight: number;
  /** Keys that a manifest would have to declare to make this the first reading. */
  readonly assuming?: Declared;
  /** Evidence for this reading if another one is possible, too. A correct answer is never evidence. */
  readonly reason?: ReadingReason;
  /** Number of printed squares that are not in the answer. */
  readonly leftOut?: number;
  readonly from?: Source;
  /** Absent if this is the only tour in the output. */
  readonly several?: Several;
}

/** The line that an answer was read from; of several lines, the first one. */
export interface Source {
  /** Number of the line, counted from 1. */
  readonly line: number;
  /** The line as it was printed. */
  readonly text: string;
}

/** Keys of `answer` in a manifest that say how to read the output. */
export interface Declared extends Conventions {
  readonly formats?: readonly AnswerFormat[];
}

export type ReadingReason =
  | "off-board-otherwise"
  | "every-step-a-move"
  | "start-left-out"
  | "squares-left-out"
  | "whole-from-0"
  | "last-of-several";

/** Weights from a mere hint to an almost certain answer. */
export const WEIGHTS = { hint: 1, partial: 2, stated: 3, complete: 4 } as const;
