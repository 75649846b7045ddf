import type { Conventions } from "../answer/conventions.ts";
import type { AnswerFormat } from "../answer/formats.ts";
import { readingsOf } from "../answer/read.ts";
import { indexOf, squareAt } from "../case/board.ts";
import { isKnightMove } from "../case/knight.ts";
import type { Finding } from "../finding/index.ts";
import { asWorded, type Hearing, type Speech } from "./hearing.ts";
import { readingsIn } from "./kept.ts";

/** A way of writing squares that differs from the contract's. */
interface Convention {
  readonly format: AnswerFormat;
  readonly declared: Pick<Conventions, "order" | "firstRow">;
  /** Tests if a tour that is right by it cannot be a tour from a wrong start. */
  readonly proves: (speech: Speech) => boolean;
}

const isOblong = ({ plan: { question } }: Speech) => question.rows !== question.columns;

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

/** Hears the counting, the form and the convention of all tours of a program together. */
export function hearTours(given: readonly Speech[]): Hearing {
  const first = given.filter(isTour).map((speech) => ({ speech, ...readAsWorded(speech) }));
  if (first.length < LEAST_TOURS || first.every(({ isRight }) => isRight)) return asWorded(given);
  const speeches = countedAsMost(given, first);
  const tours = speeches.filter(isTour);
  const worded = tours.filter((_, at) => first[at]!.isRight);
  const missed = tours.filter((speech) => !worded.includes(speech)).slice(0, TRIED);
  const hearing = (read: (speech: Speech) => Speech["plan"], fact: Omit<Fact, "cases">): Hearing => ({
    heard: speeches.map((speech) => ({ kind: "as-worded", plan: read(speech) }) as const),
    notices: [{ kind: "read-by-convention", ...fact, cases: tours.length }],
    toLookAt: [],
  });

  for (const format of FORMS) {
    const read = (speech: Speech) => planBy(speech, { declared: {}, formats: [format, "no-tour"] });
    if (!missed.some((speech) => isRight(speech, read(speech)))) continue;
    const right = nearlyAllRight(tours, read);
    if (right && right.length > worded.length)
      return hearing(read, { declared: { formats: [format] }, right: right.length });
  }

  if (worded.length > FEW * tours.length) return asWorded(speeches);
  for (const { format, declared, proves } of CONVENTIONS) {
    const right = nearlyAllRight(tours, (speech) => planBy(speech, { declared, formats: [format] }));
    if (!right) continue;
    const fact = { declared, right: right.length };
    // On a square board, a tour from a wrong start looks like one in another order.
    if (!right.some(proves))
      return asWorded(speeches, [{ kind: "two-conventions", ...fact, cases: tours.length }]);
    return hearing((speech) => planBy(speech, { declared }), fact);
  }
  return asWorded(speeches);
}

function isTour({ asked }: Speech): boolean {
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

function readAsWorded(speech: Speech): Worded {
  const { check, plan } = speech;
  const [reading] = readingsIn(speech, plan);
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
  speeches: readonly Speech[],
  worded: readonly (Worded & { readonly speech: Speech })[],
): readonly Speech[] {
  const from = ([0, 1] as const).map((base) => worded.filter((each) => each.base === base));
  if (from.some(({ length }) => length === 0)) return speeches;
  const counting = from[0]!.length > from[1]!.length ? 0 : 1;
  const open = from[1 - counting]!.filter(({ isOpen }) => isOpen);
  const others = new Set(open.map(({ speech }) => speech));
  return speeches.map((speech) => {
    const { plan } = speech;
    return others.has(speech)
      ? { ...speech, plan: { ...plan, declared: { counting, ...plan.declared } } }
      : speech;
  });
}

/** Lists the tours that are right by a plan; undefined if more are wrong than may be. No more is read then. */
function nearlyAllRight(
  tours: readonly Speech[],
  read: (speech: Speech) => Speech["plan"],
): Speech[] | undefined {
  let mayMiss = Math.floor((1 - NEARLY_ALL) * tours.length);
  const right: Speech[] = [];
  for (const speech of tours) {
    if (isRight(speech, read(speech))) right.push(speech);
    else if (mayMiss-- === 0) return undefined;
  }
  return right;
}

function planBy(
  { plan }: Speech,
  { declared, formats = plan.formats }: { declared: Conventions; formats?: readonly AnswerFormat[] },
): Speech["plan"] {
  return { ...plan, formats, declared: { ...declared, ...plan.declared } };
}

function isRight({ output, check }: Speech, plan: Speech["plan"]): boolean {
  const [reading] = readingsOf(output(), plan);
  return reading !== undefined && check(reading.answer).kind === "accepted";
}
