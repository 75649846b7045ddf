import { type Static, Type } from "@sinclair/typebox";
import { Value } from "@sinclair/typebox/value";
import { ExpectedError } from "../base/errors.ts";
import { say } from "../base/sentence.ts";
import { JOB_NAMES } from "./jobs.ts";

const strict = { additionalProperties: false } as const;

/** The longest text of any kind; a browser may send anything. */
const LONGEST_TEXT = 20_000;

const text = Type.String({ minLength: 1, maxLength: LONGEST_TEXT });
const id = Type.Optional(text);

/** Whom something is said of: a person, with the whole team if that is wanted, or all with a cause. */
const about = {
  person: Type.Optional(text),
  team: Type.Optional(Type.Literal(true)),
  cause: Type.Optional(text),
};

const place = Type.Union([
  Type.Object({ kind: Type.Literal("whole") }, strict),
  Type.Object({ kind: Type.Literal("case"), problem: text, case: text }, strict),
  Type.Object(
    { kind: Type.Literal("line"), problem: text, file: text, line: Type.Integer({ minimum: 1 }) },
    strict,
  ),
]);

const action = Type.Union([
  Type.Object(
    {
      do: Type.Literal("settle"),
      ...about,
      grade: Type.Optional(Type.Number({ minimum: 0 })),
      confirm: Type.Optional(Type.Literal(true)),
      reading: Type.Optional(Type.Literal(true)),
      program: Type.Optional(text),
      comment: Type.Optional(text),
    },
    strict,
  ),
  Type.Object({ do: Type.Literal("undo"), person: text }, strict),
  Type.Object({ do: Type.Literal("note"), ...about, on: place, text, id }, strict),
  Type.Object({ do: Type.Literal("mark"), ...about, item: text, points: Type.Number() }, strict),
  Type.Object({ do: Type.Literal("adjust"), ...about, points: Type.Number(), reason: text, id }, strict),
  Type.Object({ do: Type.Literal("retract"), id: text }, strict),
  Type.Object({ do: Type.Literal("compare") }, strict),
  Type.Object(
    {
      do: Type.Literal("run"),
      job: Type.Union(JOB_NAMES.map((name) => Type.Literal(name))),
      person: Type.Optional(text),
    },
    strict,
  ),
]);

/** Texts that somebody has typed into the fields of a page. */
const typed = Type.Array(
  Type.Object(
    {
      person: Type.Optional(text),
      form: text,
      field: text,
      text: Type.String({ maxLength: LONGEST_TEXT }),
    },
    strict,
  ),
);

/** A text in a field that is not saved yet; an empty one if there is none any more. */
export type Typed = Static<typeof typed>[number];

/** Something that a grader does, as a page asks for it. */
export type Action = Static<typeof action>;

/**
 * Reads what a page asks for.
 *
 * @throws ExpectedError if it is none
 */
export function actionIn(value: unknown): Action {
  if (Value.Check(action, value)) return value;
  throw notKnown();
}

/**
 * Reads what a page has that is not saved yet.
 *
 * @throws ExpectedError if it is no such thing
 */
export function typedIn(value: unknown): Typed[] {
  if (Value.Check(typed, value)) return value;
  throw notKnown();
}

function notKnown(): ExpectedError {
  return new ExpectedError(say`the page asked for something that the desk does not know. Load it again`);
}
