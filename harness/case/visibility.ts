import type { Visibility } from "./names.ts";

/** A day of the calendar. Days in this form can be compared as texts. */
export const DAY = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;

export interface Seen {
  readonly visibility: Visibility;
  readonly after?: string | undefined;
}

/** Decides what students may see of a case on a day: the one rule of all that is made for students. */
export function visibilityOn(day: string, { visibility, after }: Seen): Visibility {
  if (after === undefined) return visibility;
  if (day >= after) return "public";
  return visibility === "public" ? "hidden" : visibility;
}

/** The day of a time, by the clock of this machine. */
export function dayOf(time: Date): string {
  const two = (part: number) => `${part}`.padStart(2, "0");
  return `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())}`;
}
