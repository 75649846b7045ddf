import {
  type Answer,
  type PrintedAnswer,
  type Reading,
  type Source,
  WEIGHTS,
} from "../answer/reading/answer.ts";
import { excerpt } from "../base/text.ts";
import type { Clue, Finding, Note } from "../finding/index.ts";
import type { Judgement } from "./judgement.ts";

/** The reading of an output that counts. */
interface CountingReading<Some extends Reading> {
  readonly reading: Some;
  readonly judgement: Judgement;
  /** Another one that would be right. */
  readonly other?: Some;
}

/**
 * Finds the reading of an output that counts; undefined if there are none. It is the first one, right or wrong: to take the right
 * one would give every program several tries. Another one replaces it only if its own steps prove it, because no list of squares
 * is a knight's path by chance.
 */
export function countingReading<Some extends Reading>(
  readings: Iterable<Some>,
  check: (answer: Answer) => Judgement,
): CountingReading<Some> | undefined {
  let first: CountingReading<Some> | undefined;
  let other: Some | undefined;
  for (const reading of readings) {
    const judgement = check(reading.answer);
    const isRight = judgement.kind === "accepted";
    if (judgement.kind === "rejected") {
      if (!isFewSquares(reading)) first ??= { reading, judgement };
    } else if (!first || (isRight && provesItself(reading))) return { reading, judgement };
    // Of the whole output there is no other reading. Of many tours the last one begins anywhere.
    else if (isRight && !reading.several?.startsVary && reading.answer.kind !== "printed") other ??= reading;
  }
  return first && { ...first, ...(other && { other }) };
}

/**
 * Judges the readings of an output by the one that counts; undefined if there are none. If another one would merely be right, a
 * note says so: perhaps the manifest lacks a word.
 *
 * @param clueTo finds the cause of a wrong answer; it is not asked about the last of many tours from many squares
 */
export function judgeReadings(
  readings: Iterable<Reading>,
  check: (answer: Answer) => Judgement,
  clueTo: (answer: Answer) => Clue | undefined = () => undefined,
): Judgement | undefined {
  const counting = countingReading(readings, check);
  if (!counting) return undefined;
  const { reading, judgement, other } = counting;
  if (judgement.kind === "accepted") return { ...judgement, ...noteOn(reading) };
  if (judgement.kind !== "rejected") return judgement;
  const wrong = { ...judgement, ...readFrom(reading), ...noteOnWrong(reading) };
  if (other) return { ...wrong, note: otherNote(other) };
  const { answer, several } = reading;
  const clue = several?.startsVary ? undefined : clueTo(answer);
  return clue ? { ...wrong, clue } : wrong;
}

/** Tests if there are too few squares for a tour: they may stand in a prompt or in a log. */
export function isFewSquares({ answer, weight }: Reading): boolean {
  return weight === WEIGHTS.hint && (answer.kind === "visits" || answer.kind === "grid");
}

/** Tests if the steps themselves show how they are meant. */
export function provesItself({ reason }: Reading): boolean {
  return reason === "every-step-a-move" || reason === "start-left-out";
}

function readFrom({ from }: Reading): Pick<Rejected, "read"> {
  return from ? { read: lineOf(from) } : {};
}

/** Says why an answer was read so, or that others were printed before it. */
function noteOn(reading: Reading): { readonly note?: Note } {
  const { reason } = reading;
  return reason ? { note: reasonNote(reason, reading) } : ofSeveral(reading);
}

/** Says how a wrong answer was read, if nothing else fits the board or its own steps prove it. A list of cells is only tried. */
function noteOnWrong(reading: Reading): { readonly note?: Note } {
  const { reason, answer } = reading;
  const isProven = reason === "every-step-a-move" && answer.kind === "grid";
  return isProven || reason === "off-board-otherwise" ? noteOn(reading) : ofSeveral(reading);
}

function lineOf({ line, text }: Source): { readonly line: number; readonly quote: string } {
  return { line, quote: excerpt(text) };
}

function ofSeveral(reading: Reading): { readonly note?: Note } {
  return reading.several ? { note: { kind: "last-of-several", ...heardIn(reading) } } : {};
}

type Rejected = Extract<Judgement, { kind: "rejected" }>;

function reasonNote(kind: NonNullable<Reading["reason"]>, reading: Reading): Note {
  const { assuming, leftOut = 0 } = reading;
  switch (kind) {
    case "squares-left-out":
      return { kind, squares: leftOut };
    case "whole-from-0":
      return { kind };
    case "last-of-several":
      return { kind, ...heardIn(reading) };
    case "off-board-otherwise":
    case "start-left-out":
    case "every-step-a-move":
      return { kind, declared: declarationIn(assuming) };
  }
}

type SaidAnswer = Exclude<Answer, PrintedAnswer>;

function otherNote(reading: Reading): Note {
  const { assuming } = reading;
  return assuming
    ? { kind: "right-if-declared", declared: declarationIn(assuming) }
    : { kind: "also-says", ...heardIn(reading) };
}

/** Gives what a reading that is not of the whole output says, and where it stands. */
function heardIn({ answer, from }: Reading): Omit<Finding<"also-says">, "kind"> {
  const counted = answer.kind === "moves" && answer.isPath && { isPath: answer.isPath };
  return { said: saidIn(answer as SaidAnswer), ...counted, ...(from && { from: lineOf(from) }) };
}

function declarationIn({ formats, impossible, ...conventions }: NonNullable<Reading["assuming"]> = {}) {
  return {
    ...conventions,
    ...(impossible && { impossible: [...impossible] }),
    ...(formats && { formats: [...formats] }),
  } satisfies Finding<"right-if-declared">["declared"];
}

function saidIn(answer: SaidAnswer): Finding<"also-says">["said"] {
  switch (answer.kind) {
    case "moves":
      return answer.moves;
    case "none":
      return "none";
    case "grid":
    case "visits":
      return "tour";
  }
}
