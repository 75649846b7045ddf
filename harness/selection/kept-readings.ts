import { type ReadingPlan, readingsOf } from "../answer/read.ts";
import type { Reading } from "../answer/reading/answer.ts";
import type { SelectedReading, Transcript } from "./selection.ts";

/** Readings of the transcripts that are selected now, by the last plan of each. */
const KEPT = new WeakMap<Transcript, { readonly plan: ReadingPlan; readonly readings: Iterable<Reading> }>();

/** Larger outputs take too much memory while they are read: of these, the last one is kept. */
const MOST_KEPT_BYTES = 64 * 1024;
let lastLarge: Transcript | undefined;

/** Reads a transcript by a plan. Asked once more, it reads no further than it must: outputs are long to read. */
export function readingsIn(transcript: Transcript, plan: ReadingPlan): Iterable<Reading> {
  const known = KEPT.get(transcript);
  if (known?.plan === plan) return known.readings;
  const output = transcript.output();
  const readings = kept(readingsOf(output, plan));
  if (output.length > MOST_KEPT_BYTES) {
    if (lastLarge) KEPT.delete(lastLarge);
    lastLarge = transcript;
  }
  KEPT.set(transcript, { plan, readings });
  return readings;
}

/** Gives the readings of a transcript that count after the selection. */
export function selectedReadings(transcript: Transcript, selected: SelectedReading): Iterable<Reading> {
  switch (selected.kind) {
    case "as-worded":
      return readingsIn(transcript, selected.plan);
    case "read":
      return [selected.reading];
    case "unread":
      return [];
  }
}

/** Lets readings be gone through several times. */
function kept(readings: Iterator<Reading>): Iterable<Reading> {
  const known: Reading[] = [];
  return {
    *[Symbol.iterator]() {
      for (let at = 0; ; at++) {
        const reading = known[at] ?? readings.next().value;
        if (!reading) return;
        known[at] = reading;
        yield reading;
      }
    },
  };
}
