import { gridReader } from "./board/grid.ts";
import { numbersReader } from "./board/numbers.ts";
import { noTourReader } from "./no-tour.ts";
import { bareNumberReader, statedMovesReader } from "./phrase/moves.ts";
import { pathReader } from "./phrase/path.ts";
import { printedReader } from "./printed.ts";
import {
  type AnswerReader,
  type Declared,
  type Question,
  type Reading,
  type ScannedOutput,
  WEIGHTS,
} from "./reading/answer.ts";
import type { AnswerFormat } from "./reading/formats.ts";
import { cellsReader } from "./squares/cells.ts";
import { coordinatesReader } from "./squares/coordinates.ts";
import { squaresReader } from "./squares/squares.ts";
import { type PrintedSentence, plainOutput, sentencesIn } from "./text/output.ts";
import { PairList } from "./text/pairs.ts";
import { withoutPrompts } from "./text/prompts.ts";
import { scanLines } from "./text/scan.ts";

const ANSWER_READERS: Readonly<Record<AnswerFormat, AnswerReader>> = {
  "stated-moves": statedMovesReader,
  "bare-number": bareNumberReader,
  path: pathReader,
  grid: gridReader,
  numbers: numbersReader,
  coordinates: coordinatesReader,
  squares: squaresReader,
  cells: cellsReader,
  "no-tour": noTourReader,
  printed: printedReader,
};

export interface ReadingPlan {
  readonly question: Question;
  readonly formats: readonly AnswerFormat[];
  readonly declared: Declared;
  /** Lines, as `simplified` returns them, that say nothing because the program prints them in every case. */
  readonly ignored?: ReadonlySet<string> | undefined;
}

/** A reading, and the format that it takes the output for. */
export interface FormattedReading extends Reading {
  readonly format: AnswerFormat;
}

/**
 * Yields the readings of an output. The first one is taken: it looks most like a whole answer and, among
 * equals, has the first format. The others are computed only if they are asked for.
 */
export function* readingsOf(
  output: Buffer,
  { question, formats, declared, ignored }: ReadingPlan,
): Generator<FormattedReading> {
  const readers = formats.map((format) => ({ format, ...ANSWER_READERS[format].open(question, declared) }));
  const lineReaders = readers.filter((reader) => reader.line !== undefined);
  const readsPairs = formats.some((format) => ANSWER_READERS[format].readsPairs);
  const pairs = new PairList(question);
  const plain = plainOutput(output);
  let sentences: PrintedSentence[] | undefined;
  const scanned = scanLines(withoutPrompts(plain), (line) => {
    if (readsPairs) pairs.add(line);
    for (const reader of lineReaders) reader.line!(line);
  });
  pairs.settle();
  const scan: ScannedOutput = {
    ...scanned,
    pairs,
    drawn: {},
    sentences() {
      sentences ??= sentencesIn(plain).filter(({ text }) => !ignored?.has(text));
      return sentences;
    },
  };
  const found: { format: AnswerFormat; first: Reading; others: Generator<Reading, void> }[] = [];
  const waiting = [...readers];
  // A complete answer cannot be outweighed, so the other readers need not look yet.
  while (waiting.length > 0 && found.at(-1)?.first.weight !== WEIGHTS.complete) {
    const { format, end } = waiting.shift()!;
    const others = end(scan);
    const { value: first } = others.next();
    if (first) found.push({ format, first, others });
  }
  for (const { format, first, others } of found.toSorted((a, b) => b.first.weight - a.first.weight)) {
    yield { ...first, format };
    for (const other of others) yield { ...other, format };
  }
  for (const { format, end } of waiting) for (const reading of end(scan)) yield { ...reading, format };
}
