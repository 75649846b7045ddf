import type { Row } from "./people.ts";
import type { Scheme } from "./scheme.ts";
import { timeOf } from "./times.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** A hand-in after its time. */
export interface Lateness {
  /** Days, begun ones included. */
  readonly days: number;
  /** The percentage of the grade that it costs. */
  readonly percent: number;
}

/** Tells how late a hand-in is, and what that costs; undefined if it is in time or its time is not known. */
export function latenessOf(
  { person, timeMs }: Pick<Row, "person" | "timeMs">,
  { late }: Scheme,
): Lateness | undefined {
  if (!late || timeMs === undefined) return undefined;
  const due = Math.max(
    timeOf(late.due),
    person.extension === undefined ? 0 : extended(late.due, person.extension),
  );
  const overMs = timeMs - due - (late.graceMinutes ?? 0) * MINUTE_MS;
  if (overMs <= 0) return undefined;
  // The grace is not counted twice: the first day begins at its end.
  const days = Math.ceil(overMs / DAY_MS);
  return { days, percent: Math.min(days * late.percentPerDay, late.mostPercent ?? 100) };
}

/** An extension is a number of days, or a time of its own. */
function extended(due: string, extension: string): number {
  const days = Number(extension.replace(",", "."));
  return Number.isFinite(days) ? timeOf(due) + days * DAY_MS : timeOf(extension);
}
