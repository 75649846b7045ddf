import { Temporal } from "temporal-polyfill";
import type { Student } from "../../submission/student.ts";
import type { HandInTime, Person } from "../who/person.ts";
import { timeIn, zoneOf } from "./clock.ts";
import { latenessOf, type Rule } from "./lateness.ts";

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

/** Takes the newest one. */
export const newest: VersionChooser = () => (_, versions) => versionThatCounts(versions, {}, {});

/**
 * Chooses which of a student's versions of one program are graded. Without a time that is due, that is the newest.
 *
 * @param versions in the order in which their platform lists them
 */
export function versionThatCounts<Version extends HandInTime>(
  versions: readonly Version[],
  person: Pick<Person, "extension">,
  scheme: Rule["scheme"],
): VersionChoice<Version> {
  const { counts = "newest-in-time" } = scheme.late ?? {};
  if (counts === "best" && scheme.late) return { graded: versions, passedOver: [] };
  const all = versions.map((version) => datedIn(zoneOf(scheme), version, { person, scheme }));
  const inTime = all.filter((each) => !each.isLate);
  const candidates = counts === "newest" || inTime.length === 0 ? all : inTime;
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

interface Dated<Version> {
  readonly version: Version;
  readonly time: Temporal.ZonedDateTime | undefined;
  readonly isLate: boolean;
}

function datedIn<Version extends HandInTime>(zone: string, version: Version, rule: Rule): Dated<Version> {
  const { handedIn = "", isMarkedLate = false } = version;
  const time = timeIn(zone, handedIn);
  return { version, time, isLate: time ? latenessOf(handedIn, rule) !== undefined : isMarkedLate };
}

/** Tests if the first one is newer than one that follows it. A time tells more than none. */
function isNewer({ time }: Dated<unknown>, other: Dated<unknown>): boolean {
  if (!time || !other.time) return time !== undefined;
  return Temporal.ZonedDateTime.compare(time, other.time) > 0;
}

function reasonFor(each: Dated<unknown>, chosen: Dated<unknown>): PassedOver<unknown>["reason"] {
  if (each.isLate && !chosen.isLate) return "late";
  return each.time ? "older" : "no-time";
}
