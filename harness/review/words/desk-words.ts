import type { Locale } from "../../base/locale.ts";
import type { MarkState } from "../../class/by-hand/marks.ts";
import type { GradeResult } from "../../class/grade-result.ts";
import { quantitiesIn } from "../../report/catalogue/quantities.ts";
import type { Job, JobName } from "../jobs.ts";

/** Texts of the desk beside those of the reports. */
export interface DeskWords {
  readonly desk: string;
  readonly toClass: string;
  readonly students: string;
  readonly find: string;
  readonly onlyOpen: string;
  readonly left: (left: number, all: number) => string;
  readonly nothingLeft: string;
  readonly decide: string;
  readonly confirm: (points: string) => string;
  readonly reading: string;
  readonly program: (file: string) => string;
  readonly zero: string;
  readonly ownGrade: string;
  readonly grade: string;
  readonly sentence: string;
  readonly save: string;
  readonly saved: string;
  readonly undo: string;
  readonly decided: string;
  readonly byWhom: (by: string, at: string) => string;
  readonly gradeGiven: (grade: number) => string;
  readonly confirmed: string;
  readonly manifestChosen: string;
  readonly noHandIn: string;
  readonly team: (names: string) => string;
  readonly previous: string;
  readonly next: string;
  readonly preview: string;
  readonly source: string;
  readonly results: string;
  readonly commentForAll: (count: number) => string;
  readonly adjustForAll: (count: number) => string;
  readonly wholeClass: string;
  readonly keys: string;
  readonly keyList: readonly (readonly [keys: string, what: string])[];
  readonly close: string;
  readonly status: Readonly<Record<GradeResult["kind"], string>>;
  readonly byHand: string;
  readonly upTo: (most: number) => string;
  readonly markStates: Readonly<Record<Exclude<MarkState, "marked">, string>>;
  readonly points: string;
  readonly otherGrader: (by: string, points: number) => string;
  readonly comment: string;
  readonly bank: string;
  readonly takeBack: string;
  readonly ofFormer: string;
  readonly moved: (line: number) => string;
  readonly lineGone: string;
  readonly adjust: string;
  readonly reason: string;
  readonly number: (value: number) => string;
  /** A number with its sign. */
  readonly signed: (value: number) => string;
  readonly time: (at: string) => string;
  readonly live: (done: number, all: number, minutes: number | undefined) => string;
  readonly liveStates: Readonly<Record<"running" | "waiting" | "unknown", string>>;
  readonly jobs: Readonly<Record<JobName, Readonly<Record<Job["state"], string>>>>;
  readonly runAgain: string;
  readonly gradeNow: string;
  readonly writeNow: string;
  readonly closeClass: string;
  readonly stillOpen: (count: number) => string;
  readonly differences: string;
  readonly markedBy: (by: string, points: number) => string;
  readonly cannotRead: string;
  readonly lostConnection: string;
  readonly notSaved: string;
  /** Said beside a field with a text that is kept for the grader alone. */
  readonly draft: string;
}

/** Numbers and times as a language writes them. */
export function writtenIn(locale: Locale): Pick<DeskWords, "number" | "signed" | "time"> {
  const { number } = quantitiesIn(locale);
  const time = new Intl.DateTimeFormat(locale, { dateStyle: "short", timeStyle: "short" });
  return {
    number,
    signed: (value) => (value > 0 ? `+${number(value)}` : number(value).replace("-", "−")),
    time: (at) => time.format(new Date(at)),
  };
}
