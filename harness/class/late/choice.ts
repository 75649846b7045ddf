import type { Student } from "../../submission/student.ts";
import type { HandInTime } from "../who/person.ts";
import { momentIn, offsetOf } from "./moment.ts";

/** The versions of a program that a student handed in, by what becomes of them. */
export interface VersionChoice<Version> {
  /** One, or all of which the best grade counts. */
  readonly graded: readonly Version[];
  readonly passedOver: readonly PassedOver<Version>[];
}

/** A version that is not graded. */
export interface PassedOver<Version> {
  readonly version: Version;
  /**
   * `late`: it is newer, but the one that counts is in time. `older`: the one that counts is newer. `no-time`: its time is not
   * known, so one with a time counts, or else the last.
   */
  readonly reason: "late" | "older" | "no-time";
}

/** Chooses versions of a student's hand-in, when all students are known. */
export type VersionChooser = (
  students: readonly Student[],
) => <Version extends HandInTime>(student: Student, versions: readonly Version[]) => VersionChoice<Version>;

/** A version with the time when it was handed in, if that is known. */
export interface Dated<Version> {
  readonly version: Version;
  readonly epochMs: number | undefined;
  readonly isLate: boolean;
}

/** Takes the newest one. Without a scheme all times are on one clock. */
export const newest: VersionChooser = () => (_, versions) =>
  newestOf(
    versions.map((version) => {
      const { handedIn = "", isMarkedLate = false } = version;
      const epochMs = utcMs(handedIn);
      return { version, epochMs, isLate: epochMs === undefined && isMarkedLate };
    }),
  );

function utcMs(text: string): number | undefined {
  const moment = momentIn(text);
  if (moment === undefined) return undefined;
  return Date.parse(offsetOf(moment) === undefined ? `${moment}Z` : moment);
}

/**
 * Takes the newest version in time, or the newest of all if none is in time.
 *
 * @param all in the order in which their platform lists them
 */
export function newestOf<Version>(
  all: readonly Dated<Version>[],
  { isLateAllowed = false } = {},
): VersionChoice<Version> {
  const inTime = all.filter((each) => !each.isLate);
  const candidates = isLateAllowed || inTime.length === 0 ? all : inTime;
  const chosen = candidates.reduce<Dated<Version> | undefined>(
    (newest, each) => (newest && isNewer(newest, each) ? newest : each),
    undefined,
  );
  return {
    graded: chosen ? [chosen.version] : [],
    passedOver: all
      .filter((each) => each !== chosen)
      .map((each) => ({ version: each.version, reason: reasonFor(each, chosen!) })),
  };
}

/** Tests if the first one is newer than one that follows it. A time tells more than none. */
function isNewer({ epochMs }: Dated<unknown>, other: Dated<unknown>): boolean {
  if (epochMs === undefined || other.epochMs === undefined) return epochMs !== undefined;
  return epochMs > other.epochMs;
}

function reasonFor(each: Dated<unknown>, chosen: Dated<unknown>): PassedOver<unknown>["reason"] {
  if (each.isLate && !chosen.isLate) return "late";
  return each.epochMs === undefined ? "no-time" : "older";
}
