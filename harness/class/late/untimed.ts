import type { Scheme } from "../scheme.ts";
import type { Row } from "../who/people.ts";
import type { HandInTime } from "../who/person.ts";
import { momentIn } from "./moment.ts";

/** Hand-ins without a time, of which nothing is known, or only that their platform marks one as late. */
export type Untimed = "unmarked" | "marked-late";

/** Tells if some of these hand-ins have no time that could be compared with the one that is due. */
export function untimedOf(times: readonly HandInTime[], { late }: Pick<Scheme, "late">): Untimed | undefined {
  const without = times.filter(({ handedIn }) => handedIn === undefined || momentIn(handedIn) === undefined);
  if (!late || without.length === 0) return undefined;
  return without.some(({ isMarkedLate }) => isMarkedLate) ? "marked-late" : "unmarked";
}

/** Names the hand-ins of a class without such a time. */
export function untimedHandIns(
  rows: readonly Row[],
  scheme: Pick<Scheme, "late">,
): Readonly<Record<Untimed, readonly string[]>> {
  // A team has one hand-in, and may have the time of one member only.
  const times = new Map(rows.flatMap((row) => [...row.times]));
  const of = (kind: Untimed) =>
    Array.from(times).flatMap(([name, time]) => (untimedOf([time], scheme) === kind ? [name] : []));
  return { unmarked: of("unmarked"), "marked-late": of("marked-late") };
}
