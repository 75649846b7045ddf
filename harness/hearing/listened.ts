import type { Reading } from "../answer/answer.ts";
import { readingsOf } from "../answer/read.ts";
import type { Speech } from "./hearing.ts";
import { type Spots, spotsIn } from "./places.ts";
import { type SpokenLine, spokenLines } from "./spoken.ts";

/** A speech, with its numbers and with its readings by wording alone. */
export interface Listened extends Speech {
  readonly lines: readonly SpokenLine[];
  readonly spots: Spots;
  /** The likeliest first. */
  readonly worded: readonly Reading[];
}

export function listen(speech: Speech): Listened {
  const output = speech.output();
  const lines = spokenLines(output);
  const worded = Array.from(readingsOf(output, speech.plan));
  return { ...speech, lines, spots: spotsIn(lines), worded };
}

/** Reads the words of a speech again, by another plan. */
export function reworded(listened: Listened, plan: Speech["plan"]): Listened {
  return { ...listened, plan, worded: Array.from(readingsOf(listened.output(), plan)) };
}
