import { Type } from "@sinclair/typebox";
import { count, quote } from "./record.ts";

const read = Type.Object(
  { line: count, quote },
  { additionalProperties: false, description: "the line of the output, and its number" },
);

/** Reasons why only an instructor can settle what a submission is worth. */
export const toLookAt = {
  "two-readings": {
    case: Type.String({ description: "the name of a case that shows it" }),
    taken: Type.Optional(read),
    other: read,
  },
};
