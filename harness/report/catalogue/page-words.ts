import type { CodedProblem, Visibility } from "../../case/names.ts";
import type { misfits, skips, unclear } from "../../finding/skips.ts";
import type { toLookAt } from "../../finding/to-look-at.ts";
import type { Verdict } from "../../finding/verdict.ts";
import type { SubmissionReport } from "../record/report.ts";

/** Demands on a tour. Without a start it may begin on any square. */
export interface AskedTour {
  readonly squares: number;
  readonly closed: boolean;
  /** The start by its name. */
  readonly start: string | undefined;
}

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
  /** The right cases of a group. */
  readonly rightOf: (right: number, cases: number) => string;
  readonly allOrNothing: string;
  /** A time in milliseconds. */
  readonly time: (ms: number) => string;
  readonly hiddenCases: (hidden: NonNullable<SubmissionReport["hidden"]>) => string;

  // A student
  readonly allRight: string;
  readonly causes: string;
  readonly cause: string;
  readonly secondOpinion: string;
  readonly happened: string;
  /** Heads what happened besides the first failure. */
  readonly alsoHappened: string;
  readonly alsoNote: string;
  readonly andMore: (count: number) => string;
  /** Says of which of several cases something is shown. */
  readonly shownFor: (name: string) => string;
  readonly casesWith: (count: number) => string;
  readonly pointsLost: (points: number) => string;
  readonly expected: string;
  /** Stands behind the right answer if only the path is wrong. */
  readonly onlyPathWrong: string;
  readonly printed: string;
  readonly printedNothing: string;
  /** Heads all that a compiler said. */
  readonly compilerSaid: string;
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
  readonly wallTime: string;
  readonly result: string;
  readonly answers: {
    readonly moves: (moves: number) => string;
    readonly impossible: string;
    readonly tour: (asked: AskedTour) => string;
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
  readonly graded: string;
  readonly toSettle: string;
  readonly toMark: string;
  readonly missing: string;
  readonly grade: string;
  readonly ofAll: (count: number, all: number) => string;
  readonly lookFirst: string;
  readonly nothingToLookAt: string;
  readonly reasons: Readonly<Record<LookReason, string>>;
  /** Short titles of what makes a submission one to look at. */
  readonly looks: Readonly<Record<LookKind, string>>;
  readonly settle: SettleWords;
  readonly distribution: string;
  readonly percentRange: (from: number, to: number) => string;
  readonly byCause: string;
  readonly noCause: string;
  readonly hardest: string;
  readonly failTogether: (students: number, cases: number) => string;
  readonly failSome: (students: number) => string;
  readonly failAll: (students: number) => string;
  readonly matrix: string;
  /** Explains the star behind the names of cases. */
  readonly notPublic: string;
  readonly moreColumns: (cases: number) => string;
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

  // A student, for the instructor
  readonly forInstructor: string;
  readonly toClass: string;
  readonly former: (name: string) => string;
  readonly next: (name: string) => string;
  readonly asStudentSees: string;
  readonly visibility: Readonly<Record<Exclude<Visibility, "public">, string>>;
  readonly handIn: string;
  readonly noHandIn: string;
  readonly size: (bytes: number) => string;
  readonly isCut: (lines: number) => string;
  readonly notText: string;
  readonly tooManyFiles: (count: number) => string;
}

/** Words of the command that settles a grade. */
interface SettleWords {
  readonly where: string;
  readonly one: string;
  readonly all: (count: number) => string;
  readonly confirm: string;
  readonly reading: string;
  /** Stand in a command for what the instructor writes there. */
  readonly grade: string;
  readonly sentence: string;
}

/** Kinds of findings that make a submission one to look at. */
type LookKind =
  | Exclude<keyof typeof skips, "proof-not-needed" | "answer-stated">
  | keyof typeof unclear
  | keyof typeof misfits
  | keyof typeof toLookAt;

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
  "answers-written",
  "versions",
  "names",
] as const;
export type LookReason = (typeof LOOK_REASONS)[number];
