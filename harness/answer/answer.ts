import type { Square } from "../case/board.ts";
import type { Conventions } from "./conventions.ts";
import type { AnswerFormat } from "./formats.ts";
import type { Scan, ScannedLine } from "./scan.ts";

/** What was read out of what a program printed. */
export type Answer = MovesAnswer | NoneAnswer | TourAnswer;
export type TourAnswer = GridAnswer | VisitsAnswer;

/** "Em 68 movimentos." */
interface MovesAnswer {
  readonly kind: "moves";
  readonly moves: number;
  /** Where a list of as many squares as a path of that length has was printed, too: those squares, C first. */
  readonly path?: readonly Square[];
}

/** "impossible", "sem solução", "no tour" ... */
interface NoneAnswer {
  readonly kind: "none";
}

/** A board with a step number on every square. */
export interface GridAnswer {
  readonly kind: "grid";
  /** Row by row: steps counted from 1, 0 where the square is marked as not visited. */
  readonly steps: Int32Array;
  /** What the program counted from. */
  readonly base: 0 | 1;
}

/** Squares in the order of the tour. */
export interface VisitsAnswer {
  readonly kind: "visits";
  /** Pairs of row and column, counted from 0, one after the other; they may lie off the board. */
  readonly visits: Int32Array;
}

/** What a reader may know of the question to understand the answer. */
export interface Question {
  readonly rows: number;
  readonly columns: number;
  /** Absent where any start will do. */
  readonly start?: Square;
  /** Where the lost knight is to get to. */
  readonly exit?: Square;
}

/** Understands one way of writing an answer. */
export interface AnswerReader {
  /** Begins to read one program's output. */
  open(question: Question, declared: Declared): OpenReader;
}

/** Reads one output: all readers share one pass over its lines, because a tour may have millions of squares. */
interface OpenReader {
  /** Is given every line, if the reader cares for numbers in lines. */
  line?(line: ScannedLine): void;
  /** What can be meant, the likeliest first. Where nothing is in doubt that is one reading, or none. */
  end(scan: Scan): Generator<Reading, void>;
}

/** One way to understand an output. */
export interface Reading {
  readonly answer: Answer;
  /** How much of a right answer it looks like: where several readers find something, the highest wins. */
  readonly weight: number;
  /** What a manifest would have to say to make this the first reading. */
  readonly assuming?: Declared;
  /** What speaks for it where something else could be meant as well; it never is that the answer would be right. */
  readonly reason?: ReadingReason;
}

/** Keys of `answer` in a manifest that say what is meant. */
export interface Declared extends Conventions {
  readonly formats?: readonly AnswerFormat[];
}

export type ReadingReason = "off-board-otherwise" | "every-step-a-move" | "whole-from-0" | "last-of-several";

/** Weights, from what is only a hint to what can hardly be meant otherwise. */
export const WEIGHTS = { hint: 1, partial: 2, stated: 3, complete: 4 } as const;
