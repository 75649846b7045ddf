import { type Static, Type } from "@sinclair/typebox";
import { conventionKeys } from "../answer/reading/conventions.ts";
import { ANSWER_FORMAT_NAMES } from "../answer/reading/formats.ts";
import { oneOf, problemNameSchema } from "../case/case.ts";
import { VERDICTS } from "../finding/verdict.ts";
import { driverSchema, fixedSchema, inputSchema } from "../problem/input/input-schemas.ts";
import { LANGUAGE_NAMES } from "./language/names.ts";

const strict = { additionalProperties: false } as const;
const command = Type.Array(Type.String(), { minItems: 1, description: "a program and its arguments" });

/** `submission.yaml`: what detection and the problem's contract do not tell of a program. */
export const manifestSchema = Type.Object(
  {
    title: Type.Optional(Type.String({ description: "a description of the program, in one sentence" })),
    problem: Type.Optional(problemNameSchema("the problem that it solves")),
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
          stream: Type.Optional(
            Type.Literal("stderr", {
              description: "where the answer is printed, if that is not standard output",
            }),
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

/** Keys that do not say how a program is asked, or which cases it is asked. */
const DESCRIPTIONS: readonly string[] = ["title", "problem", "language", "main", "encoding"];

/** Tests if a manifest leaves it to the problem's contract how its program is asked. */
export function isAskedByContract(manifest: Manifest): boolean {
  return Object.keys(manifest).every((key) => DESCRIPTIONS.includes(key));
}
