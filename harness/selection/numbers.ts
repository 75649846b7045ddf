import { distance } from "fastest-levenshtein";
import { movesReading } from "../answer/phrase/moves.ts";
import type { Reading } from "../answer/reading/answer.ts";
import { saysNone } from "../answer/text/wordings.ts";
import { ambiguities, choicesAgainstWords } from "./ambiguity.ts";
import { choose, type Position } from "./evidence.ts";
import { undecided } from "./hedging.ts";
import { noSolutionPhrase, withoutConstantNumbers, withoutSetPhrases } from "./no-solution.ts";
import { isPositional, type Occurrence } from "./occurrences.ts";
import { type ScannedTranscript, scannedTranscript } from "./scanned-transcript.ts";
import { asWorded, type SelectedReading, type Selection, type Transcript } from "./selection.ts";
import type { TemplateLine } from "./template-lines.ts";

/** Fewer cases give no evidence. */
const LEAST_CASES = 4;

/** Selects the number of moves in all outputs of a program together. */
export function selectNumbers(transcripts: readonly Transcript[]): Selection {
  const isNumbered = ({ asked }: Transcript) => typeof asked.answer === "number";
  if (transcripts.filter(isNumbered).length < LEAST_CASES) return asWorded(transcripts);
  const scanned = withoutConstantNumbers(withoutSetPhrases(transcripts.map(scannedTranscript)));
  const numbered = scanned.filter(isNumbered);
  const choice = choose(
    numbered.map(({ asked, occurrences }) => ({
      name: asked.name,
      occurrences,
      isRight: (number) => number === asked.answer,
      commonness: numbered.filter((other) => other.asked.answer === asked.answer).length / numbered.length,
    })),
  );
  if (choice.kind === "chosen" && undecided(numbered, choice.position).length === 0) {
    const format = outputFormatOf(choice.position, numbered, scanned);
    const selected = withoutChancePaths(scanned.map((each) => selectedIn(each, format)));
    // A number that was never set may mean that there is no path: only the instructor knows if that is enough.
    const { sentinel } = format;
    return {
      selected,
      notices: choicesAgainstWords(numbered, choice.position),
      toLookAt: sentinel === undefined ? [] : [{ kind: "number-for-none", number: sentinel }],
    };
  }
  const position = choice.kind === "none" ? undefined : choice.position;
  const doubts = position ? ambiguities(numbered, position) : [];
  return asWorded(scanned, [...doubts, ...undecided(numbered)].slice(0, 1));
}

/** A program's own way of giving its answers. */
interface OutputFormat {
  readonly keys: readonly string[];
  /** Texts of lines with the answer, and which of the line's numbers it is. */
  readonly answers: ReadonlyMap<string, number>;
  /** Least number of lines with the same text as an answer of numbers alone. */
  readonly leastOf: ReadonlyMap<string, number>;
  /** Texts of all lines of the outputs with an answer. */
  readonly numbered: ReadonlySet<string>;
  /** Texts that stand in place of a number where there is no path. */
  readonly denials: ReadonlySet<string>;
  /** Number that may stand for "no path", because the program prints it in all such cases. */
  readonly sentinel: number | undefined;
}

function outputFormatOf(
  { keys, occurrences }: Position,
  numbered: readonly ScannedTranscript[],
  all: readonly ScannedTranscript[],
): OutputFormat {
  const withNumber = numbered.filter(({ asked }, at) => occurrences[at]?.value === asked.answer);
  const answers = new Map(
    occurrences.flatMap((occurrence, at) =>
      occurrence && withNumber.includes(numbered[at]!)
        ? [[occurrence.line.template, occurrence.line.tokens.indexOf(occurrence.token)]]
        : [],
    ),
  );
  const format: OutputFormat = {
    keys,
    answers,
    leastOf: new Map(
      Array.from(answers.keys())
        .filter((template) => !/[a-z]/.test(template))
        .map((template) => [template, Math.min(...withNumber.map(({ lines }) => countOf(template, lines)))]),
    ),
    numbered: new Set(withNumber.flatMap(({ lines }) => lines.map(({ template }) => template))),
    denials: new Set(),
    sentinel: undefined,
  };
  const without = all.filter(({ asked }) => typeof asked.answer !== "number");
  const denials = without.flatMap((each) =>
    occurrenceAt(each, format) ? [] : (noSolutionPhrase(each.lines, format.numbered)?.template ?? []),
  );
  const most = Math.max(...numbered.map(({ asked }) => Number(asked.answer)));
  const sentinel = sentinelIn(without, format, most);
  const isAlsoFar = numbered.some((each) => occurrenceAt(each, format)?.value === sentinel);
  return { ...format, denials: new Set(denials), sentinel: isAlsoFar ? undefined : sentinel };
}

function countOf(template: string, lines: readonly TemplateLine[]): number {
  return lines.filter((line) => line.template === template).length;
}

/** Largest number of moves that may be an answer, rather than a distance that was never set. */
const SURELY_NO_DISTANCE = 9999;

/** Finds the number that a program prints in all cases without a path, and that is larger than any answer. */
function sentinelIn(
  without: readonly ScannedTranscript[],
  format: OutputFormat,
  most: number,
): number | undefined {
  const values = without
    .filter(({ plan }) => plan.declared.impossible === undefined)
    .map((each) => occurrenceAt(each, format)?.value);
  const [first = 0] = values;
  const isAlways = values.every((value) => value === first);
  const isLarge = first > (values.length > 1 ? most : Math.max(most, SURELY_NO_DISTANCE));
  return isAlways && isLarge ? first : undefined;
}

/** Finds the number at the place of the answer. A line that is only counted must look like the others. */
function occurrenceAt(
  { occurrences, lines }: ScannedTranscript,
  { keys, answers, numbered, leastOf }: OutputFormat,
): Occurrence | undefined {
  for (const key of keys) {
    const occurrence = occurrences.byPlace.get(key);
    if (!occurrence) continue;
    const { template } = occurrence.line;
    const isOtherLine = numbered.has(template) && !answers.has(template);
    // One line fewer of numbers alone: the answer is the one that is missing.
    const isLess = countOf(template, lines) < (leastOf.get(template) ?? 0);
    if (!isOtherLine && !isLess && (!isPositional(key) || likeIn(answers, occurrence.line)))
      return occurrence;
  }
  // "1 movimento" stands where "68 movimentos" stood.
  for (const [at, line] of Array.from(lines.entries()).reverse()) {
    const like = numbered.has(line.template) ? undefined : likeIn(answers, line);
    const token = like === undefined ? undefined : line.tokens[answers.get(like)!];
    if (token?.value !== undefined) return { line, at, token, value: token.value };
  }
  return undefined;
}

/** Largest share of a text's characters in which a like text may differ. */
const UNLIKENESS = 0.3;

/** Finds the text of an answer that a line has, or one that it is like. */
function likeIn(answers: OutputFormat["answers"], { template }: TemplateLine): string | undefined {
  if (answers.has(template)) return template;
  // "5 8 -1" stands where "5 8 68" stood.
  const unsigned = template.replaceAll("-#", "#");
  if (answers.has(unsigned)) return unsigned;
  // Only words can be like others. A line of numbers is like any other one.
  if (!/[a-z]{3}/.test(template)) return undefined;
  const numbers = numbersIn(template);
  return Array.from(answers.keys()).find(
    (each) =>
      numbersIn(each) === numbers &&
      distance(template, each) <= UNLIKENESS * Math.min(template.length, each.length),
  );
}

function numbersIn(template: string): number {
  return template.split("#").length - 1;
}

function selectedIn(scanned: ScannedTranscript, format: OutputFormat): SelectedReading {
  const { output, plan, lines, worded, asked } = scanned;
  const { rows, columns } = plan.question;
  const said = (number: number | "none", { from }: TemplateLine): SelectedReading => {
    const known = worded.find(({ answer }) =>
      number === "none" ? answer.kind === "none" : answer.kind === "moves" && answer.moves === number,
    );
    return {
      kind: "read",
      reading: known ? withFrom(known, from) : movesReading(output(), { said: number, from }, plan),
    };
  };
  const occurrence = occurrenceAt(scanned, format);
  const denial =
    lines.findLast(({ template, from }) => !format.numbered.has(template) && denies(from.text)) ??
    noSolutionPhrase(lines, format.numbered);
  if (occurrence) {
    const { value, line } = occurrence;
    const isPossible = value > 0 && value < rows * columns;
    // A negative number is a way to say no where there is no path, and an overflow elsewhere.
    const isNegative = value === -1 || (value < 0 && asked.answer === "impossible");
    if (isNegative || plan.declared.impossible?.includes(value)) return said("none", line);
    if (!isPossible && denial && denial !== line) return said("none", denial);
    return said(value, line);
  }
  const isDenied =
    denial &&
    (asked.answer === "impossible" || denies(denial.from.text) || format.denials.has(denial.template));
  if (isDenied) return said("none", denial);
  return worded[0] ? { kind: "as-worded", plan } : { kind: "unread" };
}

/**
 * Leaves out squares that are as many as those of a path in a few cases only: the program prints squares of another kind,
 * such as a log of its search.
 */
function withoutChancePaths(selected: readonly SelectedReading[]): readonly SelectedReading[] {
  const moves = selected.flatMap((each) =>
    each.kind === "read" && each.reading.answer.kind === "moves" ? [each.reading.answer] : [],
  );
  if (2 * moves.filter(({ path }) => path !== undefined).length >= moves.length) return selected;
  return selected.map((each) => {
    if (each.kind !== "read" || each.reading.answer.kind !== "moves") return each;
    const { kind, moves } = each.reading.answer;
    return { ...each, reading: { ...each.reading, answer: { kind, moves } } };
  });
}

function denies(text: string): boolean {
  return saysNone(text);
}

function withFrom({ answer, weight }: Reading, from: TemplateLine["from"]): Reading {
  if (answer.kind !== "moves") return { answer, weight, from };
  const { isPath: _, ...said } = answer;
  return { answer: said, weight, from };
}
