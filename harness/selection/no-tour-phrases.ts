import { denialsIn } from "../answer/no-tour.ts";
import { type Reading, WEIGHTS } from "../answer/reading/answer.ts";
import { plainOutput, sentencesIn } from "../answer/text/output.ts";
import { behindPrompt } from "../answer/text/prompts.ts";
import { patternsOfDenials } from "../answer/text/wording-patterns.ts";
import { isOfClosedAlone, simplified } from "../answer/text/wordings.ts";
import { isWithoutRepeat } from "../answer/tour/tour-window.ts";
import { judgeReadings } from "../problem/readings.ts";
import { readingsIn } from "./kept-readings.ts";
import { DRAWN, noSolutionPhrase } from "./no-solution.ts";
import type { SelectedReading, Selection, Transcript } from "./selection.ts";
import { type TemplateLine, templateLines } from "./template-lines.ts";

/** Fewer tours do not show what a program prints besides a tour. */
const LEAST_TOURS = 3;

/**
 * Selects a program's own words for "no tour": those that it prints where there is none, and beside no tour. They count as an
 * answer wherever they stand.
 */
export function withOwnNoTourPhrases(transcripts: readonly Transcript[], selection: Selection): Selection {
  const isSilentAt = (at: number) => !toldIn(transcripts[at]!, selection.selected[at]!).isAnswer;
  // Most programs say it in words that are known, and tours may be long.
  if (!transcripts.some(({ asked }, at) => asked.answer === "none" && isSilentAt(at))) return selection;
  const isSilent = transcripts.map((_, at) => isSilentAt(at));
  const withTour = withRightTour(transcripts, selection);
  if (withTour.length < LEAST_TOURS) return selection;
  const besideTours = wordsIn(withTour);
  const denials = transcripts.map(({ plan, output }, at) => {
    const denial = isSilent[at] ? ownWordsIn(templateLines(output()), besideTours) : undefined;
    const isOfOther = (text: string) => !plan.question.closed && isOfClosedAlone(behindPrompt(text) ?? text);
    return denial && isOfOther(simplified(denial.text)) ? undefined : denial;
  });
  const own = new Set(
    transcripts.flatMap(({ asked }, at) => (asked.answer === "none" ? (denials[at]?.template ?? []) : [])),
  );
  const selected = selection.selected.map((each, at): SelectedReading => {
    const denial = denials[at];
    return denial && own.has(denial.template) ? { kind: "read", reading: readingOf(denial) } : each;
  });
  return { ...selection, selected };
}

/**
 * Takes sentences that deny a tour for nothing said, if such a sentence stands beside most of the right tours: who prints
 * both in every case has decided nothing.
 */
export function withoutConstantNoTourPhrases(
  transcripts: readonly Transcript[],
  selection: Selection,
): Selection {
  const isAsked = (answer: Transcript["asked"]["answer"]) =>
    transcripts.some(({ asked }) => asked.answer === answer);
  if (!isAsked("tour") || !isAsked("none")) return selection;
  const denials = transcripts.map(({ output, plan }) =>
    denialsIn(sentencesIn(plainOutput(output())), plan.question, plan.declared),
  );
  const said = denials.map((lines) => new Set(lines.map(({ text }) => shapeOf(text))));
  const inCases = (answer: Transcript["asked"]["answer"]) =>
    said.filter((_, at) => transcripts[at]!.asked.answer === answer).flatMap((shapes) => Array.from(shapes));
  const besideNone = new Set(inCases("none"));
  // Most programs deny a tour only where there is none, and tours are long to read.
  if (!inCases("tour").some((shape) => besideNone.has(shape))) return selection;
  const withTour = withRightTour(transcripts, selection).map(
    (transcript) => said[transcripts.indexOf(transcript)]!,
  );
  const beside = withTour.filter(({ size }) => size > 0);
  if (withTour.length < LEAST_TOURS || 2 * beside.length <= withTour.length) return selection;
  const set = new Set(beside.flatMap((shapes) => Array.from(shapes)));
  const selected = selection.selected.map((each, at): SelectedReading => {
    if (each.kind !== "as-worded") return each;
    const ignored = new Set(denials[at]!.flatMap(({ text }) => (set.has(shapeOf(text)) ? text : [])));
    return { ...each, plan: { ...each.plan, ignored } };
  });
  return { ...selection, selected };
}

/** The words of a denial, whatever numbers it names. */
function shapeOf(text: string): string {
  return text.replace(/\d+/g, "#");
}

/**
 * Selects known words for "no tour" above a list with a square twice, such as the last path of a search. They count if the program
 * prints them beside no right tour, and does find one: who prints both in every case has decided nothing.
 */
export function withNoTourPhrasesForLists(
  transcripts: readonly Transcript[],
  selection: Selection,
): Selection {
  const denialOf = (transcript: Transcript, at: number) =>
    toldIn(transcript, selection.selected[at]!).denialOfList;
  // Most programs print no such list, and all outputs are long to read.
  if (!transcripts.some((transcript, at) => transcript.asked.answer === "none" && denialOf(transcript, at)))
    return selection;
  const denials = transcripts.map(denialOf);
  const withTour = withRightTour(transcripts, selection);
  if (withTour.length === 0) return selection;
  const besideTours = wordsIn(withTour);
  const selected = selection.selected.map((each, at): SelectedReading => {
    const reading = denials[at];
    const text = reading?.from && simplified(reading.from.text);
    return text === undefined || besideTours.has(wordsOf(text)) ? each : { kind: "read", reading: reading! };
  });
  return { ...selection, selected };
}

function withRightTour(transcripts: readonly Transcript[], { selected }: Selection): readonly Transcript[] {
  return transcripts.filter((transcript, at) => toldIn(transcript, selected[at]!).isRightTour);
}

/** The words of all lines, and of their parts. */
function wordsIn(transcripts: readonly Transcript[]): Set<string> {
  return new Set(transcripts.flatMap(({ output }) => templateLines(output()).flatMap(partsOf).map(wordsOf)));
}

/**
 * Finds what a program says where it prints no tour. Numbers that stand beside no tour are a part of one, or a count: beside
 * them only a word for failure counts. Alone, -1 counts, too.
 */
function ownWordsIn(
  lines: readonly TemplateLine[],
  besideTours: ReadonlySet<string>,
): TemplateLine | undefined {
  const own = lines.flatMap((line) => {
    if (EMPTY_ROW.test(line.text)) return [];
    const parts = partsOf(line).filter((part) => !besideTours.has(wordsOf(part)) && !DRAWN.test(part));
    return parts.length > 0 ? { ...line, template: parts.join(" ") } : [];
  });
  const [only, more] = own;
  if (only && !more && MARK.test(only.text)) return only;
  const worded = own.filter(({ template }) => /\p{L}/u.test(template));
  const { failed, ofFailure } = patternsOfDenials();
  const failure = worded.find(({ template }) => failed.test(template));
  if (failure && worded.every(({ template }) => ofFailure.test(template))) return failure;
  return own.some(({ template }) => template.includes("#")) ? undefined : noSolutionPhrase(own, besideTours);
}

/** Mark for "none", perhaps behind a prompt. */
const MARK = /(?:^|[:>?]\s*)-1(?:\s+-1)*$/;

/** Row of a board on which no step was made. */
const EMPTY_ROW = /^[0\s|,;[\]]+$/;

/** Parts a line behind prompts and labels, where a person's Enter would part it. */
function partsOf({ template }: TemplateLine): string[] {
  return template.split(/(?<=[:>?])\s+/);
}

/** The words of a text, or all of it if it has none: a log may have any number of numbers in a line. */
function wordsOf(text: string): string {
  return text.match(/[a-z]+/g)?.join(" ") ?? text;
}

/** A hint only: before a crash it would be no answer. */
function readingOf({ from }: TemplateLine): Reading {
  return { answer: { kind: "none" }, weight: WEIGHTS.hint, from };
}

/** Facts about an output. */
interface Told {
  /** It says something that is more than a hint. */
  readonly isAnswer: boolean;
  readonly isRightTour: boolean;
  /** A denial, if the first reading is a list with a square twice. */
  readonly denialOfList?: Reading | undefined;
}

/** All are asked for the same several times. */
const TOLD = new WeakMap<SelectedReading, Told>();

function toldIn(transcript: Transcript, selected: SelectedReading): Told {
  if (selected.kind !== "as-worded")
    return { isAnswer: selected.kind === "read" && isAnswer(selected.reading), isRightTour: false };
  const known = TOLD.get(selected);
  if (known) return known;
  const told = toldAsWorded(readingsIn(transcript, selected.plan), transcript.check);
  TOLD.set(selected, told);
  return told;
}

function toldAsWorded(readings: Iterable<Reading>, check: Transcript["check"]): Told {
  const [first] = readings;
  if (!first) return { isAnswer: false, isRightTour: false };
  const isOfList = first.answer.kind === "visits" && !isWithoutRepeat(first.answer.visits);
  const isDenial = ({ answer, weight }: Reading) => answer.kind === "none" && weight > WEIGHTS.hint;
  let isTour = false;
  const judgement = judgeReadings(readings, (answer) => {
    isTour = answer.kind === "grid" || answer.kind === "visits";
    return check(answer);
  });
  return {
    isAnswer: isAnswer(first),
    isRightTour: isTour && judgement?.kind === "accepted",
    denialOfList: isOfList ? Array.from(readings).find(isDenial) : undefined,
  };
}

function isAnswer(reading: Reading): boolean {
  return reading.weight > WEIGHTS.hint;
}
