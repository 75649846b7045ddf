import type { Declared } from "../../answer/reading/answer.ts";
import { capitalized } from "../../base/text.ts";
import type { authorErrors, customFindings } from "../../finding/custom.ts";
import type {
  Clue,
  CompileError,
  Diagnosis,
  Finding,
  FindingKind,
  Misfit,
  Notice,
  ToLookAt,
  Unclear,
} from "../../finding/index.ts";
import type { lostKnightFindings, PathDefect } from "../../finding/lost-knight.ts";
import type { readingNotes } from "../../finding/reading.ts";
import type { runFindings, runNotes, unrun } from "../../finding/run.ts";
import type { ownErrors, skips } from "../../finding/skips.ts";
import type { tourFindings } from "../../finding/tour.ts";
import type { Verdict } from "../../finding/verdict.ts";
import type { LevelName } from "../../run/isolation/level.ts";
import type { GroupPoints } from "../record/group-points.ts";
import type { Mark } from "../words/drawing.ts";
import type { PageWords } from "./page-words.ts";

/** Sentences of findings: first the event and its place, then advice. No blame, no full stop at the end. */
export type FindingSentences = {
  readonly [Kind in FindingKind]: (finding: Finding<Kind>) => string;
};

export type CauseSentences = Pick<FindingSentences, (Clue | Diagnosis)["kind"]>;

/** Short titles of causes, without the details of one case: a headline over the students who share it. */
export type CauseTitles = {
  readonly [Kind in (Clue | Diagnosis | PathDefect)["kind"] | "fixed-found"]: (
    finding: Finding<Kind>,
  ) => string;
};

export type ReadingSentences = Pick<FindingSentences, "unreadable-answer" | keyof typeof readingNotes>;

/** Sentences about what an answer says. */
export type AnswerSentences = Pick<
  FindingSentences,
  keyof typeof lostKnightFindings | keyof typeof tourFindings
>;

/** Sentences about how a run went. */
export type RunSentences = Pick<
  FindingSentences,
  Exclude<keyof typeof runFindings, keyof ReadingSentences> | keyof typeof runNotes | keyof typeof unrun
>;

/** Sentences for an instructor, about a hand-in and how it was judged. */
export type NoticeSentences = Pick<FindingSentences, (Notice | ToLookAt)["kind"]>;

/** Sentences about what was not built, not run or not judged. */
export type SkipSentences = Pick<
  FindingSentences,
  | (CompileError | Misfit | Unclear)["kind"]
  | Exclude<keyof typeof skips, keyof CustomSentences>
  | keyof typeof ownErrors
>;

/** Sentences that only custom problems need. */
export type CustomSentences = Pick<
  FindingSentences,
  keyof typeof customFindings | keyof typeof authorErrors | "value-missing" | "answer-stated"
>;

/** Writes a finding as one sentence. */
export function sentenceOf<Kind extends FindingKind>(
  finding: Finding<Kind>,
  sentences: Pick<FindingSentences, Kind>,
): string {
  const sentence: (data: never) => string = sentences[finding.kind];
  return sentence(finding as never);
}

/** Joins sentences by full stops, with none at the end: `the tour ends after 3 squares. 1 is missing`. */
export function inSentences(sentences: readonly (string | false | undefined)[]): string {
  const [first = "", ...others] = sentences.filter((sentence) => typeof sentence === "string");
  const end = (text: string) => (/[.!?…]$/.test(text) ? text : `${text}.`);
  return others.reduce((text, next) => `${end(text)} ${capitalized(next)}`, first);
}

/** Writes keys of a manifest as they stand in it: `order: column-row`. */
export function declarationOf({ declared }: { readonly declared: Declared }): string {
  return Object.entries(declared)
    .map(([key, value]) => `\`${key}: ${Array.isArray(value) ? `[${value.join(", ")}]` : value}\``)
    .join(", ");
}

interface LevelWords {
  readonly title: string;
  readonly lacks: string;
}

export interface Catalogue {
  readonly findings: FindingSentences;
  readonly verdicts: Readonly<Record<Verdict, string>>;
  readonly levels: Readonly<Record<LevelName, LevelWords>>;
  readonly words: ReportWords;
  readonly causes: CauseTitles;
  readonly page: PageWords;
}

export type FailureLabel = "place" | "input" | "expected" | "printed" | "byHand";

type Column = "submission" | "points" | "verdicts" | "firstFinding";

/** Texts around the findings. */
export interface ReportWords {
  readonly columns: Readonly<Record<Column, string>>;
  /** Stands for the last submission, before the first one is done. */
  readonly building: string;
  readonly points: (points: { readonly earned: number; readonly possible: number }) => string;
  /** Cases with the verdict TLE that were not run, after the number of each verdict. */
  readonly notRun: (cases: number) => string;
  /** Stands after the points of a submission if some cases were not judged. */
  readonly notJudged: (points: number) => string;
  readonly total: (points: { readonly earned: number; readonly possible: number }) => string;
  /** The points of a group of cases. */
  readonly group: (group: Pick<GroupPoints, "title" | "earned" | "possible" | "award">) => string;
  /** Labels of what is shown of a failure, in their order. */
  readonly failure: Readonly<Record<FailureLabel, string>>;
  /** Name the line of an output that the answer was read from, and the one that is wrong. */
  readonly readHere: string;
  readonly wrongHere: string;
  /** A case, and the number of other cases with the same sentence. */
  readonly andOthers: (asked: string, others: number) => string;
  /** Ends a sentence about several cases that crashed at one place, each with a message of its own. */
  readonly messageOf: (asked: string) => string;
  /** Ends a sentence about several paths with the same defect, each in a step of its own. */
  readonly placeOf: (asked: string) => string;
  /** Stands before the names of cases with the same failure as a case that was told. */
  readonly sameAs: (asked: string) => string;
  /** Stands before the names of cases with a like failure that is not told in full. */
  readonly moreOfKind: string;
  /** Takes back what was told of cases before all of them were judged together. */
  readonly takenBack: (names: string) => string;
  /** A cause that all results together point at, or one that a compiler's checks may have found, without a full stop. */
  readonly cause: (cause: { readonly kind: string; readonly message: string }) => string;
  readonly legend: Readonly<Record<Mark, string>>;
  /** A verdict that differs from the one in the manifest. */
  readonly unexpected: (verdict: Verdict, stated: Verdict) => string;
  /** Stands for the submissions of which nothing was judged, because the grading was stopped. */
  readonly notBegun: (submissions: number) => string;
  readonly stopped: (counts: { readonly kept: number; readonly all: number }) => string;
  readonly caseRejected: (asked: string, reason: string) => string;
  readonly skipped: (reason: string) => string;
  readonly counts: (counts: Counts) => string;
  readonly timeFactor: (factor: number) => string;
  /** Stands behind it if the grading before had quite another factor. */
  readonly formerTimeFactor: (former: number) => string;
  readonly isolation: (level: LevelName, words: LevelWords) => string;
  /** Stands below the report of a class of which only a part was graded by this command. */
  readonly gradedNow: (counts: { readonly graded: number; readonly all: number }) => string;
  /** Tells that other students of the class are graded again, because the cases or the judging have changed. */
  readonly gradedAgain: (others: number) => string;
  /** Tells that the program of a student is an old one. */
  readonly replaced: (student: string) => string;
  readonly reportFile: (file: string) => string;
  /** Tells at once that a grading ends early, because its user wants it to. */
  readonly stopping: string;
  /** Tells what a grading does, and how long that takes, before its first submission is begun. */
  readonly begun: (counts: {
    readonly submissions: number;
    readonly cases: number;
    readonly takes?: ExpectedSeconds;
  }) => string;
  readonly progress: (state: ProgressState) => string;
  readonly timeLeft: (seconds: number) => string;
  /** Names something that lasts, and the time since it was begun. */
  readonly lasting: (name: string, seconds: number) => string;
}

export interface ProgressState {
  readonly done: number;
  readonly total: number;
  /** The name of the item that was finished last, or of one that is being done. */
  readonly name: string;
  /** Time since that item was begun; absent if it is finished. */
  readonly seconds?: number;
  /** Absent until it can be estimated. */
  readonly secondsLeft?: number;
}

/** Time that a grading is expected to take: most likely between these two. */
export interface ExpectedSeconds {
  readonly least: number;
  readonly most: number;
}

export interface Counts {
  readonly submissions: number;
  readonly cases: number;
  readonly results: number;
  /** Results that were judged and are not as they should be. */
  readonly failures: number;
  /** Submissions in which nothing can be run. */
  readonly unclear: number;
  /** Says if manifests state verdicts. */
  readonly stated: boolean;
}
