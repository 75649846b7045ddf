import { Type } from "@sinclair/typebox";
import { oneOf } from "../case/case.ts";
import { count, quote } from "./record.ts";

export const UNITS = ["numbers", "values", "lines", "squares"] as const;
export type Unit = (typeof UNITS)[number];

/** Findings on answers to custom problems. */
export const customFindings = {
  "other-value": {
    expected: quote,
    found: quote,
    unit: Type.Optional(oneOf(UNITS, "the things that are counted, if the answer has several")),
    position: Type.Optional(Type.Integer({ description: "which of them it is, counted from 1" })),
    line: Type.Optional(Type.Integer({ description: "the line of the answer, counted from 1" })),
    isLast: Type.Optional(Type.Literal(true, { description: "it is the last one in its line" })),
    asked: Type.Optional(
      Type.Object(
        { line: count, quote },
        {
          additionalProperties: false,
          description: "the line of the input that belongs to it, if each has one",
        },
      ),
    ),
  },
  "other-count": {
    unit: oneOf(UNITS, "the things that are counted"),
    expected: count,
    found: count,
    line: Type.Optional(Type.Integer({ description: "the line that they are in, counted from 1" })),
  },
  "checker-rejects": { quote: Type.Optional(quote) },
};

export const AUTHOR_PROGRAMS = ["checker", "validator", "reference"] as const;
export type AuthorProgramKind = (typeof AUTHOR_PROGRAMS)[number];

/** Ways in which a program of the author's can fail. */
export const AUTHOR_FAULTS = [
  "not-built",
  "failed",
  "exit-code",
  "signal",
  "time",
  "memory",
  "output",
] as const;
export type AuthorFault = (typeof AUTHOR_FAULTS)[number];

/** Errors of a problem's author, which cost nobody points. */
export const authorErrors = {
  "author-program": {
    program: oneOf(AUTHOR_PROGRAMS, "the program of the problem that failed"),
    fault: oneOf(AUTHOR_FAULTS, "how it failed"),
    detail: Type.Optional(quote),
  },
  "input-rejected": { quote: Type.Optional(quote) },
};
