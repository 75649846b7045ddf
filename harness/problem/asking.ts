import { type Static, Type } from "@sinclair/typebox";
import { oneOf } from "../case/case.ts";
import { TOUR_KINDS } from "../case/knights-tour.ts";
import { squareSchema } from "../case/square-schema.ts";

const strict = { additionalProperties: false } as const;

/** How a program is asked: in a manifest what differs from the problem's contract. Texts may hold placeholders. */
export const inputSchema = Type.Object(
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
export type Input = Static<typeof inputSchema>;

/** Edits of a program's files before it is built. */
export const driverSchema = Type.Object(
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

/** What a program cannot be told. */
export const fixedSchema = Type.Object(
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
