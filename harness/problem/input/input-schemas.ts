import { type Static, Type } from "@sinclair/typebox";
import { oneOf } from "../../case/case.ts";
import { TOUR_KINDS } from "../../case/knights-tour.ts";
import { squareSchema } from "../../case/square-schema.ts";

const strict = { additionalProperties: false } as const;

/** Parts of a text that may be typed one after the other. */
export const TYPING_NAMES = ["keys", "lines"] as const;

/** Input of a program. A manifest states the differences from the contract. Texts may hold placeholders. */
export const inputSchema = Type.Object(
  {
    arguments: Type.Optional(
      Type.Array(Type.String(), { maxItems: 50, description: "command-line arguments" }),
    ),
    stdin: Type.Optional(Type.String({ description: "text that is typed or comes in on standard input" })),
    files: Type.Optional(
      Type.Record(Type.String(), Type.String(), {
        maxProperties: 20,
        description:
          "files that exist before the run: their names below the folder of the run, and their text",
      }),
    ),
    folder: Type.Optional(
      Type.String({ description: "the folder in which the program starts, below the folder of the run" }),
    ),
    environment: Type.Optional(
      Type.Record(Type.String(), Type.String(), {
        maxProperties: 50,
        description: "environment variables of the program",
      }),
    ),
    staysOpen: Type.Optional(
      Type.Boolean({
        description: "whether standard input stays open after the typed text, as with a person",
      }),
    ),
    terminal: Type.Optional(Type.Boolean({ description: "whether the program runs in a terminal" })),
    typing: Type.Optional(
      oneOf(
        TYPING_NAMES,
        "types `stdin` bit by bit, each key in a terminal or each line, when the program waits for it",
      ),
    ),
  },
  { ...strict, description: "how the program gets its input" },
);
export type Input = Static<typeof inputSchema>;

export const driverSchema = Type.Object(
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
    presumed: Type.Optional(
      Type.Boolean({
        description:
          "whether nobody has confirmed the other keys: no way to set them is known, but there may be one",
      }),
    ),
  },
  {
    ...strict,
    description: "what cannot be changed in the program. Cases that need something else are skipped",
  },
);
export type Fixed = Static<typeof fixedSchema>;
