import { readingsOf } from "../answer/read.ts";
import type { Conventions } from "../answer/reading/conventions.ts";
import type { AnswerFormat } from "../answer/reading/formats.ts";
import { indexOf, squareAt } from "../case/board.ts";
import { isKnightMove } from "../case/knight.ts";
import type { Finding } from "../finding/index.ts";
import { readingsIn } from "./kept-readings.ts";
import { asWorded, type Selection, type Transcript } from "./selection.ts";

/** A way of writing squares that differs from the contract's. */
interface Convention {
  readonly format: AnswerFormat;
  readonly declared: Pick<Conventions, "order" | "firstRow">;
  /** Tests if a tour that is right by it cannot be a tour from a wrong start. */
  readonly proves: (transcript: Transcript) => boolean;
}

const isOblong = ({ plan: { question } }: Transcript) => question.rows !== question.columns;

/** A board of numbers is in none of them: it is read as it stands, as the contract says. */
const CONVENTIONS: readonly Convention[] = [
  // Chess players count rows from the bottom.
  { format: "squares", declared: { firstRow: "bottom" }, proves: () => true },
  { format: "coordinates", declared: { order: "column-row" }, proves: isOblong },
  { format: "coordinates", declared: { order: "column-row", firstRow: "bottom" }, proves: isOblong },
  { format: "coordinates", declared: { firstRow: "bottom" }, proves: () => false },
];

/** Forms of a tour. A program may draw boards while it searches, and list the squares of its tour below. */
const FORMS = ["grid", "coordinates", "squares", "numbers", "cells"] as const;

type Fact = Pick<Finding<"read-by-convention">, "declared" | "right" | "cases">;

/** Fewer tours give no evidence. */
const LEAST_TOURS = 4;
/** Share of the tours that must be right by a convention. */
const NEARLY_ALL = 0.95;
/** Number of tours that are not read in another form only to be wrong again. */
const TRIED = 3;
/** Share of the tours that may be right without it: from a start in the corner, two conventions agree. */
const FEW = 0.5;

/** Selects the counting, the form and the convention of all tours of a program together. */
export function selectTours(given: readonly Transcript[]): Selection {
  const first = given.filter(isTour).map((transcript) => ({ transcript, ...readAsWorded(transcript) }));
  if (first.length < LEAST_TOURS || first.every(({ isRight }) => isRight)) return asWorded(given);
  const transcripts = countedAsMost(given, first);
  const tours = transcripts.filter(isTour);
  const worded = tours.filter((_, at) => first[at]!.isRight);
  const missed = tours.filter((transcript) => !worded.includes(transcript)).slice(0, TRIED);
  const selection = (read: (transcript: Transcript) => Transcript["plan"], fact: Fact): Selection => ({
    selected: transcripts.map((transcript) => ({ kind: "as-worded", plan: read(transcript) }) as const),
    notices: [{ kind: "read-by-convention", ...fact }],
    toLookAt: [],
  });

  for (const format of FORMS) {
    const read = (transcript: Transcript) =>
      planBy(transcript, { declared: {}, formats: [format, "no-tour"] });
    if (!missed.some((transcript) => isRight(transcript, read(transcript)))) continue;
    const right = nearlyAllRight(tours, read);
    if (right && right.length > worded.length)
      return selection(read, {
        declared: { formats: [format] },
        right: right.length,
        cases: tours.length,
      });
  }

  if (worded.length > FEW * tours.length) return asWorded(transcripts);
  for (const { format, declared, proves } of CONVENTIONS) {
    // A program may write the tours of large boards in another form, of which the convention says nothing.
    const isInIt = (transcript: Transcript) =>
      !readingsIn(transcript, planBy(transcript, { declared, formats: [format] }))
        [Symbol.iterator]()
        .next().done;
    const byIt = (transcript: Transcript) =>
      isInIt(transcript) ? planBy(transcript, { declared }) : transcript.plan;
    const right = nearlyAllRight(tours, byIt);
    if (!right) continue;
    const fact = { declared, right: right.length, cases: tours.length };
    // On a square board, a tour from a wrong start looks like one in another order.
    if (!right.some((transcript) => proves(transcript) && isInIt(transcript)))
      return asWorded(transcripts, [{ kind: "two-conventions", ...fact }]);
    return selection(byIt, fact);
  }
  return asWorded(transcripts);
}

function isTour({ asked }: Transcript): boolean {
  return asked.answer === "tour";
}

/** An output as it is read alone. */
interface Worded {
  readonly isRight: boolean;
  /** Number that a board is taken to count from. */
  readonly base?: 0 | 1;
  /** True if it may as well count from the other one: a 0 is the first step, or a square that was left out. */
  readonly isOpen?: boolean;
}

function readAsWorded(transcript: Transcript): Worded {
  const { check, plan } = transcript;
  const [reading] = readingsIn(transcript, plan);
  if (!reading) return { isRight: false };
  const { answer } = reading;
  const isRight = check(answer).kind === "accepted";
  if (answer.kind !== "grid") return { isRight };
  const { base, steps } = answer;
  const left = steps.indexOf(0);
  const isOneLeft = !steps.includes(0, left + 1) && !steps.includes(steps.length);
  const { start, columns } = plan.question;
  const one = steps.indexOf(1);
  const isBeforeOne =
    left >= 0 && one >= 0 && isKnightMove(squareAt({ columns }, left), squareAt({ columns }, one));
  const isStartLeft = start !== undefined && steps[indexOf({ columns }, start)] === 0;
  const isOpen = base === 0 || (isOneLeft && isBeforeOne) || isStartLeft;
  return { isRight, base, isOpen: !isRight && isOpen };
}

/** Counts the steps of all boards as those of most, if one board alone does not tell what it counts from. */
function countedAsMost(
  transcripts: readonly Transcript[],
  worded: readonly (Worded & { readonly transcript: Transcript })[],
): readonly Transcript[] {
  const from = ([0, 1] as const).map((base) => worded.filter((each) => each.base === base));
  if (from.some(({ length }) => length === 0)) return transcripts;
  const counting = from[0]!.length > from[1]!.length ? 0 : 1;
  const open = from[1 - counting]!.filter(({ isOpen }) => isOpen);
  const others = new Set(open.map(({ transcript }) => transcript));
  return transcripts.map((transcript) => {
    const { plan } = transcript;
    return others.has(transcript)
      ? { ...transcript, plan: { ...plan, declared: { counting, ...plan.declared } } }
      : transcript;
  });
}

/** Lists the tours that are right by a plan; undefined if more are wrong than may be. No more is read then. */
function nearlyAllRight(
  tours: readonly Transcript[],
  read: (transcript: Transcript) => Transcript["plan"],
): Transcript[] | undefined {
  let mayMiss = Math.floor((1 - NEARLY_ALL) * tours.length);
  const right: Transcript[] = [];
  for (const transcript of tours) {
    if (isRight(transcript, read(transcript))) right.push(transcript);
    else if (mayMiss-- === 0) return undefined;
  }
  return right;
}

function planBy(
  { plan }: Transcript,
  { declared, formats = plan.formats }: { declared: Conventions; formats?: readonly AnswerFormat[] },
): Transcript["plan"] {
  return { ...plan, formats, declared: { ...declared, ...plan.declared } };
}

function isRight({ output, check }: Transcript, plan: Transcript["plan"]): boolean {
  const [reading] = readingsOf(output(), plan);
  return reading !== undefined && check(reading.answer).kind === "accepted";
}
