import type { ReadingPlan } from "../answer/read.ts";
import type { Answer, Reading } from "../answer/reading/answer.ts";
import type { Case } from "../case/any-case.ts";
import type { Notice, ToLookAt } from "../finding/index.ts";
import type { Judgement } from "../problem/judgement.ts";

/** Everything that a program printed in one case, or wrote into its answer file, and how it may be read. */
export interface Transcript {
  readonly asked: Pick<Case, "name" | "answer">;
  /** Gives the output. All outputs together may fill the memory, so nobody keeps it. */
  output(): Buffer;
  readonly plan: ReadingPlan;
  readonly check: (answer: Answer) => Judgement;
}

/** Result of the selection for one case. */
export type SelectedReading =
  /** The readers decide by this plan, without a look at the other cases. */
  | { readonly kind: "as-worded"; readonly plan: ReadingPlan }
  | { readonly kind: "read"; readonly reading: Reading }
  /** The program gives no answer at the place where it gives its answers. */
  | { readonly kind: "unread" };

/** The reading that counts for a whole submission. */
export interface Selection {
  /** In the order of the transcripts. */
  readonly selected: readonly SelectedReading[];
  /** Facts for the instructor: for example, a choice against the wording. */
  readonly notices: readonly Notice[];
  /** Readings that only the instructor can choose from. */
  readonly toLookAt: readonly ToLookAt[];
}

/** Leaves every case to the readers. */
export function asWorded(transcripts: readonly Transcript[], toLookAt: readonly ToLookAt[] = []): Selection {
  return { selected: transcripts.map(({ plan }) => ({ kind: "as-worded", plan })), notices: [], toLookAt };
}
