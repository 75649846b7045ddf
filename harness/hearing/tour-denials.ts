import { type Reading, WEIGHTS } from "../answer/answer.ts";
import { denialsIn } from "../answer/no-tour.ts";
import { plainOutput, sentencesIn } from "../answer/output.ts";
import { behindPrompt } from "../answer/prompts.ts";
import { isWithoutRepeat } from "../answer/tour-window.ts";
import { patternsOfDenials } from "../answer/wording-patterns.ts";
import { isOfClosedAlone, simplified } from "../answer/wordings.ts";
import { judgeReadings } from "../problem/readings.ts";
import { DRAWN, ownDenial } from "./denial.ts";
import type { Heard, Hearing, Speech } from "./hearing.ts";
import { readingsIn } from "./kept.ts";
import { type SpokenLine, spokenLines } from "./spoken.ts";

/** Fewer tours do not show what a program prints besides a tour. */
const LEAST_TOURS = 3;

/**
 * Hears a program's own words for "no tour": those that it prints where there is none, and beside no tour. They count as an
 * answer wherever they stand.
 */
export function withOwnDenials(speeches: readonly Speech[], hearing: Hearing): Hearing {
  const isSilentAt = (at: number) => !toldIn(speeches[at]!, hearing.heard[at]!).isAnswer;
  // Most programs say it in words that are known, and tours may be long.
  if (!speeches.some(({ asked }, at) => asked.answer === "none" && isSilentAt(at))) return hearing;
  const isSilent = speeches.map((_, at) => isSilentAt(at));
  const withTour = withRightTour(speeches, hearing);
  if (withTour.length < LEAST_TOURS) return hearing;
  const besideTours = wordsIn(withTour);
  const denials = speeches.map(({ plan, output }, at) => {
    const denial = isSilent[at] ? ownWordsIn(spokenLines(output()), besideTours) : undefined;
    const isOfOther = (text: string) => !plan.question.closed && isOfClosedAlone(behindPrompt(text) ?? text);
    return denial && isOfOther(simplified(denial.text)) ? undefined : denial;
  });
  const own = new Set(
    speeches.flatMap(({ asked }, at) => (asked.answer === "none" ? (denials[at]?.template ?? []) : [])),
  );
  const heard = hearing.heard.map((each, at): Heard => {
    const denial = denials[at];
    return denial && own.has(denial.template) ? { kind: "read", reading: readingOf(denial) } : each;
  });
  return { ...hearing, heard };
}

/**
 * Takes sentences that deny a tour for nothing said, if such a sentence stands beside most of the right tours: who prints
 * both in every case has decided nothing.
 */
export function withoutSetDenials(speeches: readonly Speech[], hearing: Hearing): Hearing {
  const isAsked = (answer: Speech["asked"]["answer"]) =>
    speeches.some(({ asked }) => asked.answer === answer);
  if (!isAsked("tour") || !isAsked("none")) return hearing;
  const denials = speeches.map(({ output, plan }) =>
    denialsIn(sentencesIn(plainOutput(output())), plan.question, plan.declared),
  );
  const said = denials.map((lines) => new Set(lines.map(({ text }) => shapeOf(text))));
  const inCases = (answer: Speech["asked"]["answer"]) =>
    said.filter((_, at) => speeches[at]!.asked.answer === answer).flatMap((shapes) => Array.from(shapes));
  const besideNone = new Set(inCases("none"));
  // Most programs deny a tour only where there is none, and tours are long to read.
  if (!inCases("tour").some((shape) => besideNone.has(shape))) return hearing;
  const withTour = withRightTour(speeches, hearing).map((speech) => said[speeches.indexOf(speech)]!);
  const beside = withTour.filter(({ size }) => size > 0);
  if (withTour.length < LEAST_TOURS || 2 * beside.length <= withTour.length) return hearing;
  const set = new Set(beside.flatMap((shapes) => Array.from(shapes)));
  const heard = hearing.heard.map((each, at): Heard => {
    if (each.kind !== "as-worded") return each;
    const ignored = new Set(denials[at]!.flatMap(({ text }) => (set.has(shapeOf(text)) ? text : [])));
    return { ...each, plan: { ...each.plan, ignored } };
  });
  return { ...hearing, heard };
}

/** The words of a denial, whatever numbers it names. */
function shapeOf(text: string): string {
  return text.replace(/\d+/g, "#");
}

/**
 * Hears known words for "no tour" above a list with a square twice, such as the last path of a search. They count if the program
 * prints them beside no right tour, and does find one: who prints both in every case has decided nothing.
 */
export function withDenialsOfLists(speeches: readonly Speech[], hearing: Hearing): Hearing {
  const denialOf = (speech: Speech, at: number) => toldIn(speech, hearing.heard[at]!).denialOfList;
  // Most programs print no such list, and all outputs are long to read.
  if (!speeches.some((speech, at) => speech.asked.answer === "none" && denialOf(speech, at))) return hearing;
  const denials = speeches.map(denialOf);
  const withTour = withRightTour(speeches, hearing);
  if (withTour.length === 0) return hearing;
  const besideTours = wordsIn(withTour);
  const heard = hearing.heard.map((each, at): Heard => {
    const reading = denials[at];
    const text = reading?.from && simplified(reading.from.text);
    return text === undefined || besideTours.has(wordsOf(text)) ? each : { kind: "read", reading: reading! };
  });
  return { ...hearing, heard };
}

function withRightTour(speeches: readonly Speech[], { heard }: Hearing): readonly Speech[] {
  return speeches.filter((speech, at) => toldIn(speech, heard[at]!).isRightTour);
}

/** The words of all lines, and of their parts. */
function wordsIn(speeches: readonly Speech[]): Set<string> {
  return new Set(speeches.flatMap(({ output }) => spokenLines(output()).flatMap(partsOf).map(wordsOf)));
}

/**
 * Finds what a program says where it prints no tour. Numbers that stand beside no tour are a part of one, or a count: beside
 * them only a word for failure counts. Alone, -1 counts, too.
 */
function ownWordsIn(lines: readonly SpokenLine[], besideTours: ReadonlySet<string>): SpokenLine | undefined {
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
  return own.some(({ template }) => template.includes("#")) ? undefined : ownDenial(own, besideTours);
}

/** Mark for "none", perhaps behind a prompt. */
const MARK = /(?:^|[:>?]\s*)-1(?:\s+-1)*$/;

/** Row of a board on which no step was made. */
const EMPTY_ROW = /^[0\s|,;[\]]+$/;

/** Parts a line behind prompts and labels, where a person's Enter would part it. */
function partsOf({ template }: SpokenLine): string[] {
  return template.split(/(?<=[:>?])\s+/);
}

/** The words of a text, or all of it if it has none: a log may have any number of numbers in a line. */
function wordsOf(text: string): string {
  return text.match(/[a-z]+/g)?.join(" ") ?? text;
}

/** A hint only: before a crash it would be no answer. */
function readingOf({ from }: SpokenLine): Reading {
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
const TOLD = new WeakMap<Heard, Told>();

function toldIn(speech: Speech, heard: Heard): Told {
  if (heard.kind !== "as-worded")
    return { isAnswer: heard.kind === "read" && isAnswer(heard.reading), isRightTour: false };
  const known = TOLD.get(heard);
  if (known) return known;
  const told = toldAsWorded(readingsIn(speech, heard.plan), speech.check);
  TOLD.set(heard, told);
  return told;
}

function toldAsWorded(readings: Iterable<Reading>, check: Speech["check"]): Told {
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
