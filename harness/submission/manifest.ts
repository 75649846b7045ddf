import { type Static, Type } from "@sinclair/typebox";
import { conventionKeys } from "../answer/conventions.ts";
import { ANSWER_FORMAT_NAMES } from "../answer/read.ts";
import { oneOf, PROBLEM_NAMES } from "../case/case.ts";
import { TOUR_KINDS } from "../case/knights-tour.ts";
import { squareSchema } from "../case/square-schema.ts";
import { VERDICTS } from "../grade/ruling.ts";
import { LANGUAGE_NAMES } from "./language/index.ts";

const strict = { additionalProperties: false } as const;
const command = Type.Array(Type.String(), { minItems: 1, description: "a program and its arguments" });

/** How a program is asked: in a manifest what differs from the problem's contract. Texts may hold placeholders. */
const inputSchema = Type.Object(
  {
    arguments: Type.Optional(Type.Array(Type.String(), { description: "command-line arguments" })),
    stdin: Type.Optional(Type.String({ description: "what is typed, or comes in on standard input" })),
    files: Type.Optional(
      Type.Record(Type.String(), Type.String(), {
        description:
          "files that lie there before the run, by their names below the run's folder, with their text",
      }),
    ),
    folder: Type.Optional(
      Type.String({ description: "the folder below the run's folder that the program is started in" }),
    ),
    environment: Type.Optional(
      Type.Record(Type.String(), Type.String(), { description: "environment variables of the program" }),
    ),
    staysOpen: Type.Optional(
      Type.Boolean({
        description: "whether standard input stays open after what was typed, as a person's does",
      }),
    ),
    terminal: Type.Optional(
      Type.Boolean({ description: "whether the program gets a terminal to read from and to write to" }),
    ),
  },
  { ...strict, description: "how the program is asked" },
);
export type InputRecipe = Static<typeof inputSchema>;

const driverSchema = Type.Object(
  {
    files: Type.Optional(
      Type.Record(Type.String(), Type.String(), {
        description: "files with their text, new or in place of old ones",
      }),
    ),
    replacements: Type.Optional(
      Type.Array(
        Type.Object(
          {
            file: Type.String({ description: "a file of the submission" }),
            find: Type.String({ minLength: 1, description: "a text that stands in it exactly once" }),
            replace: Type.String({ description: "what is to stand there instead" }),
          },
          strict,
        ),
        { description: "texts that are replaced" },
      ),
    ),
  },
  {
    ...strict,
    description: "what is laid over a copy of the submission before it is built; texts may hold placeholders",
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
  { ...strict, description: "what the program cannot be told; cases that ask for anything else are skipped" },
);
export type Fixed = Static<typeof fixedSchema>;

/** `submission.yaml`: what detection and the problem's contract do not tell of a program. */
export const manifestSchema = Type.Object(
  {
    title: Type.Optional(Type.String({ description: "what the program is, in one sentence" })),
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
          file: Type.Optional(Type.String({ description: "the file that it writes its answer into" })),
          formats: Type.Optional(
            Type.Array(oneOf(ANSWER_FORMAT_NAMES, "a way of writing answers"), {
              minItems: 1,
              description: "how the answer is written",
            }),
          ),
          ...conventionKeys,
        },
        { ...strict, description: "where the answer is and how it is to be read" },
      ),
    ),
    fixed: Type.Optional(fixedSchema),
    expect: Type.Optional(
      Type.Record(Type.String(), oneOf(VERDICTS, "a verdict"), {
        description:
          "the verdict that it must get, by case; * stands for any characters; the last line that matches counts",
      }),
    ),
  },
  { ...strict, $id: "submission.schema.json", title: "How a program is built, run and asked" },
);
export type Manifest = Static<typeof manifestSchema>;
