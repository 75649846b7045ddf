import { Temporal } from "temporal-polyfill";
import type { Scheme } from "../scheme.ts";
import { momentIn, offsetOf } from "./moment.ts";

/** The part of a scheme that tells the clock of a course. */
export type Clock = Pick<Scheme, "timeZone" | "late">;

/**
 * Tells the zone of a course: the stated one, or the offset of the time that is due. Without both, all times are on one
 * clock, and are compared as if that were UTC. The zone of this machine is never asked.
 */
export function zoneOf({ timeZone, late }: Clock): string {
  return timeZone ?? offsetOf(momentIn(late?.due ?? "") ?? "") ?? "UTC";
}

/** Puts a moment on the clock of a zone; undefined if the text is not a moment. */
export function timeIn(zone: string, text: string): Temporal.ZonedDateTime | undefined {
  const moment = momentIn(text);
  if (moment === undefined) return undefined;
  return offsetOf(moment) === undefined
    ? Temporal.PlainDateTime.from(moment).toZonedDateTime(zone)
    : Temporal.Instant.from(moment).toZonedDateTimeISO(zone);
}

/** Tests if this is the name of a time zone, as IANA lists them. */
export function isZone(name: string): boolean {
  if (!/^[a-z]/i.test(name)) return false;
  try {
    Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name);
    return true;
  } catch {
    return false;
  }
}
