import type { Clue, Diagnosis, Finding, FindingKind } from "../../finding/index.ts";
import type { readingNotes } from "../../finding/reading.ts";
import type { Verdict } from "../../finding/verdict.ts";
import type { LevelName } from "../../run/isolation/level.ts";
import type { Mark } from "../drawing.ts";

/** What a finding says: first what happened and where, then what to look at; no blame, and no full stop at the end. */
export type FindingSentences = {
  readonly [Kind in FindingKind]: (finding: Finding<Kind>) => string;
};

/** The sentences of what may be the cause of other findings. */
export type CauseSentences = Pick<FindingSentences, (Clue | Diagnosis)["kind"]>;

/** The sentences of how an output was read. */
export type ReadingSentences = Pick<FindingSentences, "unreadable-answer" | keyof typeof readingNotes>;

/** A finding in one sentence. */
export function sentenceOf(finding: Finding, sentences: FindingSentences): string {
  const sentence: (data: never) => string = sentences[finding.kind];
  return sentence(finding as never);
}

/** Joins sentences without full stops, and leaves the last one without: `the tour ends after 3 squares. 1 is missing`. */
export function inSentences(sentences: readonly (string | false | undefined)[]): string {
  const [first = "", ...others] = sentences.filter((sentence) => typeof sentence === "string");
  const end = (text: string) => (/[.!?…]$/.test(text) ? text : `${text}.`);
  return others.reduce((text, next) => `${end(text)} ${next[0]!.toUpperCase()}${next.slice(1)}`, first);
}

/** Keys of a manifest as they stand in it: `order: column-row`. */
export function declarationOf({ declared }: Pick<Finding<"right-if-declared">, "declared">): string {
  return Object.entries(declared)
    .map(([key, value]) => `\`${key}: ${Array.isArray(value) ? `[${value.join(", ")}]` : value}\``)
    .join(", ");
}

/** What a level of isolation is, in a few words, and what it does not promise. */
interface LevelWords {
  readonly title: string;
  readonly lacks: string;
}

/** Everything that a report says, in one language. */
export interface Catalogue {
  readonly findings: FindingSentences;
  readonly verdicts: Readonly<Record<Verdict, string>>;
  readonly levels: Readonly<Record<LevelName, LevelWords>>;
  readonly words: ReportWords;
}

/** The headings of the table of a grading. */
export const COLUMNS = ["submission", "language", "points", "verdicts", "firstFinding"] as const;
type Column = (typeof COLUMNS)[number];

/** What stands around the findings. */
export interface ReportWords {
  readonly columns: Readonly<Record<Column, string>>;
  /** The name of the reference in the first column. */
  readonly reference: string;
  readonly itsAnswers: (answers: string) => string;
  readonly points: (points: { readonly earned: number; readonly possible: number }) => string;
  /** Stands behind the points of a submission of which some cases were not judged. */
  readonly notJudged: (points: number) => string;
  readonly total: (points: { readonly earned: number; readonly possible: number }) => string;
  readonly caseTitle: (title: string) => string;
  /** A case, and so many more of which the same is said. */
  readonly andOthers: (asked: string, others: number) => string;
  /** What all results together say of the cause. */
  readonly cause: (message: string) => string;
  /** What the marks of a drawing mean. */
  readonly legend: Readonly<Record<Mark, string>>;
  /** A verdict that is another one than the manifest states. */
  readonly unexpected: (verdict: Verdict, stated: Verdict) => string;
  readonly stopped: string;
  readonly caseRejected: (asked: string, reason: string) => string;
  readonly skipped: (reason: string) => string;
  readonly counts: (counts: Counts) => string;
  readonly isolation: (level: LevelName, words: LevelWords) => string;
  readonly reportFile: (file: string) => string;
  readonly progress: (state: ProgressState) => string;
  /** The time that the rest will take. */
  readonly timeLeft: (seconds: number) => string;
}

/** How far a work is. */
export interface ProgressState {
  readonly done: number;
  readonly total: number;
  /** The name of what was finished last. */
  readonly last: string;
  /** Absent while it cannot be told. */
  readonly secondsLeft?: number;
}

/** What was graded. */
export interface Counts {
  readonly submissions: number;
  readonly cases: number;
  readonly results: number;
  readonly failures: number;
  /** Whether manifests state verdicts. */
  readonly stated: boolean;
}
