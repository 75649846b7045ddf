import { type Static, Type } from "@sinclair/typebox";
import { LOCALES, type Locale } from "../base/locale.ts";
import type { Sentence } from "../base/sentence.ts";
import type { Limits } from "../run/outcome.ts";
import { CUSTOM_NAME, PROBLEM_NAMES, VISIBILITIES, type Visibility } from "./names.ts";

export interface CaseBase {
  /** Name, unique within the problem: `board-100`, or `8x8/r0c3` if one file has several cases. */
  readonly name: string;
  readonly title: Sentence;
  /** Title of the problem. */
  readonly problemTitle?: Sentence;
  readonly points: number;
  readonly visibility: Visibility;
  /** Day from which students see everything, as `2026-12-01`; absent if there is none. */
  readonly after?: string;
  readonly limits: Limits;
  /** Set if it need not be run after time-outs on earlier cases. */
  readonly stopsAfterTimeouts?: true;
  /** Language of the people who work on the case; absent if its folder states none. */
  readonly locale?: Locale;
  readonly file: string;
}

/** Builds the schema of a closed list, which editors can complete. */
export function oneOf<const Names extends readonly string[]>(names: Names, description: string) {
  return Type.Unsafe<Names[number]>({ type: "string", enum: names, description });
}

const strict = { additionalProperties: false } as const;

const titleSchema = (description: string) =>
  Type.Union([Type.String(), Type.Object({ en: Type.String(), "pt-BR": Type.String() }, strict)], {
    description: `${description}, as one text or as a text for each language`,
  });

/** A title as a case file states it. */
export type StatedTitle = Static<ReturnType<typeof titleSchema>>;

const HOUR_MS = 3_600_000;

const limitsSchema = Type.Object(
  {
    cpuMs: Type.Optional(
      Type.Integer({ minimum: 1, maximum: HOUR_MS, description: "CPU time in milliseconds" }),
    ),
    wallMs: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: 24 * HOUR_MS,
        description: "Time on the clock in milliseconds (default: 3 x CPU time + 2000)",
      }),
    ),
    outputBytes: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: 2 ** 30,
        description: "Maximum number of bytes that a program may print or write",
      }),
    ),
    memoryBytes: Type.Optional(
      Type.Integer({
        minimum: 16 * 1024 * 1024,
        description: "Maximum number of bytes that a program may store in memory",
      }),
    ),
  },
  { ...strict, description: "Limits of one run" },
);

/** Settings that a folder of cases, a group and a case may have. */
export const shared = {
  points: Type.Optional(Type.Number({ minimum: 0, description: "Points for a right answer" })),
  visibility: Type.Optional(
    oneOf(
      VISIBILITIES,
      "What students may see of the case: everything, their own output only, their verdict only, nothing",
    ),
  ),
  after: Type.Optional(
    Type.String({
      format: "date",
      description:
        "The day from which students may see everything, as 2026-12-01. Before it, a public case is hidden",
    }),
  ),
  limits: Type.Optional(limitsSchema),
};

/** Keys that every `problem.yaml` may have, besides the name of the problem. */
export const problemFileKeys = {
  title: titleSchema("The name of the assignment"),
  language: Type.Optional(oneOf(LOCALES, "The language of the findings that students read")),
  stopAfterTimeouts: Type.Optional(
    Type.Boolean({
      description:
        "Whether larger cases count as TLE without a run, once a program was over its time on 3 cases in a row, on 3 of the larger ones and on the largest (default: false)",
    }),
  ),
  ...shared,
};

export const problemFileSchema = Type.Object(
  {
    problem: oneOf(PROBLEM_NAMES, "The problem that the cases of this folder belong to"),
    ...problemFileKeys,
  },
  { ...strict, $id: "problem.schema.json", title: "The settings that the cases of a folder share" },
);
export type ProblemFile = Static<typeof problemFileSchema>;

/** Keys that every case file may have; each problem spreads them into its own schema. */
export const caseFileKeys = {
  title: titleSchema("The purpose of the case"),
  ...shared,
};

export type CaseFileBase = Settings & { readonly title?: StatedTitle };

/** Settings that may stand in a `problem.yaml`, in a group and in a case; the last of them counts. */
export type Settings = Pick<ProblemFile, "points" | "visibility" | "after" | "limits">;

/** The settings of a folder of cases, whatever its problem. */
export type FolderSettings = Omit<ProblemFile, "problem">;

/** Builds the schema of the name of a problem, which editors can complete as far as it is one of ours. */
export function problemNameSchema(description: string) {
  return Type.String({ pattern: CUSTOM_NAME.source, examples: [...PROBLEM_NAMES], description });
}
