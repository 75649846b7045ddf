import { type Answer, type AnswerReader, type Question, type Reading, WEIGHTS } from "./answer.ts";
import { coordinatesReader } from "./coordinates.ts";
import { gridReader } from "./grid.ts";
import { bareNumberReader, statedMovesReader } from "./moves.ts";
import { noTourReader } from "./no-tour.ts";
import { plainOutput } from "./output.ts";
import { scanLines } from "./scan.ts";
import { squaresReader } from "./squares.ts";

/** The ways of writing an answer, by the names that manifests and problems use. A new one is a file, a line here and in each catalogue. */
export const ANSWER_FORMATS = {
  "stated-moves": statedMovesReader,
  "bare-number": bareNumberReader,
  grid: gridReader,
  coordinates: coordinatesReader,
  squares: squaresReader,
  "no-tour": noTourReader,
} satisfies Record<string, AnswerReader>;

export type AnswerFormat = keyof typeof ANSWER_FORMATS;
export const ANSWER_FORMAT_NAMES = Object.keys(ANSWER_FORMATS) as AnswerFormat[];

/**
 * What was answered, or undefined where none of the formats finds anything. The reading that looks most like a whole
 * answer wins; among equals the first format.
 */
export function readAnswer(
  output: Buffer,
  question: Question,
  formats: readonly AnswerFormat[],
): Answer | undefined {
  const plain = plainOutput(output);
  const readers = formats.map((format) => ANSWER_FORMATS[format].open(question));
  const lineReaders = readers.filter((reader) => reader.line !== undefined);
  scanLines(plain, (line) => {
    for (const reader of lineReaders) reader.line!(line);
  });
  let best: Reading | undefined;
  for (const reader of readers) {
    const reading = reader.end(plain);
    if (reading && reading.weight > (best?.weight ?? 0)) best = reading;
    // Nothing can outweigh a whole answer, so the rest need not look.
    if (best?.weight === WEIGHTS.complete) break;
  }
  return best?.answer;
}
