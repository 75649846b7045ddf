import { Temporal } from "temporal-polyfill";
import type { Scheme } from "../scheme.ts";
import type { HandInTime, Person } from "../who/person.ts";
import { timeIn, zoneOf } from "./clock.ts";
import { extended } from "./extension.ts";

const MINUTE_MS = 60_000;

/** A hand-in after its time. */
export interface Lateness {
  /** Days of the calendar, begun ones included. */
  readonly days: number;
  /** The percentage of the grade that it costs. */
  readonly percent: number;
}

/** All on which the lateness of a hand-in depends beside its time. */
export interface Rule {
  readonly person: Pick<Person, "extension">;
  readonly scheme: Pick<Scheme, "late" | "timeZone">;
}

/**
 * Tells how late a hand-in is, and what that costs; undefined if it is in time, or if it is not known.
 *
 * @param handedIn its time as its platform writes it
 */
export function latenessOf(handedIn: string, { person, scheme }: Rule): Lateness | undefined {
  const { late } = scheme;
  if (!late) return undefined;
  const time = timeIn(zoneOf(scheme), handedIn);
  const due = timeIn(zoneOf(scheme), late.due);
  if (!time || !due) return undefined;
  const own = person.extension === undefined ? due : extended(due, person.extension);
  const later = Temporal.ZonedDateTime.compare(own, due) > 0 ? own : due;
  // The grace is not counted twice: the first day begins at its end.
  const end = later.add({ milliseconds: Math.round((late.graceMinutes ?? 0) * MINUTE_MS) });
  if (Temporal.ZonedDateTime.compare(time, end) <= 0) return undefined;
  const { days } = end.until(time, { largestUnit: "day", smallestUnit: "day", roundingMode: "ceil" });
  return { days, percent: Math.min(days * late.percentPerDay, late.mostPercent ?? 100) };
}

/** Tells how late the latest of several hand-ins is. */
export function latestOf(times: readonly HandInTime[], rule: Rule): Lateness | undefined {
  return times
    .flatMap(({ handedIn }) => (handedIn === undefined ? [] : (latenessOf(handedIn, rule) ?? [])))
    .toSorted((one, other) => other.days - one.days)[0];
}
