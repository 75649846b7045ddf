import type { Reading } from "../answer/answer.ts";
import { type ReadingPlan, readingsOf } from "../answer/read.ts";
import type { Heard, Speech } from "./hearing.ts";

/** Readings of the speeches that are heard now, by the last plan of each. */
const KEPT = new WeakMap<Speech, { readonly plan: ReadingPlan; readonly readings: Iterable<Reading> }>();

/** Larger outputs take too much memory while they are read: of these, the last one is kept. */
const MOST_KEPT_BYTES = 64 * 1024;
let lastLarge: Speech | undefined;

/** Reads a speech by a plan. Asked once more, it reads no further than it must: outputs are long to read. */
export function readingsIn(speech: Speech, plan: ReadingPlan): Iterable<Reading> {
  const known = KEPT.get(speech);
  if (known?.plan === plan) return known.readings;
  const output = speech.output();
  const readings = kept(readingsOf(output, plan));
  if (output.length > MOST_KEPT_BYTES) {
    if (lastLarge) KEPT.delete(lastLarge);
    lastLarge = speech;
  }
  KEPT.set(speech, { plan, readings });
  return readings;
}

/** Gives the readings of a speech that count after the hearing. */
export function readingsHeard(speech: Speech, heard: Heard): Iterable<Reading> {
  switch (heard.kind) {
    case "as-worded":
      return readingsIn(speech, heard.plan);
    case "read":
      return [heard.reading];
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
