import { Type } from "@sinclair/typebox";
import { conventionKeys } from "../answer/conventions.ts";
import { ANSWER_FORMAT_NAMES } from "../answer/formats.ts";
import { oneOf } from "../case/case.ts";
import { count } from "./record.ts";

const declared = Type.Object(
  { ...conventionKeys, formats: Type.Optional(Type.Array(oneOf(ANSWER_FORMAT_NAMES, "a way of writing"))) },
  { additionalProperties: false, description: "what answer in submission.yaml would say" },
);

const said = Type.Union([count, Type.Literal("none"), Type.Literal("tour")], {
  description: "a number of moves, that there is none, or a tour",
});

/** What is to be known of an output that can be read in several ways. */
export const readingNotes = {
  "off-board-otherwise": { declared },
  "every-step-a-move": { declared },
  "whole-from-0": {},
  "last-of-several": { said },
  "right-if-declared": { declared },
  "also-says": { said },
};
