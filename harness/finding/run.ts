import { Type } from "@sinclair/typebox";
import { ANSWER_FORMAT_NAMES } from "../answer/reading/formats.ts";
import { oneOf } from "../case/case.ts";
import { DENIABLES, LIMIT_NAMES } from "../run/outcome.ts";
import { readingNotes } from "./reading.ts";
import { compilerPlace, count, quote, size } from "./record.ts";
import { misfits } from "./skips.ts";

const limitMs = Type.Integer({ description: "the limit in milliseconds" });
const timeFactor = Type.Optional(
  Type.Number({
    description:
      "the factor by which the limit of the case was multiplied, because the machine is slow; absent if it is 1",
  }),
);
const limitBytes = Type.Integer({ description: "the limit in bytes" });
const refused = {
  what: oneOf(DENIABLES, "what the system refused, according to the program"),
  most: Type.Integer({ description: "the limit: a number or bytes" }),
};
const refusal = Type.Optional(Type.Object(refused));
const board = Type.Object(size, { additionalProperties: false });
const exit = { code: count, quote: Type.Optional(quote), refusal };
const signal = Type.String({ description: "for example SIGSEGV" });

const onStderr = Type.Optional({
  ...quote,
  description: "one line of standard error, if nothing was printed on standard output",
});

export const runFindings = {
  "unreadable-answer": {
    formats: Type.Array(oneOf(ANSWER_FORMAT_NAMES, "what was looked for")),
    file: Type.Optional(Type.String({ description: "the file in which an answer was looked for" })),
    onlyYes: Type.Optional(
      Type.Boolean({ description: "whether the output only says that there is a tour" }),
    ),
    quote: Type.Optional(quote),
    isOneOfMany: Type.Optional(
      Type.Literal(true, { description: "present if other lines were printed besides the quoted one" }),
    ),
    isInFile: Type.Optional(
      Type.Literal(true, { description: "present if the quoted line was written into that file" }),
    ),
    onStderr,
    lacksStart: Type.Optional(
      Type.Literal(true, { description: "present if a path to S is listed that does not begin with C" }),
    ),
    runTogether: Type.Optional(
      Type.Literal(true, { description: "present if numbers stand in it with nothing between them" }),
    ),
    shape: Type.Optional(
      Type.Object(
        {
          expected: board,
          found: board,
          isList: Type.Optional(
            Type.Literal(true, { description: "present if squares are listed that a knight tours" }),
          ),
        },
        {
          additionalProperties: false,
          description: "the size of the board, and of the one in the output",
        },
      ),
    ),
  },
  "exit-code": exit,
  signal: { signal, quote: Type.Optional(quote), refusal },
  "arguments-too-long": {
    limitBytes,
    together: Type.Optional(
      Type.Boolean({ description: "whether the limit is that of all arguments and variables together" }),
    ),
  },
  "input-too-large": { limitBytes },
  "cpu-limit": { limitMs, timeFactor },
  "wall-limit": {
    limitMs,
    timeFactor,
    idle: Type.Boolean({ description: "whether the program slept or waited for most of the time" }),
    cpuMs: Type.Optional(
      Type.Integer({ description: "the CPU time that it had used, to a tenth of a second" }),
    ),
    starvedMs: Type.Optional(
      Type.Integer({
        description:
          "the time in which it was ready and other programs had the processors, to a tenth of a second. It does not count",
      }),
    ),
    onStderr,
  },
  "waits-for-input": {},
  "memory-limit": { limitBytes },
  "output-limit": { limitBytes },
  "file-size-limit": { limitBytes },
  "space-limit": { limitBytes },
};

/** Reason for a verdict without a run. */
export const unrun = {
  "not-run-too-slow": {
    timeOuts: Type.Integer({
      description: "the number of earlier cases, one after the other, on which it was over its time",
    }),
  },
};

/** Notes about a run, even if it is accepted. */
export const runNotes = {
  "exit-code-forgiven": exit,
  "signal-forgiven": { signal, quote: Type.Optional(quote), refusal },
  /** Answers, but says that it was refused something. */
  refused,
  /** Exceeds the limit of CPU time beside other programs, but not alone. */
  unstable: { besideMs: count, aloneMs: count, limitMs, timeFactor },
};

/** Notes that an author should read, even if the run is accepted. */
export const notes = {
  ...runNotes,
  ...readingNotes,
  /** Part of a case that the program is not asked for in the way that was found by trials. */
  ...misfits,
};

export const compileErrors = {
  "not-compiled": {
    compiler: Type.Optional(Type.String({ description: "the compiler and its version: `gcc 12.2.0`" })),
    quote: Type.Optional(quote),
    place: Type.Optional(compilerPlace),
    messages: Type.Optional(
      Type.String({
        description: "the first lines of all that the compiler said, if they are more than that one",
      }),
    ),
  },
  "not-utf8": {
    file: Type.String(),
    line: Type.Integer({ description: "the first line that is not UTF-8" }),
  },
  "no-program": { file: Type.String({ description: "the file that the build should have made" }) },
  "compiler-crashed": { signal, quote: Type.Optional(quote) },
  "compiler-over-limit": {
    limit: oneOf(LIMIT_NAMES, "which limit"),
    most: Type.Integer({ description: "in milliseconds or bytes" }),
  },
};
