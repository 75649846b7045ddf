import { type Static, Type } from "@sinclair/typebox";
import { conventionKeys } from "../answer/conventions.ts";
import { ANSWER_FORMAT_NAMES } from "../answer/read.ts";
import { oneOf, PROBLEM_NAMES } from "../case/case.ts";
import { TOUR_KINDS } from "../case/knights-tour.ts";
import { squareSchema } from "../case/square-schema.ts";
import { VERDICTS } from "../verdict.ts";
import { LANGUAGE_NAMES } from "./language/index.ts";

const strict = { additionalProperties: false } as const;
const command = Type.Array(Type.String(), { minItems: 1, description: "a program and its arguments" });

/** How a program is asked: in a manifest what differs from the problem's contract. Texts may hold placeholders. */
const inputSchema = Type.Object(
  {
    arguments: Type.Optional(Type.Array(Type.String(), { description: "command-line arguments" })),
    stdin: Type.Optional(Type.String({ description: "text that is typed or comes in on standard input" })),
    files: Type.Optional(
      Type.Record(Type.String(), Type.String(), {
        description:
          "files that exist before the run: their names below the folder of the run, and their text",
      }),
    ),
    folder: Type.Optional(
      Type.String({ description: "the folder in which the program starts, below the folder of the run" }),
    ),
    environment: Type.Optional(
      Type.Record(Type.String(), Type.String(), { description: "environment variables of the program" }),
    ),
    staysOpen: Type.Optional(
      Type.Boolean({
        description: "whether standard input stays open after the typed text, as with a person",
      }),
    ),
    terminal: Type.Optional(Type.Boolean({ description: "whether the program runs in a terminal" })),
  },
  { ...strict, description: "how the program gets its input" },
);
export type InputRecipe = Static<typeof inputSchema>;

const driverSchema = Type.Object(
  {
    files: Type.Optional(
      Type.Record(Type.String(), Type.String(), {
        description: "files and their text: new ones, or replacements of old ones",
      }),
    ),
    replacements: Type.Optional(
      Type.Array(
        Type.Object(
          {
            file: Type.String({ description: "a file of the submission" }),
            find: Type.String({ minLength: 1, description: "a text that appears in it exactly once" }),
            replace: Type.String({ description: "the text that replaces it" }),
          },
          strict,
        ),
        { description: "texts that are replaced" },
      ),
    ),
  },
  {
    ...strict,
    description: "changes to a copy of the submission before it is built. The texts may contain placeholders",
  },
);
export type Driver = Static<typeof driverSchema>;

const fixedSchema = Type.Object(
  {
    rows: Type.Optional(Type.Integer({ minimum: 1 })),
    columns: Type.Optional(Type.Integer({ minimum: 1 })),
    start: Type.Optional(
      Type.Union([squareSchema, Type.Literal("random")], {
        description: "a square as [row, column], counted from 0, or the word random",
      }),
    ),
    tour: Type.Optional(oneOf(TOUR_KINDS, "the only kind of tour it makes")),
  },
  {
    ...strict,
    description: "what cannot be changed in the program. Cases that need something else are skipped",
  },
);
export type Fixed = Static<typeof fixedSchema>;

/** `submission.yaml`: what detection and the problem's contract do not tell of a program. */
export const manifestSchema = Type.Object(
  {
    title: Type.Optional(Type.String({ description: "a description of the program, in one sentence" })),
    problem: Type.Optional(oneOf(PROBLEM_NAMES, "the problem that it solves")),
    language: Type.Optional(oneOf(LANGUAGE_NAMES, "the language that it is written in")),
    main: Type.Optional(Type.String({ description: "the source file with the main program" })),
    encoding: Type.Optional(oneOf(["utf8", "latin1"], "the encoding of the source files")),
    build: Type.Optional(
      Type.Array(command, { description: "build commands in place of the language's own" }),
    ),
    run: Type.Optional(command),
    driver: Type.Optional(driverSchema),
    input: Type.Optional(inputSchema),
    answer: Type.Optional(
      Type.Object(
        {
          file: Type.Optional(
            Type.String({ description: "the file in which the program writes its answer" }),
          ),
          formats: Type.Optional(
            Type.Array(oneOf(ANSWER_FORMAT_NAMES, "a format of answers"), {
              minItems: 1,
              description: "how the answer is written",
            }),
          ),
          ...conventionKeys,
        },
        { ...strict, description: "where the answer is and how to read it" },
      ),
    ),
    fixed: Type.Optional(fixedSchema),
    expect: Type.Optional(
      Type.Record(Type.String(), oneOf(VERDICTS, "a verdict"), {
        description:
          "the expected verdict of each case. * stands for any characters, and the last line that matches counts",
      }),
    ),
  },
  { ...strict, $id: "submission.schema.json", title: "How a program is built, run and read" },
);
export type Manifest = Static<typeof manifestSchema>;
