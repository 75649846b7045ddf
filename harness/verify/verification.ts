import { type Static, Type } from "@sinclair/typebox";
import { oneOf, problemNameSchema } from "../case/case.ts";
import { VISIBILITIES } from "../case/names.ts";
import { VERDICTS } from "../finding/verdict.ts";
import { strictObject } from "../report/record/report.ts";
import { LEVEL_NAMES } from "../run/isolation/level.ts";

const names = (description: string) => Type.Array(Type.String(), { description });

const trial = {
  case: Type.String(),
  verdict: oneOf(VERDICTS, "the verdict of the run"),
  finding: Type.Optional(Type.String({ description: "why it is not AC" })),
};

const verifiedCase = strictObject({
  name: Type.String({ description: "the name of the case file" }),
  title: Type.String(),
  visibility: oneOf(VISIBILITIES, "whether students see it"),
  kills: Type.Integer({ description: "number of mutants that it kills" }),
  alone: names("the mutants that no other case kills. If there are none, the case could be dropped"),
});

const rightProgram = strictObject({
  name: Type.String(),
  language: Type.Optional(Type.String()),
  cases: Type.Integer({ description: "number of cases that it was run on" }),
  accepted: Type.Integer({ description: "number of cases on which it was accepted" }),
});

const MUTANT_STATES = ["killed", "survived", "equivalent", "unjudged"] as const;

const verifiedMutant = strictObject({
  name: Type.String(),
  family: Type.String(),
  idea: Type.String({ description: "the name of the wrong idea" }),
  sentence: Type.String({ description: "the wrong idea in a sentence" }),
  base: Type.String({ description: "the right program that was changed" }),
  state: oneOf(MUTANT_STATES, "the state of the mutant"),
  equivalent: Type.Optional(Type.String({ description: "why no case can kill it" })),
  place: Type.Optional(
    Type.String({
      description:
        "file and line of a change of the reference that was made without an idea, and so may change nothing",
    }),
  ),
  kills: Type.Array(strictObject({ group: Type.String({ description: "the case file" }), ...trial }), {
    description: "by case file, the first case that kills it",
  }),
});

const published = strictObject(
  {
    title: Type.String(),
    cases: Type.Integer(),
    missed: names("the mutants that none of them kills"),
    missing: names("the kinds of cases that are missing among them"),
  },
  "what the published cases of the assignment would miss without the others",
);

const family = strictObject({
  name: Type.String(),
  mutants: Type.Integer(),
  killed: Type.Integer(),
  byPublic: Type.Integer({ description: "number of them that a public case kills" }),
  byPublished: Type.Optional(Type.Integer({ description: "number of them that a published case kills" })),
});

const band = strictObject({
  aspect: Type.String(),
  band: Type.String(),
  cases: names("the cases of this kind"),
});

const measured = strictObject({
  program: Type.String(),
  language: Type.Optional(Type.String()),
  case: Type.String(),
  cpuMs: Type.Number(),
});

const limits = strictObject(
  {
    slowest: Type.Array(measured, { description: "the slowest right program of each language" }),
    tooSlow: Type.Array(measured, {
      description: "programs that were over a limit. They may need more time than this",
    }),
    statedMs: Type.Array(Type.Integer(), { description: "the limits that the cases state" }),
    atLeastMs: Type.Integer({ description: "the lowest limit that is good for all these cases" }),
    atMostMs: Type.Optional(
      Type.Integer({ description: "the highest limit that is good for all these cases" }),
    ),
  },
  "CPU time limits, according to the measurements of this run",
);

const verifiedItems = strictObject(
  {
    bundled: Type.Integer({ description: "number of bundled programs that are wrong on some case" }),
    mutants: Type.Integer({ description: "number of mutants that are" }),
    alpha: Type.Optional(
      Type.Number({
        description: "Cronbach's alpha of the points that these programs get in the case files",
      }),
    ),
    rows: Type.Array(
      strictObject({
        cases: names("case files that nearly the same programs pass, or one alone"),
        points: Type.Number(),
        bundled: Type.Integer({ description: "number of the bundled programs that pass all of them" }),
        mutants: Type.Integer({ description: "number of the mutants that pass all of them" }),
        rest: Type.Optional(
          Type.Number({
            description:
              "the correlation with the points in all other cases; absent if too few pass or too few fail",
          }),
        ),
      }),
      { description: "empty if there are too few programs" },
    ),
    findings: Type.Array(Type.String(), { description: "what stands out, in a sentence each" }),
  },
  "the case files as items of a test that wrong programs take",
);

const verifiedProblem = strictObject({
  problem: problemNameSchema("the problem"),
  cases: Type.Array(verifiedCase),
  right: Type.Array(rightProgram),
  mutants: Type.Array(verifiedMutant),
  families: Type.Array(family),
  enough: names("case files that together kill every mutant that any case kills; none can be spared"),
  published: Type.Optional(published),
  alike: Type.Array(names("wrong ideas that the cases cannot tell apart")),
  coverage: Type.Array(band),
  limits,
  validators: strictObject(
    { answers: Type.Integer(), defects: Type.Array(Type.String()) },
    "right and damaged answers, read and checked",
  ),
  items: Type.Optional(verifiedItems),
  failures: Type.Array(Type.String(), { description: "the problems of the case set, or of Cavalo" }),
});

/** Record of a verification. Two of the same case set differ only in `timings` and in measured times. */
export const verificationSchema = Type.Object(
  {
    version: Type.Literal(1),
    isolation: oneOf(LEVEL_NAMES, "the level at which programs were run"),
    stopped: Type.Boolean({ description: "whether the verification was stopped before its end" }),
    timings: strictObject({
      startedAt: Type.String(),
      wallMs: Type.Number({ minimum: 0 }),
    }),
    problems: Type.Array(verifiedProblem),
  },
  { additionalProperties: false, $id: "verification.schema.json", title: "A verification of a case set" },
);

export type Verification = Static<typeof verificationSchema>;
export type VerifiedProblem = Static<typeof verifiedProblem>;
export type VerifiedCase = Static<typeof verifiedCase>;
export type VerifiedMutant = Static<typeof verifiedMutant>;
export type VerifiedItems = Static<typeof verifiedItems>;
export type MutantFamily = Static<typeof family>;
export type MeasuredTime = Static<typeof measured>;
