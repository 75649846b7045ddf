import type { CodedProblem } from "../../case/names.ts";
import type { Verdict } from "../../finding/verdict.ts";
import type { Points } from "../report.ts";

type Earned = Pick<Points, "earned" | "possible">;

/** Texts of the pages for a class and its students, and of its summary on a terminal. */
export interface PageWords {
  readonly problems: Readonly<Record<CodedProblem, string>>;
  readonly classTitle: string;
  readonly madeBy: (version: string) => string;
  readonly skipToContent: string;

  // Points
  readonly points: string;
  readonly notJudged: (points: number) => string;
  /** The same where only the instructor can settle it. */
  readonly undecided: (points: number) => string;
  readonly number: (value: number) => string;
  /** A time in milliseconds. */
  readonly time: (ms: number) => string;
  readonly hiddenCases: (cases: number, points: Earned) => string;

  // A student
  readonly allRight: string;
  readonly causes: string;
  readonly cause: string;
  readonly secondOpinion: string;
  readonly happened: string;
  readonly alsoNote: string;
  readonly andMore: (count: number) => string;
  /** Says of which of several cases something is shown. */
  readonly shownFor: (name: string) => string;
  readonly casesWith: (count: number) => string;
  readonly pointsLost: (points: number) => string;
  readonly expected: string;
  readonly printed: string;
  readonly printedNothing: string;
  readonly byHand: string;
  readonly copy: string;
  readonly copied: string;
  readonly saveAs: (file: string) => string;
  readonly makeBoard: (command: string) => string;
  readonly buildWith: string;
  readonly ofFitSources: string;
  readonly time2board: string;
  readonly allCases: string;
  readonly case: string;
  readonly verdict: string;
  readonly cpuTime: string;
  readonly result: string;
  readonly answers: {
    readonly moves: (moves: number) => string;
    readonly impossible: string;
    readonly tour: string;
    readonly none: string;
  };
  readonly groups: Readonly<Record<Exclude<Verdict, "AC">, string>>;
  readonly undecidedGroup: string;

  // Drawings
  readonly board: (rows: number, columns: number) => string;
  readonly part: string;
  readonly whole: string;
  readonly tooLargeToDraw: string;
  readonly notDrawn: string;
  readonly legend: Readonly<Record<DrawingMark, string>>;
  readonly player: Readonly<Record<PlayerButton, string>>;
  readonly zoom: Readonly<Record<"in" | "out" | "all", string>>;
  readonly step: (step: string, square: string) => string;
  readonly growth: {
    readonly squares: string;
    readonly yours: string;
    readonly reference: string;
    readonly limit: string;
    readonly grows: (exponent: number) => string;
    readonly caption: string;
  };

  // A class
  readonly submissions: (count: number) => string;
  readonly cases: (count: number) => string;
  readonly mean: string;
  readonly median: string;
  readonly best: string;
  readonly lookFirst: string;
  readonly nothingToLookAt: string;
  readonly reasons: Readonly<Record<LookReason, string>>;
  readonly distribution: string;
  readonly percentRange: (from: number, to: number) => string;
  readonly byCause: string;
  readonly noCause: string;
  readonly hardest: string;
  readonly failedBy: (failed: number, all: number) => string;
  readonly matrix: string;
  readonly name: string;
  readonly language: string;
  readonly group: string;
  readonly anyGroup: string;
  readonly anyLanguage: string;
  readonly anyVerdict: string;
  readonly anyCause: string;
  readonly filterByName: string;
  readonly shown: string;
  readonly sortBy: (column: string) => string;
  readonly times: string;
  readonly wall: (ms: number) => string;
  readonly slowest: string;
  readonly classPage: (file: string) => string;
}

export const DRAWING_MARKS = [
  "yours",
  "right",
  "wrong",
  "rescue",
  "wrapped",
  "start",
  "exit",
  "blocked",
  "unvisited",
  "place",
] as const;
export type DrawingMark = (typeof DRAWING_MARKS)[number];

export type PlayerButton = "first" | "back" | "play" | "pause" | "next" | "last";

/** Reasons to look at a submission, the most pressing first. */
export const LOOK_REASONS = [
  "only-you",
  "our-error",
  "nothing-judged",
  "no-program",
  "versions",
  "names",
] as const;
export type LookReason = (typeof LOOK_REASONS)[number];
