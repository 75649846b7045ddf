import { Type } from "@sinclair/typebox";
import { conventionKeys } from "../answer/reading/conventions.ts";
import { ANSWER_FORMAT_NAMES } from "../answer/reading/formats.ts";
import { oneOf } from "../case/case.ts";
import { isPath } from "./lost-knight.ts";
import { count, outputLine } from "./record.ts";

export const declared = Type.Object(
  {
    ...conventionKeys,
    formats: Type.Optional(Type.Array(oneOf(ANSWER_FORMAT_NAMES, "a format of answers"))),
  },
  { additionalProperties: false, description: "the keys under answer in submission.yaml" },
);

const said = Type.Union([count, Type.Literal("none"), Type.Literal("tour")], {
  description: "a number of moves, none if there is no solution, or a tour",
});

/** An answer, and the line that it was read from, if it is one line. */
const heard = { said, isPath, from: Type.Optional(outputLine) };

export const readingNotes = {
  "off-board-otherwise": { declared },
  "every-step-a-move": { declared },
  "start-left-out": { declared },
  "squares-left-out": { squares: count },
  "whole-from-0": {},
  "last-of-several": heard,
  "right-if-declared": { declared },
  "also-says": heard,
};
