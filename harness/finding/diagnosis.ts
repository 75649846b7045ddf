import { Type } from "@sinclair/typebox";
import { oneOf } from "../case/case.ts";
import {
  CASE_PROPERTY_NAMES,
  EDGES,
  IDEA_NAMES,
  LARGEST_NUMBERS,
  PITFALL_NAMES,
  QUANTITY_NAMES,
  SEARCH_IDEA_NAMES,
  START_IDEA_NAMES,
} from "./ideas.ts";
import { isPath } from "./lost-knight.ts";
import { count, quote, size, sourceLine, square, vector } from "./record.ts";
import { startName } from "./tour.ts";

const asked = Type.String({ description: "the name of a case that shows it" });
const moves = Type.Union([count, Type.Literal("impossible")]);
const wrong = Type.Integer({ description: "number of wrong answers that it explains" });
const given = { case: asked, expected: moves, found: moves, isPath, wrong };

/** Report of the compiler's checks, in one more run on a case. */
export const opinion = { case: asked, file: Type.String(), line: count, column: Type.Optional(count), quote };

/** Hints at the cause from all answers of a program together, or from a second look at it. */
export const diagnoses = {
  "wrong-idea": {
    idea: oneOf(IDEA_NAMES, "the only idea that explains every answer"),
    edges: Type.Optional(
      Type.Array(oneOf(EDGES, "an edge"), {
        description: "the edges at which it shows, if these are not all",
      }),
    ),
    move: Type.Optional(vector),
    instead: Type.Optional(
      Type.Tuple([Type.Integer(), Type.Integer()], { description: "the move that stands in its place" }),
    ),
    ...given,
    example: Type.Optional(
      Type.Object(
        { board: Type.String({ description: "one row a line" }), expected: moves, found: moves },
        { additionalProperties: false, description: "a small board for which the idea gives a wrong answer" },
      ),
    ),
  },
  "first-way": given,
  "wrong-search": {
    idea: oneOf(SEARCH_IDEA_NAMES, "the mistake of the search"),
    boards: Type.Integer({
      description: "number of boards on which the program is wrong as such a search is",
    }),
    ...given,
  },
  "next-depth": given,
  "squares-counted": given,
  "path-not-wrapped": {
    case: asked,
    step: count,
    at: square,
    to: square,
    wrong: Type.Integer({ description: "number of paths that are wrong in this way" }),
  },
  "same-number": { ...given, cases: Type.Integer({ description: "number of cases that it answers" }) },
  "answers-vary": { case: asked, found: Type.Tuple([moves, moves], { description: "answers of two runs" }) },
  "closed-ignored": {
    case: asked,
    wrong,
    closed: Type.Integer({ description: "number of answers where a closed tour is asked for" }),
  },
  "denies-tours": {
    where: oneOf(["odd-squares", "closed", "some"], "the boards whose tours it denies"),
    case: asked,
    wrong,
  },
  "slow-search": {
    most: Type.Integer({ description: "the most squares of a smaller board whose tour it finds" }),
    least: Type.Integer({ description: "the fewest squares of a board that takes too long" }),
    case: asked,
    lastRight: Type.String({ description: "the name of the case with that board" }),
  },
  "squares-again": {
    moves: Type.Integer({ description: "number of moves to S on an open board that takes too long" }),
  },
  "slow-squares": {
    squares: Type.Integer({ description: "number of squares of the largest open board that was timed" }),
    factor: Type.Number({ description: "how many times as long twice the squares took" }),
  },
  "fixed-file": { file: quote, cases: count },
  "fails-off-square": { case: asked, cases: count },
  "fails-only-where": {
    property: oneOf(CASE_PROPERTY_NAMES, "what the cases in which it fails have in common, and no others"),
    ending: oneOf(["wrong", "unread", "breaks-off", "no-end", "several"], "how it fails"),
    cases: count,
    case: asked,
    example: Type.Optional(
      Type.Object(
        { board: Type.String({ description: "one row a line" }) },
        { additionalProperties: false, description: "a small board of this kind, on which it fails, too" },
      ),
    ),
  },
  "wrong-beyond": {
    quantity: oneOf(QUANTITY_NAMES, "what parts right answers from wrong ones"),
    most: Type.Integer({ description: "the most of it in a case that is right" }),
    least: Type.Integer({ description: "the least of it in a case that is wrong" }),
    limit: Type.Optional(
      Type.Union(
        LARGEST_NUMBERS.map((each) => Type.Literal(each)),
        {
          description:
            "the largest number of a usual type, if further boards show that it is the last that is right",
        },
      ),
    ),
    right: Type.Integer({ description: "number of cases up to there, all right" }),
    wrong,
    case: Type.String({ description: "the name of the case with the least that is wrong" }),
    lastRight: Type.String({ description: "the name of the case with the most that is right" }),
  },
  "wrong-start-idea": {
    idea: oneOf(START_IDEA_NAMES, "how the start is misread"),
    case: asked,
    expected: square,
    found: square,
    startName,
    wrong,
  },
  "always-no-tour": { case: asked, wrong },
  "slow-growth": {
    exponent: Type.Number({ description: "the exponent e, if the CPU time grows like n^e on n x n boards" }),
    uncertainty: Type.Number({ description: "half the width of the 95 % confidence interval" }),
    sizes: Type.Integer({ description: "number of sizes of boards that it was measured on" }),
  },
  "deep-recursion": {
    error: Type.String({ description: "for example StackOverflowError" }),
    ...sourceLine,
    cases: Type.Integer({ description: "number of cases in which calls within calls took all the room" }),
    case: asked,
  },
  "negative-remainder": {
    language: Type.String({ description: "as people write it: C++" }),
    ...sourceLine,
    quote,
    instead: Type.String({ description: "a remainder of x and n that is never negative" }),
    taken: Type.Optional(
      Type.String({ description: "the remainder of x and n that the line takes, if that is not x % n" }),
    ),
    board: Type.String({
      description:
        "one row a line: the program is right on it if nothing but this line is changed, and is not as it is",
    }),
    case: Type.String({ description: "the name of a case in which the program fails" }),
  },
  "second-opinion": opinion,
  pitfall: {
    pitfall: oneOf(PITFALL_NAMES, "what the line does"),
    ...sourceLine,
    quote,
  },
};

/** Kinds that are seen in a program, and need not be what makes its answers wrong. */
export const POSSIBLE_CAUSES: readonly string[] = ["second-opinion", "pitfall"];

/** Clues that are seen in one tour, and no guess at what made it: they are true of it, however few others are so. */
export const SEEN: readonly string[] = [
  "dead-end",
  "stopped-early",
  "dead-end-filled",
  "closed-at-the-corner",
];

/** Kinds that say how the time grows. */
export const OF_TIME: readonly string[] = ["slow-growth", "slow-search", "squares-again", "slow-squares"];

/** Hints at the cause from one answer or one crash. */
export const clues = {
  "dead-end": {
    at: square,
    left: Type.Integer({ description: "number of squares that were not visited" }),
    rescue: Type.Optional(
      Type.Object(
        { step: count, from: square, to: square },
        {
          additionalProperties: false,
          description: "the step to go back to, and the square to go to instead",
        },
      ),
    ),
  },
  "stopped-early": { at: square, to: square, left: count },
  "eight-bit-steps": { most: count },
  "start-not-marked": { at: square, second: square, number: Type.Integer() },
  "straight-end": { at: square, first: square },
  "closed-at-the-corner": { at: square, first: square },
  "dead-end-filled": {
    at: square,
    step: count,
    left: Type.Integer({ description: "number of squares that are numbered after it without a move" }),
  },
  "numbers-skipped": { before: count, after: count },
  "numbers-begin-anew": {
    most: Type.Integer({ description: "the number behind which they begin anew with 0" }),
    squares: count,
  },
  "squares-kept": { listed: Type.Integer({ description: "number of squares in the list" }), squares: count },
  "beyond-the-board": {
    times: Type.Integer({ description: "number of steps that are missing" }),
    number: Type.Integer({ description: "the first of them, as printed" }),
    at: square,
    ...size,
  },
  "numbers-shifted": { first: count, last: count },
  "start-not-counted": { at: square, number: count },
  "start-overwritten": { at: square, number: count },
  "row-by-row": {},
  "wraps-around": { at: square, from: square, step: count },
  "last-number-twice": { number: count },
  "tour-reversed": {},
  "illegal-vector": { vector, times: count, at: square, from: square, step: count },
  "uncaught-error": {
    error: Type.String({ description: "for example IndexError" }),
    ...sourceLine,
    code: Type.Optional(quote),
    isRecursion: Type.Optional(
      Type.Literal(true, { description: "the line is one of many calls within each other" }),
    ),
  },
};
