import type { Measured } from "../run/outcome.ts";
import type { Clue, Finding, Note } from "./index.ts";
import type { Verdict } from "./verdict.ts";

type Rejection = Exclude<Verdict, "AC" | "SK" | "JE">;

export type Ruling =
  | {
      readonly verdict: "AC";
      readonly finding?: never;
      readonly clue?: never;
      readonly note?: Note;
      readonly read?: never;
    }
  | {
      readonly verdict: Rejection;
      readonly finding: Finding;
      /** Hint at the cause, from the answer or the crash alone. */
      readonly clue?: Clue;
      readonly note?: Note;
      readonly read?: Read;
    }
  | Unjudged<"SK">
  | Unjudged<"JE">;

interface Unjudged<Own extends "SK" | "JE"> {
  readonly verdict: Own;
  readonly finding: Finding;
  readonly clue?: never;
  readonly note?: never;
  readonly read?: never;
}

/** The line of the output that a wrong answer was read from. */
export interface Read {
  /** Counted from 1. */
  readonly line: number;
  readonly quote: string;
}

export type Attempt = Ruling & {
  /** Absent if there was no run. */
  readonly measured?: Measured;
  /** Output of a program that was not accepted, from its beginning or around a wrong step; absent if it printed nothing. */
  readonly printed?: string;
  /** The line of the output with the wrong step, if it was found. */
  readonly wrong?: Read;
};
