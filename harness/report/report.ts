import { type Static, type TProperties, Type } from "@sinclair/typebox";
import { LOCALES } from "../base/locale.ts";
import { oneOf, PROBLEM_NAMES, VISIBILITIES } from "../case/case.ts";
import { FINDINGS } from "../finding/index.ts";
import { recordSchema } from "../finding/record.ts";
import { VERDICTS } from "../finding/verdict.ts";
import { viewSchema } from "../finding/view.ts";
import { LEVEL_NAMES } from "../run/isolation/level.ts";

/** The one typed record that every reporter renders. Two gradings of the same input differ in `timings` fields only. */

/** A schema of an object that has no other keys than these. */
export function strictObject<Properties extends TProperties>(properties: Properties, description?: string) {
  return Type.Object(properties, {
    additionalProperties: false,
    ...(description !== undefined && { description }),
  });
}

const points = strictObject(
  {
    earned: Type.Number({ minimum: 0 }),
    possible: Type.Number({ minimum: 0, description: "points of all cases that were judged" }),
    unjudged: Type.Number({
      minimum: 0,
      description: "points of the cases that were skipped (SK) or are our error (JE)",
    }),
  },
  "points; what was not judged costs none",
);

const told = recordSchema(FINDINGS, {
  message: Type.String({
    description: "the same in one sentence of the report's language, safe to print on a terminal",
  }),
});
export type ToldFinding = Static<typeof told>;

/** In the schema a reference: there are many kinds, and they stand in several places. */
const finding = Type.Unsafe<ToldFinding>({ $ref: "#/definitions/finding" });

const limits = strictObject({
  cpuMs: Type.Integer(),
  wallMs: Type.Integer(),
  outputBytes: Type.Integer(),
  memoryBytes: Type.Integer(),
});

const timings = strictObject(
  {
    cpuMs: Type.Optional(Type.Number({ minimum: 0 })),
    wallMs: Type.Number({ minimum: 0 }),
    peakMemoryBytes: Type.Optional(
      Type.Integer({
        minimum: 0,
        description:
          "the most that one process had in memory at once or, at level A, all processes of the run together",
      }),
    ),
    writtenBytes: Type.Integer({
      minimum: 0,
      description: "what was printed, and the size of the answer file",
    }),
  },
  "what was measured, in milliseconds and bytes; what could not be measured is absent",
);

const caseResult = strictObject({
  case: Type.String({ description: "the case's name within the problem" }),
  verdict: oneOf(VERDICTS, "what the run earned"),
  points: Type.Number({ minimum: 0, description: "points earned" }),
  finding: Type.Optional(finding),
  clue: Type.Optional(finding),
  note: Type.Optional(finding),
  exitCode: Type.Optional(Type.Integer({ description: "of a program that ended by itself" })),
  signal: Type.Optional(Type.String({ description: "what ended a program that crashed" })),
  timings: Type.Optional(timings),
  expected: Type.Optional(oneOf(VERDICTS, "the verdict that the manifest states")),
});

const reportedCase = strictObject({
  problem: oneOf(PROBLEM_NAMES, "the problem"),
  name: Type.String(),
  title: Type.String(),
  points: Type.Number({ minimum: 0 }),
  visibility: oneOf(VISIBILITIES, "whether students see it"),
  limits,
  answer: Type.String({ description: "the right answer, in a word or a number" }),
  reference: Type.Omit(caseResult, ["case", "points", "expected"], {
    description: "what the reference earned; if it is not AC, the case is JE for everybody",
  }),
});

const commands = strictObject({
  version: Type.Optional(Type.String()),
  build: Type.Array(Type.String()),
  run: Type.String(),
});

const submissionReport = strictObject({
  name: Type.String(),
  problem: oneOf(PROBLEM_NAMES, "the problem"),
  title: Type.Optional(Type.String()),
  language: Type.Optional(Type.String({ description: "the language, as people write it" })),
  commands: Type.Optional(commands),
  points,
  verdicts: Type.Record(Type.String(), Type.Integer(), { description: "how many cases got each verdict" }),
  failures: Type.Integer({
    description:
      "how many cases did not get the verdict that the manifest states or, where it states none, AC",
  }),
  notes: Type.Optional(
    Type.Array(finding, { description: "what was done to its copy so that it could be built" }),
  ),
  diagnoses: Type.Array(finding, {
    description:
      "what all results together, or a second look at the program, say of the cause; empty where nothing is certain",
  }),
  results: Type.Array(caseResult),
});

export const reportSchema = Type.Object(
  {
    version: Type.Literal(1),
    language: oneOf(LOCALES, "the language of its sentences"),
    harness: strictObject({ version: Type.String(), node: Type.String(), platform: Type.String() }),
    isolation: strictObject(
      {
        level: oneOf(LEVEL_NAMES, "the level"),
        title: Type.String(),
        lacks: Type.String({ description: "what the level does not promise" }),
      },
      "what keeps programs apart from the machine and from one another",
    ),
    stopped: Type.Boolean({ description: "whether the grading was stopped before its end" }),
    timings: strictObject({ startedAt: Type.String(), wallMs: Type.Number({ minimum: 0 }) }),
    cases: Type.Array(reportedCase),
    submissions: Type.Array(submissionReport),
  },
  {
    additionalProperties: false,
    $id: "report.schema.json",
    title: "A grading",
    definitions: { finding: told, view: viewSchema },
  },
);

export type Report = Static<typeof reportSchema>;
export type SubmissionReport = Static<typeof submissionReport>;
export type CaseResult = Static<typeof caseResult>;
export type ReportedCase = Static<typeof reportedCase>;
export type Points = Static<typeof points>;
