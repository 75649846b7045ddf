import type { Measured } from "../run/outcome.ts";
import type { Clue, Finding, Note } from "./index.ts";
import type { Verdict } from "./verdict.ts";

/** The verdicts of a program that was judged and not accepted. */
type Rejection = Exclude<Verdict, "AC" | "SK" | "JE">;

/** A verdict with its reasons. */
export type Ruling =
  | { readonly verdict: "AC"; readonly finding?: never; readonly clue?: never; readonly note?: Note }
  | {
      readonly verdict: Rejection;
      readonly finding: Finding;
      /** Points at the cause, from the answer or the crash alone. */
      readonly clue?: Clue;
      readonly note?: Note;
    }
  | Unjudged<"SK">
  | Unjudged<"JE">;

interface Unjudged<Own extends "SK" | "JE"> {
  readonly verdict: Own;
  readonly finding: Finding;
  readonly clue?: never;
  readonly note?: never;
}

/** A ruling with the measurements of its run. */
export type Attempt = Ruling & {
  /** Absent if there was no run. */
  readonly measured?: Measured;
};
