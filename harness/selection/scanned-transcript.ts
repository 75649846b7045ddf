import { readingsOf } from "../answer/read.ts";
import type { Reading } from "../answer/reading/answer.ts";
import { type Occurrences, occurrencesIn } from "./occurrences.ts";
import type { Transcript } from "./selection.ts";
import { type TemplateLine, templateLines } from "./template-lines.ts";

/** A transcript, with its numbers and with its readings by wording alone. */
export interface ScannedTranscript extends Transcript {
  readonly lines: readonly TemplateLine[];
  readonly occurrences: Occurrences;
  /** The likeliest first. */
  readonly worded: readonly Reading[];
}

export function scannedTranscript(transcript: Transcript): ScannedTranscript {
  const output = transcript.output();
  const lines = templateLines(output);
  const worded = Array.from(readingsOf(output, transcript.plan));
  return { ...transcript, lines, occurrences: occurrencesIn(lines), worded };
}

/** Reads the words of a transcript again, by another plan. */
export function reread(scanned: ScannedTranscript, plan: Transcript["plan"]): ScannedTranscript {
  return { ...scanned, plan, worded: Array.from(readingsOf(scanned.output(), plan)) };
}
