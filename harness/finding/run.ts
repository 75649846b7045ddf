import { Type } from "@sinclair/typebox";
import { ANSWER_FORMAT_NAMES } from "../answer/formats.ts";
import { oneOf } from "../case/case.ts";
import { DENIABLES, LIMIT_NAMES } from "../run/outcome.ts";
import { readingNotes } from "./reading.ts";
import { compilerPlace, count, quote, size } from "./record.ts";

const limitMs = Type.Integer({ description: "the limit in milliseconds" });
const limitBytes = Type.Integer({ description: "the limit in bytes" });
const refusal = Type.Optional(
  Type.Object({
    what: oneOf(DENIABLES, "what it says that it was refused"),
    most: Type.Integer({ description: "how many it may have, or bytes" }),
  }),
);
const board = Type.Object(size, { additionalProperties: false });
const exit = { code: count, quote: Type.Optional(quote), refusal };
const signal = Type.String({ description: "as SIGSEGV" });

/** What can be wrong with a run. */
export const runFindings = {
  "unreadable-answer": {
    formats: Type.Array(oneOf(ANSWER_FORMAT_NAMES, "what was looked for")),
    file: Type.Optional(Type.String({ description: "the file that it was looked for in" })),
    onlyYes: Type.Optional(
      Type.Boolean({ description: "whether it says that there is a tour, and no more" }),
    ),
    quote: Type.Optional(quote),
    onStderr: Type.Optional({
      ...quote,
      description: "the same of standard error, where nothing else was printed",
    }),
    shape: Type.Optional(
      Type.Object(
        { expected: board, found: board },
        {
          additionalProperties: false,
          description: "of the board, and of the rows of numbers that are none",
        },
      ),
    ),
  },
  "exit-code": exit,
  signal: { signal, quote: Type.Optional(quote), refusal },
  "cpu-limit": { limitMs },
  "wall-limit": { limitMs, idle: Type.Boolean({ description: "whether it waited for something" }) },
  "memory-limit": { limitBytes },
  "output-limit": { limitBytes },
  "file-size-limit": { limitBytes },
  "space-limit": { limitBytes },
};

/** What an author should know of a run besides, or although it is accepted. */
export const notes = {
  "exit-code-forgiven": exit,
  /** Over the limit of CPU time beside other programs, and not alone. */
  unstable: { besideMs: count, aloneMs: count, limitMs },
  "source-renamed": {
    file: Type.String(),
    as: Type.String({ description: "the name that its compiler wants" }),
  },
  ...readingNotes,
};

/** What can be wrong with a program that a compiler is given. */
export const compileErrors = {
  "not-compiled": {
    quote: Type.Optional(quote),
    place: Type.Optional(compilerPlace),
  },
  "not-utf8": {
    file: Type.String(),
    line: Type.Integer({ description: "the first line that is no UTF-8" }),
  },
  "compiler-crashed": { signal, quote: Type.Optional(quote) },
  "compiler-over-limit": {
    limit: oneOf(LIMIT_NAMES, "which limit"),
    most: Type.Integer({ description: "in milliseconds or bytes" }),
  },
};
