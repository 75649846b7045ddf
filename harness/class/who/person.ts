import type { Sentence } from "../../base/sentence.ts";
import type { Submission } from "../../submission/submission.ts";

/** A person of a class. */
export interface Person {
  /** The same in each grading, and unlike that of any other person. */
  readonly key: string;
  readonly name: string;
  /** Other ids of this person: e-mail, user name, number. */
  readonly ids: readonly string[];
  /** The key in the roster; absent for people whom the roster does not have. */
  readonly rosterKey?: string;
  readonly group?: string;
  /** More time: a number of days, or a time of its own. */
  readonly extension?: string;
  /** The time of the hand-in, if the gradebook states it. */
  readonly handedIn?: string;
  /** The reason why a time that the gradebook states cannot be read, with its place. */
  readonly timeMistake?: Sentence;
}

/** Facts about the time of a hand-in. */
export type HandInTime = Pick<Submission, "handedIn" | "isMarkedLate">;
