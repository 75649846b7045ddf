import type { Visibility } from "./names.ts";

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
