import { type Static, type TSchema, Type } from "@sinclair/typebox";
import { caseFileKeys, oneOf, problemFileKeys } from "../case.ts";
import { CUSTOM_NAME } from "../names.ts";

const strict = { additionalProperties: false } as const;

/** Kinds of answers that are compared without a program of the author's. */
export const ANSWER_KINDS = ["number", "numbers", "line", "text", "grid", "squares"] as const;
export type AnswerKind = (typeof ANSWER_KINDS)[number];

const kindSchema = oneOf(
  ANSWER_KINDS,
  "a number, a list of numbers, one line, the whole text, rows of values, or a list of squares such as a1 b3",
);
const STRICTNESS = ["ignore", "exact"] as const;

const answerSchema = Type.Object(
  {
    kind: kindSchema,
    tolerance: Type.Optional(
      Type.Number({
        minimum: 0,
        description: "The largest difference of two equal numbers, absolute or relative (default: none)",
      }),
    ),
    case: Type.Optional(
      oneOf(STRICTNESS, "If small and capital letters count as the same (default: ignore)"),
    ),
    space: Type.Optional(
      oneOf(STRICTNESS, "If any white space between words counts as the same (default: ignore)"),
    ),
  },
  { ...strict, description: "The kind of answer, and what counts as the same" },
);

/** The rules by which an answer is compared. */
export type Answering = Static<typeof answerSchema>;

const folder = (description: string) => Type.String({ minLength: 1, description });

const programSchema = (description: string) =>
  Type.Union(
    [
      folder(description),
      Type.Object({ folder: folder(description), arguments: Type.Array(Type.String()) }, strict),
    ],
    { description: `${description}: its folder, or its folder and its arguments` },
  );

const inputSchema = Type.Object(
  {
    stdin: Type.Optional(Type.String({ description: "The text that comes in on standard input" })),
    arguments: Type.Optional(Type.Array(Type.String(), { maxItems: 50, description: "The arguments" })),
    files: Type.Optional(
      Type.Record(Type.String(), Type.String(), {
        maxProperties: 20,
        description: "Files in the working directory: their names and their text",
      }),
    ),
    environment: Type.Optional(
      Type.Record(Type.String(), Type.String(), { maxProperties: 50, description: "Environment variables" }),
    ),
  },
  { ...strict, description: "The input of a program. {name} stands for the value of a case's input" },
);

/** The input of every program, as templates. */
export type Asking = Required<Static<typeof inputSchema>>;

/** `problem.yaml` of a custom problem. */
export const customProblemSchema = Type.Object(
  {
    problem: Type.String({
      pattern: CUSTOM_NAME.source,
      description: "The name of the problem: small letters, digits and hyphens",
    }),
    ...problemFileKeys,
    input: Type.Optional(inputSchema),
    answer: Type.Optional(
      Type.Union([kindSchema, answerSchema], {
        description: "How answers are compared, if there is no checker",
      }),
    ),
    checker: Type.Optional(programSchema("A program that judges answers")),
    validator: Type.Optional(programSchema("A program that checks the input of the cases")),
    reference: Type.Optional(
      Type.Union([folder("A right program: its folder"), Type.Array(folder("Its folder"), { minItems: 1 })], {
        description: "A right program, or several, of which the first that can be built here is used",
      }),
    ),
  },
  { ...strict, $id: "custom-problem.schema.json", title: "A custom problem" },
);
export type CustomProblemFile = Static<typeof customProblemSchema>;

const scalar = [Type.String(), Type.Number()] as const;
const fileSchema = Type.Object(
  { file: Type.String({ description: "A text file, relative to this one" }) },
  strict,
);
const list = (of: readonly TSchema[], description: string) =>
  Type.Array(Type.Union([...of]), { description });
const valueSchema = (description: string) =>
  Type.Union(
    [
      ...scalar,
      list([...scalar, list(scalar, "One line")], "Values with spaces between them, or lists: one a line"),
      fileSchema,
    ],
    { description },
  );

/** A case of a custom problem. */
export const customCaseSchema = Type.Object(
  {
    ...caseFileKeys,
    title: Type.Optional(caseFileKeys.title),
    input: Type.Union(
      [...scalar, fileSchema, Type.Record(Type.String({ pattern: "^\\w+$" }), valueSchema("A value"))],
      { description: "The values that the templates of problem.yaml name, or one text, which is {input}" },
    ),
    answer: Type.Optional(valueSchema("The right answer (default: that of the reference)")),
  },
  { ...strict, $id: "custom.schema.json", title: "A case of a custom problem" },
);
export type CustomCaseFile = Static<typeof customCaseSchema>;
/** A value of a case, as its file states it. */
export type StatedValue =
  | string
  | number
  | { readonly file: string }
  | readonly (string | number | readonly (string | number)[])[];
