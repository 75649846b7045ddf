import { type Static, Type } from "@sinclair/typebox";
import { oneOf, problemNameSchema } from "../case/case.ts";
import { CUSTOM_NAME } from "../case/names.ts";

const strict = { additionalProperties: false } as const;

const percent = (description: string) => Type.Number({ minimum: 0, maximum: 100, description });

const pattern = Type.String({ minLength: 1, description: "a case, or several: * stands for any characters" });
const cases = Type.Union([pattern, Type.Array(pattern, { minItems: 1 })], {
  description: "a text with the name of a case (* stands for any characters), or a list of them",
});

const group = Type.Object(
  {
    cases,
    weight: Type.Number({ minimum: 0, description: "the weight of the group within its problem" }),
    rule: Type.Optional(
      oneOf(
        ["sum", "min", "all"],
        "what counts: the points of all cases (sum, the default), the worst case (min), or all points or none (all)",
      ),
    ),
  },
  strict,
);

const problem = Type.Object(
  {
    weight: Type.Optional(
      Type.Number({ minimum: 0, description: "its weight among the problems (default: 1)" }),
    ),
    compiles: Type.Optional(percent("the percentage that a program earns because it can be built")),
    groups: Type.Optional(
      Type.Array(group, { minItems: 1, description: "groups of cases. Cases in no group do not count" }),
    ),
  },
  { ...strict, description: "how the points of a problem count" },
);

const level = Type.Object(
  {
    title: Type.String({ minLength: 1 }),
    points: Type.Number({ minimum: 0, description: "grade points, at most those of the item" }),
  },
  strict,
);

const rubricItem = Type.Object(
  {
    item: Type.String({ pattern: CUSTOM_NAME.source, description: "a short name, such as style" }),
    title: Type.String({ minLength: 1, description: "the title that the student reads" }),
    most: Type.Number({ exclusiveMinimum: 0, description: "the most grade points that it can earn" }),
    levels: Type.Optional(
      Type.Array(level, { minItems: 1, description: "points that are often given, with their titles" }),
    ),
  },
  strict,
);

/** `grading.yaml`: how points become grades. */
export const schemeSchema = Type.Object(
  {
    problem: Type.Optional(
      problemNameSchema("the problem of hand-ins that do not lie below a folder named after one"),
    ),
    timeZone: Type.Optional(
      Type.String({
        description:
          "the time zone of the course, as America/Sao_Paulo (default: that of late.due, or one clock for all times)",
      }),
    ),
    scale: Type.Optional(
      Type.Object(
        {
          most: Type.Optional(
            Type.Number({
              exclusiveMinimum: 0,
              description: "the highest grade (default: the gradebook's, or 10)",
            }),
          ),
          decimals: Type.Optional(Type.Integer({ minimum: 0, maximum: 4, description: "default: 1" })),
          rounding: Type.Optional(oneOf(["half-up", "up", "down"], "default: half-up")),
        },
        { ...strict, description: "the scale of the grades" },
      ),
    ),
    problems: Type.Optional(
      Type.Record(Type.String({ pattern: CUSTOM_NAME.source }), problem, {
        ...strict,
        description: "the problems of the class by their names, if they do not all count alike",
      }),
    ),
    bonus: Type.Optional(
      Type.Array(
        Type.Object({ cases, points: Type.Number({ minimum: 0, description: "grade points" }) }, strict),
        { description: "grade points beyond the others, in the share of the points of these cases" },
      ),
    ),
    rubric: Type.Optional(
      Type.Array(rubricItem, {
        minItems: 1,
        description:
          "what a person judges, in grade points. The programs count for scale.most without the sum of these",
      }),
    ),
    cap: Type.Optional(
      Type.Number({ minimum: 0, description: "the highest final grade (default: scale.most)" }),
    ),
    late: Type.Optional(
      Type.Object(
        {
          due: Type.String({
            description:
              'the time, as "2026-10-01 23:59", or with an offset: "2026-10-01T23:59-03:00". A day alone means its end',
          }),
          graceMinutes: Type.Optional(Type.Number({ minimum: 0, maximum: 100_000 })),
          percentPerDay: percent("the percentage of the grade that each day costs, begun days included"),
          mostPercent: Type.Optional(percent("the highest percentage that lateness costs (default: 100)")),
          counts: Type.Optional(
            oneOf(
              ["newest-in-time", "newest", "best"],
              "the version of a student that counts (default: newest-in-time, and the newest if none is in time). best grades all, and takes the best grade after lateness",
            ),
          ),
        },
        { ...strict, description: "what it costs to hand in late" },
      ),
    ),
    adjustments: Type.Optional(
      Type.Array(
        Type.Object(
          {
            student: Type.String({
              minLength: 1,
              description: "the key of the student in grades.csv, in quotes",
            }),
            points: Type.Number({ description: "grade points, added after everything else" }),
            reason: Type.String({ minLength: 1, description: "a sentence that the student reads" }),
          },
          strict,
        ),
        { description: "changes by hand, which last" },
      ),
    ),
    sections: Type.Optional(
      Type.Boolean({
        description: "folders with several programs are sections of the class (true), or students (false)",
      }),
    ),
    match: Type.Optional(
      Type.Record(Type.String(), Type.Union([Type.String({ minLength: 1 }), Type.Null()]), {
        description:
          "whose a hand-in is: the key of the student, or null for nobody, by the name of the hand-in",
      }),
    ),
    assignment: Type.Optional(
      Type.String({
        description: "the title of the gradebook's column of grades, if several columns may be it",
      }),
    ),
    gradebook: Type.Optional(
      oneOf(
        ["keep", "overwrite"],
        "grades and comments that the gradebook has already: keep them (the default), or overwrite them",
      ),
    ),
  },
  { ...strict, $id: "grading.schema.json", title: "How points become grades" },
);
export type Scheme = Static<typeof schemeSchema>;
export type GroupScheme = Static<typeof group>;
export type RubricItem = Static<typeof rubricItem>;
