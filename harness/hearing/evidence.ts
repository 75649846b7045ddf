import { isPositional, type Spot, type Spots } from "./places.ts";

/** A case that has a number for its answer, and the numbers that were printed. */
export interface Answered {
  /** Name of the case, which tells its half. */
  readonly name: string;
  readonly spots: Spots;
  isRight(number: number): boolean;
  /** Share of the cases with the same answer, from 0 to 1. */
  readonly commonness: number;
}

/** Numbers of a program at one place, in the order of the cases. */
export interface Slot {
  /** Names of the place, the surest first. */
  readonly keys: readonly string[];
  readonly spots: readonly (Spot | undefined)[];
  /** Number of cases in which it is right. */
  readonly right: number;
}

export type Choice =
  | { readonly kind: "chosen"; readonly slot: Slot }
  /** A slot is right throughout, but choosing it would be luck, or would help a program that does not decide. */
  | { readonly kind: "doubtful"; readonly slot: Slot }
  | { readonly kind: "none" };

/** A less likely event is not taken for luck. */
const LUCK = 1e-6;
/** A program with more places of different contents may be guessing. */
const MOST_SLOTS = 64;
/** Least share of the cases in which a slot must be right. */
const LEAST_SHARE = 0.5;
/** Worth of a right number at a place that is named by its line only, beside 1 at any other. */
const COUNTED_WORTH = 0.8;
/** One right number among many may be anything. */
const LEAST_RIGHT = 2;

/**
 * Chooses the place of the answer by the right answers. The choice must not be worth anything to a program
 * that prints many numbers: the slot is not right by luck, and it is the best one on both halves of the cases.
 */
export function choose(cases: readonly Answered[]): Choice {
  const named = slotsOf(cases);
  // A line that is only counted may hit another sentence by chance in a few cases.
  const worthOf = ({ keys, right }: Slot) => (isPositional(keys[0]!) ? COUNTED_WORTH * right : right);
  const likeliest = named.toSorted(
    (a, b) => worthOf(b) - worthOf(a) || (a.keys[0]! < b.keys[0]! ? -1 : 1),
  )[0];
  if (!likeliest) return { kind: "none" };
  const same = named.filter((slot) => isSamePlace(slot, likeliest));
  const best = united(same, cases);
  if (best.right < LEAST_SHARE * cases.length || best.right < LEAST_RIGHT) return { kind: "none" };
  const others = named.filter((slot) => !same.includes(slot));
  const contents = new Set([best, ...others].map(contentsOf));
  const isSure =
    contents.size <= MOST_SLOTS &&
    luckOf(best, cases, contents.size) < LUCK &&
    isBestInHalves(best, others, cases);
  return { kind: isSure ? "chosen" : "doubtful", slot: best };
}

function slotsOf(cases: readonly Answered[]): Slot[] {
  const named = new Map<string, number>();
  for (const { spots } of cases) {
    for (const key of spots.byPlace.keys()) named.set(key, (named.get(key) ?? 0) + 1);
  }
  return Array.from(named).flatMap(([key, times]) => {
    if (2 * times < cases.length) return [];
    // A number that stands for each step of a search is no answer, even if its last one is right.
    const spots = cases.map(({ spots: { byPlace, isRepeated } }) => {
      const spot = byPlace.get(key);
      return !spot || isRepeated(spot) || spot.line.hedges() ? undefined : spot;
    });
    if (2 * spots.filter((spot) => spot !== undefined).length < cases.length) return [];
    return [{ keys: [key], spots, right: countRight(spots, cases) }];
  });
}

function countRight(spots: Slot["spots"], cases: readonly Answered[]): number {
  return spots.filter((spot, at) => spot && cases[at]!.isRight(spot.value)).length;
}

/** Tests if two names are of the same place: they name the same numbers, where both name one. */
function isSamePlace(one: Slot, other: Slot): boolean {
  const pairs = one.spots.map((spot, at) => [spot, other.spots[at]] as const);
  const both = pairs.filter(([own, second]) => own && second);
  return 2 * both.length >= pairs.length && both.every(([own, second]) => own!.token === second!.token);
}

/** Unites names of one place. A name that is missing in a case is replaced by the surest of the others. */
function united(slots: readonly Slot[], cases: readonly Answered[]): Slot {
  const surest = slots.toSorted((a, b) => (a.keys[0]! < b.keys[0]! ? -1 : 1));
  const isCounted = ({ keys }: Slot) => isPositional(keys[0]!);
  const templates = new Set(
    surest
      .filter((slot) => !isCounted(slot))
      .flatMap(({ spots }) => spots.map((spot) => spot?.line.template)),
  );
  // A line that is only counted is another one where the sentence is missing.
  const isMeant = (slot: Slot, spot: Spot | undefined) =>
    spot !== undefined && (!isCounted(slot) || templates.size === 0 || templates.has(spot.line.template));
  const spots = cases.map((_, at) => surest.find((slot) => isMeant(slot, slot.spots[at]))?.spots[at]);
  return { keys: surest.flatMap(({ keys }) => keys), spots, right: countRight(spots, cases) };
}

function contentsOf({ spots }: Slot): string {
  return spots.map((spot) => spot?.value ?? "").join();
}

/** Bounds the chance that one of so many slots is right so often. */
function luckOf(slot: Slot, cases: readonly Answered[], slots: number): number {
  let luck = slots;
  let missed = 0;
  for (const [at, { commonness, isRight }] of cases.entries()) {
    const spot = slot.spots[at];
    if (spot && isRight(spot.value)) luck *= commonness;
    else luck *= (cases.length - missed) / ++missed;
  }
  return luck;
}

/** Tests if the slot would be chosen on each half of the cases alone, and so is right on the other one, too. */
function isBestInHalves(best: Slot, others: readonly Slot[], cases: readonly Answered[]): boolean {
  const halves = cases.map(({ name }) => halfOf(name));
  return [0, 1].every((half) => {
    const size = halves.filter((each) => each === half).length;
    const rightIn = ({ spots }: Slot) =>
      countRight(
        spots.map((spot, at) => (halves[at] === half ? spot : undefined)),
        cases,
      );
    const right = rightIn(best);
    return (
      size > 0 &&
      right >= LEAST_SHARE * size &&
      others.every((slot) => COUNTED_WORTH * rightIn(slot) <= right)
    );
  });
}

/** Hashes the name of a case (FNV-1a) to a half, so that nobody chooses which cases are in it. */
function halfOf(name: string): number {
  let hash = 0x811c9dc5;
  for (const byte of Buffer.from(name)) hash = Math.imul(hash ^ byte, 0x01000193);
  return ((hash >>> 16) ^ hash) & 1;
}
