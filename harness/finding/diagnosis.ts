import { Type } from "@sinclair/typebox";
import { oneOf } from "../case/case.ts";
import { IDEA_NAMES, START_IDEA_NAMES } from "./ideas.ts";
import { count, quote, square } from "./record.ts";

const asked = Type.String({ description: "the name of a case on which it can be seen" });
const moves = Type.Union([count, Type.Literal("impossible")]);
const wrong = Type.Integer({ description: "how many wrong answers it explains" });
const given = { case: asked, expected: moves, found: moves, wrong };
const vector = Type.Tuple([Type.Integer(), Type.Integer()], { description: "rows down, columns right" });

/** What all answers of a program together say of the idea that it rests on, and what a second look at it says. */
export const diagnoses = {
  "wrong-idea": {
    idea: oneOf(IDEA_NAMES, "the one idea that leads to every answer"),
    ...given,
    example: Type.Optional(
      Type.Object(
        { board: Type.String({ description: "one row a line" }), expected: moves, found: moves },
        { additionalProperties: false, description: "a small board on which the idea goes wrong" },
      ),
    ),
  },
  "first-way": given,
  "fails-off-square": { case: asked, cases: count },
  "wrong-start-idea": {
    idea: oneOf(START_IDEA_NAMES, "what is made of the start"),
    case: asked,
    expected: square,
    found: square,
    wrong,
  },
  "always-no-tour": { case: asked, wrong },
  "slow-growth": {
    exponent: Type.Number({ description: "e where the CPU time grows like n^e on boards of n x n" }),
    uncertainty: Type.Number({ description: "95 % of estimates like this one are no farther off" }),
    runs: count,
  },
  "second-opinion": {
    case: asked,
    file: Type.String(),
    line: count,
    column: count,
    quote,
  },
};

/** What one answer or one crash betrays of its cause. */
export const clues = {
  "dead-end": {
    at: square,
    left: Type.Integer({ description: "how many squares were not visited" }),
    rescue: Type.Optional(
      Type.Object(
        { step: count, from: square, to: square },
        { additionalProperties: false, description: "the step back to take, and where to go instead" },
      ),
    ),
  },
  "stopped-early": { at: square, to: square, left: count },
  "numbers-shifted": { first: count, last: count },
  "start-not-counted": { at: square, number: count },
  "last-number-twice": { number: count },
  "tour-reversed": {},
  "illegal-vector": { vector, times: count, at: square, from: square, step: count },
  "uncaught-error": {
    error: Type.String({ description: "as IndexError" }),
    file: Type.String(),
    line: count,
    code: Type.Optional(quote),
  },
};
