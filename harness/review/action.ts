import { type Static, Type } from "@sinclair/typebox";
import { Value } from "@sinclair/typebox/value";
import { ExpectedError } from "../base/errors.ts";
import type { Settlement } from "../class/settle/settling.ts";

const strict = { additionalProperties: false } as const;

/** The longest sentence or comment; a browser may send anything. */
const LONGEST_TEXT = 20_000;

const text = Type.String({ minLength: 1, maxLength: LONGEST_TEXT });

const asked = Type.Union([
  Type.Object(
    {
      do: Type.Literal("settle"),
      person: Type.Optional(text),
      cause: Type.Optional(text),
      grade: Type.Optional(Type.Number({ minimum: 0 })),
      confirm: Type.Optional(Type.Literal(true)),
      reading: Type.Optional(Type.Literal(true)),
      program: Type.Optional(text),
      comment: Type.Optional(text),
    },
    strict,
  ),
  Type.Object({ do: Type.Literal("undo"), person: text }, strict),
]);

/** What a page asks for. */
export type AskedAction = Static<typeof asked>;

/** What a grader does. */
export type Action =
  | { readonly do: "settle"; readonly settlement: Settlement }
  | { readonly do: "undo"; readonly person: string };

/**
 * Reads what a page asks for.
 *
 * @throws ExpectedError if it is none
 */
export function actionIn(value: unknown): Action {
  if (!Value.Check(asked, value)) throw new ExpectedError(NO_ACTION);
  if (value.do === "undo") return value;
  const { person, cause, grade, confirm, reading, program, comment } = value;
  if ((person === undefined) === (cause === undefined)) throw new ExpectedError(NO_ACTION);
  return {
    do: "settle",
    settlement: {
      about: cause === undefined ? { person: person! } : { cause },
      ...(grade !== undefined && { grade }),
      ...(confirm && { isConfirmed: true }),
      ...(reading && { takesReading: true }),
      ...(program !== undefined && { program }),
      ...(comment !== undefined && { comment }),
    },
  };
}

const NO_ACTION = {
  en: "the page asked for something that the desk does not know. Load it again",
  "pt-BR": "a página pediu algo que a mesa não conhece. Carregue-a de novo",
} as const;
