import { Type } from "@sinclair/typebox";
import { declared } from "./reading.ts";
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
  "machines-lost": { machines: count },
  "heard-alone": {
    writtenMib: Type.Integer({ description: "MiB of all outputs that can be read, rounded" }),
  },
  "number-for-none": { number: count },
  "two-conventions": {
    declared,
    right: Type.Integer({ description: "number of answers that would be right" }),
    cases: Type.Integer({ description: "number of cases that this was seen in" }),
    onTrials: Type.Optional(
      Type.Literal(true, { description: "present if these are small cases that were chosen for it" }),
    ),
  },
  "fixed-found": {
    fixed: Type.String({ description: "the value of the key fixed of a manifest, as JSON" }),
    cases: Type.Integer({ description: "number of cases that would be skipped" }),
  },
  "read-out-wrong": {
    file: Type.String({ description: "the document that the program was read out of" }),
  },
  "never-asked": {
    ways: Type.Integer({ description: "number of ways of asking that were tried" }),
    quote,
  },
  "not-judged": {
    cases: count,
    points: Type.Number({ description: "points of those cases" }),
  },
};
