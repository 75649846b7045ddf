import { type Static, Type } from "@sinclair/typebox";
import { LOCALES, type Locale } from "../base/locale.ts";
import type { Sentence } from "../base/sentence.ts";
import type { Limits } from "../run/outcome.ts";
import { AWARDS, type Award, CUSTOM_NAME, PROBLEM_NAMES, VISIBILITIES, type Visibility } from "./names.ts";

export interface CaseBase {
  /** Name, unique within the problem: `board-100`, or `8x8/r0c3` if one file has several cases. */
  readonly name: string;
  readonly title: Sentence;
  /** Title of the problem. */
  readonly problemTitle?: Sentence;
  /** Points of a right answer: its part of its group's points, if it is in a group that has some. */
  readonly points: number;
  readonly group?: CaseGroup;
  /** Part of the points for a wrong answer that one mistake in counting explains; absent if it earns none. */
  readonly countingShare?: number;
  readonly visibility: Visibility;
  /** Day from which students see everything, as `2026-12-01`; absent if there is none. */
  readonly after?: string;
  readonly limits: Limits;
  /** Factor by which its limits of time have been multiplied; 1 if left out. */
  readonly timeFactor?: number;
  /** Set if it need not be run after time-outs on earlier cases. */
  readonly stopsAfterTimeouts?: true;
  /** Language of the people who work on the case; absent if its folder states none. */
  readonly locale?: Locale;
  readonly file: string;
}

/** A case as its file states it. What takes time, as its board does, is read if the case is wanted. */
export interface StatedCase<Asked> {
  readonly base: CaseBase;
  readonly read: (base: CaseBase) => Asked;
}

/** A group of cases, as `problem.yaml` describes it. */
export interface CaseGroup {
  readonly name: string;
  readonly title: Sentence;
  /** Absent if its cases are not worth points together: they only share settings. */
  readonly award?: Award;
}

/** Builds the schema of a closed list, which editors can complete. */
export function oneOf<const Names extends readonly string[]>(names: Names, description: string) {
  return Type.Unsafe<Names[number]>({ type: "string", enum: names, description });
}

const strict = { additionalProperties: false } as const;

/** Schema of a title in several languages. The English one stands for those that are left out. */
const titleInLanguages = Type.Unsafe<{ readonly en: string } & Partial<Sentence>>(
  Type.Object(
    {
      en: Type.String(),
      ...Object.fromEntries(
        LOCALES.filter((locale) => locale !== "en").map((locale) => [locale, Type.Optional(Type.String())]),
      ),
    },
    strict,
  ),
);

const titleSchema = (description: string) =>
  Type.Union([Type.String(), titleInLanguages], {
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

const groupSchema = Type.Object(
  {
    title: Type.Optional(titleSchema("The name of the group")),
    ...shared,
    points: Type.Optional(
      Type.Number({
        minimum: 0,
        description:
          "Points of the whole group. Its cases share them by their own points, which are weights then (default: 1)",
      }),
    ),
    award: Type.Optional(
      oneOf(
        AWARDS,
        "share: each case earns its part (the default). all: the points are only for all cases of the group",
      ),
    ),
  },
  strict,
);
export type StatedGroup = Static<typeof groupSchema>;

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
  groups: Type.Optional(
    Type.Record(Type.String(), groupSchema, {
      description: "Groups of cases by their names, with the points and the settings that they share",
    }),
  ),
  countingShare: Type.Optional(
    Type.Number({
      minimum: 0,
      maximum: 1,
      description:
        "The part of its points that a wrong answer earns, if one mistake in counting explains every wrong answer of the program (default: 0). Only for problems that know such mistakes",
    }),
  ),
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
  group: Type.Optional(Type.String({ description: "The group of the case, by its name in problem.yaml" })),
  ...shared,
};

export type CaseFileBase = Settings & { readonly title?: StatedTitle; readonly group?: string };

/** Settings that may stand in a `problem.yaml`, in a group and in a case; the last of them counts. */
type Settings = Pick<ProblemFile, "points" | "visibility" | "after" | "limits">;

/** The settings of a folder of cases, whatever its problem. */
export type FolderSettings = Omit<ProblemFile, "problem">;

/** Builds the schema of the name of a problem, which editors can complete as far as it is one of ours. */
export function problemNameSchema(description: string) {
  return Type.String({ pattern: CUSTOM_NAME.source, examples: [...PROBLEM_NAMES], description });
}
