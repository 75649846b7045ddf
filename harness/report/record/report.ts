import { type Static, type TProperties, Type } from "@sinclair/typebox";
import { LOCALES } from "../../base/locale.ts";
import { oneOf, problemNameSchema } from "../../case/case.ts";
import { AWARDS, VISIBILITIES } from "../../case/names.ts";
import { FINDINGS } from "../../finding/index.ts";
import { outputLine, recordSchema, size, square } from "../../finding/record.ts";
import { VERDICTS } from "../../finding/verdict.ts";
import { viewSchema } from "../../finding/view.ts";
import { walkSchema } from "../../finding/walk.ts";
import { LEVEL_NAMES } from "../../run/isolation/level.ts";
import { AUDIENCES } from "./names.ts";

/** The one typed record that every reporter renders. Gradings of the same input differ in `timings` only. */

/** Makes the schema of an object that has no other keys than these. */
export function strictObject<Properties extends TProperties>(properties: Properties, description?: string) {
  return Type.Object(properties, {
    additionalProperties: false,
    ...(description !== undefined && { description }),
  });
}

const points = strictObject(
  {
    earned: Type.Number({ minimum: 0 }),
    possible: Type.Number({ minimum: 0, description: "points of all judged cases" }),
    unjudged: Type.Number({
      minimum: 0,
      description: "points of the cases that were skipped (SK) or are our error (JE)",
    }),
  },
  "points. Cases that were not judged cost none",
);

const told = recordSchema(FINDINGS, {
  message: Type.String({
    description: "the finding in words, in the language of the report, safe to print on a terminal",
  }),
});
export type ToldFinding = Static<typeof told>;

/** A reference in the schema, because findings have many kinds and stand in several places. */
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
    starvedMs: Type.Optional(
      Type.Number({
        minimum: 0,
        description: "the part of it in which the program was ready and other programs had the processors",
      }),
    ),
    peakMemoryBytes: Type.Optional(
      Type.Integer({
        minimum: 0,
        description: "the peak memory of one process or, at level A, of all processes of the run together",
      }),
    ),
    writtenBytes: Type.Integer({
      minimum: 0,
      description: "the size of the output and of the answer file",
    }),
  },
  "the measurements, in milliseconds and bytes. What could not be measured is absent",
);

const caseResult = strictObject({
  case: Type.String({ description: "the name of the case within the problem" }),
  verdict: oneOf(VERDICTS, "the verdict of the run"),
  points: Type.Number({ minimum: 0, description: "points earned" }),
  finding: Type.Optional(finding),
  clue: Type.Optional(finding),
  note: Type.Optional(finding),
  read: Type.Optional(outputLine),
  exitCode: Type.Optional(Type.Integer({ description: "the exit code of a program that ended by itself" })),
  signal: Type.Optional(Type.String({ description: "the signal that ended a program" })),
  timings: Type.Optional(timings),
  printed: Type.Optional(
    Type.String({
      description:
        "the first lines of what was printed, if it was not accepted, and the lines around a wrong step, safe to show",
    }),
  ),
  wrong: Type.Optional(outputLine),
  expected: Type.Optional(oneOf(VERDICTS, "the verdict that the manifest states")),
  givenOtherwise: Type.Optional(
    Type.Literal(true, { description: "present if it was given something else than the text of the case" }),
  ),
  byHand: Type.Optional(
    strictObject(
      {
        folder: Type.Optional(
          Type.String({
            description: "the folder of the program, from that of the student, if it lies in it",
          }),
        ),
        build: Type.Optional(Type.Array(Type.String(), { description: "the command lines that build it" })),
        files: Type.Optional(
          Type.Array(strictObject({ name: Type.String(), text: Type.Optional(Type.String()) }), {
            description: "the files that it needs; one without a text is the input of the case",
          }),
        ),
        command: Type.String({ description: "a command line of a shell" }),
        input: Type.Optional(Type.String({ description: "the file that is put into its standard input" })),
      },
      "how to run the case by hand",
    ),
  ),
});

const picture = strictObject(
  {
    wraps: Type.Boolean({ description: "whether the board continues on the opposite side" }),
    squares: Type.Optional(Type.String({ description: "the board, one row a line, if it is not too large" })),
    closed: Type.Optional(Type.Literal(true, { description: "present if a closed tour is asked for" })),
    start: Type.Optional(square),
    walk: Type.Optional(walkSchema),
  },
  "what a drawing of the case needs. The walk is a right answer",
);

const reportedCase = strictObject({
  problem: problemNameSchema("the problem"),
  problemTitle: Type.Optional(Type.String({ description: "the name of the assignment" })),
  name: Type.String(),
  title: Type.String(),
  points: Type.Number({ minimum: 0 }),
  group: Type.Optional(Type.String({ description: "the name of the group with which it is worth points" })),
  visibility: oneOf(VISIBILITIES, "what students may see of it"),
  after: Type.Optional(Type.String({ description: "the day from which students may see everything" })),
  limits,
  ...size,
  answer: Type.Optional(Type.String({ description: "the right answer, as a word or a number" })),
  picture: Type.Optional(picture),
  input: Type.Optional(Type.String({ description: "the standard input, if it is short enough to copy" })),
  reference: Type.Omit(
    caseResult,
    ["case", "points", "expected", "printed", "wrong", "givenOtherwise", "byHand"],
    {
      description: "the result of the reference. If it is not AC, the case is JE for everybody",
    },
  ),
});

const caseGroup = strictObject(
  {
    problem: problemNameSchema("the problem"),
    name: Type.String(),
    title: Type.String(),
    award: oneOf(
      AWARDS,
      "share: each case earns its part of the points. all: each earns what the least of them earns",
    ),
  },
  "cases that are worth points together",
);

const commands = strictObject({
  version: Type.Optional(Type.String()),
  build: Type.Array(Type.String()),
  run: Type.String(),
  areOfFitSources: Type.Optional(
    Type.Literal(true, {
      description:
        "present if the sources were made fit for these commands: those handed in would be refused, or built otherwise",
    }),
  ),
});

const submissionReport = strictObject({
  name: Type.String(),
  group: Type.Optional(Type.String({ description: "the group of its student" })),
  problem: problemNameSchema("the problem"),
  title: Type.Optional(Type.String()),
  language: Type.Optional(Type.String({ description: "the usual name of the language" })),
  commands: Type.Optional(commands),
  points,
  verdicts: Type.Record(Type.String(), Type.Integer(), {
    description: "the number of cases with each verdict",
  }),
  notRun: Type.Optional(
    Type.Integer({
      description: "the number of cases with a verdict but without a run, after time-outs on smaller ones",
    }),
  ),
  failures: Type.Integer({
    description:
      "the number of cases without the expected verdict: the one that the manifest states, or AC. Skipped ones count only if there is nothing to run or it is not clear what",
  }),
  notices: Type.Optional(
    Type.Array(finding, { description: "facts about the hand-in that its instructor should know" }),
  ),
  toLookAt: Type.Optional(
    Type.Array(finding, { description: "reasons why only the instructor can settle its points" }),
  ),
  undecided: Type.Optional(
    Type.Literal(true, {
      description: "present in a report for students if only the instructor can settle its points",
    }),
  ),
  hidden: Type.Optional(
    strictObject(
      {
        cases: Type.Integer({ minimum: 1 }),
        together: Type.Optional(
          Type.Integer({
            description:
              "number of cases that are shown, whose points are in the sum: they have none without these",
          }),
        ),
        points,
      },
      "the cases that are left out of the results, in a report for students",
    ),
  ),
  diagnoses: Type.Array(finding, {
    description:
      "the probable causes, from all results together or from a second run. Empty if nothing is certain",
  }),
  results: Type.Array(caseResult),
});

export const reportSchema = Type.Object(
  {
    version: Type.Literal(1),
    language: oneOf(LOCALES, "the language of the report"),
    harness: strictObject({ version: Type.String(), node: Type.String(), platform: Type.String() }),
    isolation: strictObject(
      {
        level: oneOf(LEVEL_NAMES, "the level"),
        title: Type.String(),
        lacks: Type.String({ description: "what the level does not prevent" }),
      },
      "how programs are isolated from the machine and from one another",
    ),
    timeFactor: Type.Number({
      minimum: 1,
      description:
        "the factor by which the time limits of the cases are multiplied here, because this machine is slower than the one that they are meant for",
    }),
    formerTimeFactor: Type.Optional(
      Type.Number({
        minimum: 1,
        description: "the factor of the grading of the class before this one, if it was another one",
      }),
    ),
    audience: Type.Optional(
      strictObject(
        {
          name: oneOf(AUDIENCES, "the readers"),
          day: Type.String({ description: "the day by which it was decided what they may see" }),
        },
        "who the report is for. An instructor sees everything",
      ),
    ),
    stopped: Type.Boolean({ description: "whether the grading was stopped before its end" }),
    timings: strictObject({ startedAt: Type.String(), wallMs: Type.Number({ minimum: 0 }) }),
    cases: Type.Array(reportedCase),
    groups: Type.Optional(
      Type.Array(caseGroup, { description: "the groups of the cases. Absent if there are none" }),
    ),
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
export type ReportedGroup = Static<typeof caseGroup>;
export type ReportedCase = Static<typeof reportedCase>;
export type Points = Static<typeof points>;
