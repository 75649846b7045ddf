import { isPositional, type Occurrence, type Occurrences } from "./occurrences.ts";

/** A case that has a number for its answer, and the numbers that were printed. */
export interface AnsweredCase {
  /** Name of the case, which tells its half. */
  readonly name: string;
  readonly occurrences: Occurrences;
  isRight(number: number): boolean;
  /** Share of the cases with the same answer, from 0 to 1. */
  readonly commonness: number;
}

/** Numbers of a program at one place, in the order of the cases. */
export interface Position {
  /** Names of the place, the surest first. */
  readonly keys: readonly string[];
  readonly occurrences: readonly (Occurrence | undefined)[];
  /** Number of cases in which it is right. */
  readonly right: number;
}

export type Choice =
  | { readonly kind: "chosen"; readonly position: Position }
  /** A position is right throughout, but choosing it would be luck, or would help a program that does not decide. */
  | { readonly kind: "doubtful"; readonly position: Position }
  | { readonly kind: "none" };

/** A less likely event is not taken for luck. */
const LUCK = 1e-6;
/** A program with more places of different contents may be guessing. */
const MOST_SLOTS = 64;
/** Least share of the cases in which a position must be right. */
const LEAST_SHARE = 0.5;
/** Worth of a right number at a place that is named by its line only, beside 1 at any other. */
const COUNTED_WORTH = 0.8;
/** One right number among many may be anything. */
const LEAST_RIGHT = 2;

/**
 * Chooses the place of the answer by the right answers. The choice must not be worth anything to a program
 * that prints many numbers: the position is not right by luck, and it is the best one on both halves of the cases.
 */
export function choose(cases: readonly AnsweredCase[]): Choice {
  const named = slotsOf(cases);
  // A line that is only counted may hit another sentence by chance in a few cases.
  const worthOf = ({ keys, right }: Position) => (isPositional(keys[0]!) ? COUNTED_WORTH * right : right);
  const likeliest = named.toSorted(
    (a, b) => worthOf(b) - worthOf(a) || (a.keys[0]! < b.keys[0]! ? -1 : 1),
  )[0];
  if (!likeliest) return { kind: "none" };
  const same = named.filter((position) => isSamePlace(position, likeliest));
  const best = united(same, cases);
  if (best.right < LEAST_SHARE * cases.length || best.right < LEAST_RIGHT) return { kind: "none" };
  const others = named.filter((position) => !same.includes(position));
  const contents = new Set([best, ...others].map(contentsOf));
  const isSure =
    contents.size <= MOST_SLOTS &&
    luckOf(best, cases, contents.size) < LUCK &&
    isBestInHalves(best, others, cases);
  return { kind: isSure ? "chosen" : "doubtful", position: best };
}

function slotsOf(cases: readonly AnsweredCase[]): Position[] {
  const named = new Map<string, number>();
  for (const { occurrences } of cases) {
    for (const key of occurrences.byPlace.keys()) named.set(key, (named.get(key) ?? 0) + 1);
  }
  return Array.from(named).flatMap(([key, times]) => {
    if (2 * times < cases.length) return [];
    // A number that stands for each step of a search is no answer, even if its last one is right.
    const occurrences = cases.map(({ occurrences: { byPlace, isRepeated } }) => {
      const occurrence = byPlace.get(key);
      return !occurrence || isRepeated(occurrence) || occurrence.line.hedges() ? undefined : occurrence;
    });
    if (2 * occurrences.filter((occurrence) => occurrence !== undefined).length < cases.length) return [];
    return [{ keys: [key], occurrences, right: countRight(occurrences, cases) }];
  });
}

function countRight(occurrences: Position["occurrences"], cases: readonly AnsweredCase[]): number {
  return occurrences.filter((occurrence, at) => occurrence && cases[at]!.isRight(occurrence.value)).length;
}

/** Tests if two names are of the same place: they name the same numbers, where both name one. */
function isSamePlace(one: Position, other: Position): boolean {
  const pairs = one.occurrences.map((occurrence, at) => [occurrence, other.occurrences[at]] as const);
  const both = pairs.filter(([own, second]) => own && second);
  return 2 * both.length >= pairs.length && both.every(([own, second]) => own!.token === second!.token);
}

/** Unites names of one place. A name that is missing in a case is replaced by the surest of the others. */
function united(positions: readonly Position[], cases: readonly AnsweredCase[]): Position {
  const surest = positions.toSorted((a, b) => (a.keys[0]! < b.keys[0]! ? -1 : 1));
  const isCounted = ({ keys }: Position) => isPositional(keys[0]!);
  const templates = new Set(
    surest
      .filter((position) => !isCounted(position))
      .flatMap(({ occurrences }) => occurrences.map((occurrence) => occurrence?.line.template)),
  );
  // A line that is only counted is another one where the sentence is missing.
  const isMeant = (position: Position, occurrence: Occurrence | undefined) =>
    occurrence !== undefined &&
    (!isCounted(position) || templates.size === 0 || templates.has(occurrence.line.template));
  const occurrences = cases.map(
    (_, at) => surest.find((position) => isMeant(position, position.occurrences[at]))?.occurrences[at],
  );
  return { keys: surest.flatMap(({ keys }) => keys), occurrences, right: countRight(occurrences, cases) };
}

function contentsOf({ occurrences }: Position): string {
  return occurrences.map((occurrence) => occurrence?.value ?? "").join();
}

/** Bounds the chance that one of so many positions is right so often. */
function luckOf(position: Position, cases: readonly AnsweredCase[], positions: number): number {
  let luck = positions;
  let missed = 0;
  for (const [at, { commonness, isRight }] of cases.entries()) {
    const occurrence = position.occurrences[at];
    if (occurrence && isRight(occurrence.value)) luck *= commonness;
    else luck *= (cases.length - missed) / ++missed;
  }
  return luck;
}

/** Tests if the position would be chosen on each half of the cases alone, and so is right on the other one, too. */
function isBestInHalves(
  best: Position,
  others: readonly Position[],
  cases: readonly AnsweredCase[],
): boolean {
  const halves = cases.map(({ name }) => halfOf(name));
  return [0, 1].every((half) => {
    const size = halves.filter((each) => each === half).length;
    const rightIn = ({ occurrences }: Position) =>
      countRight(
        occurrences.map((occurrence, at) => (halves[at] === half ? occurrence : undefined)),
        cases,
      );
    const right = rightIn(best);
    return (
      size > 0 &&
      right >= LEAST_SHARE * size &&
      others.every((position) => COUNTED_WORTH * rightIn(position) <= right)
    );
  });
}

/** Hashes the name of a case (FNV-1a) to a half, so that nobody chooses which cases are in it. */
function halfOf(name: string): number {
  let hash = 0x811c9dc5;
  for (const byte of Buffer.from(name)) hash = Math.imul(hash ^ byte, 0x01000193);
  return ((hash >>> 16) ^ hash) & 1;
}
