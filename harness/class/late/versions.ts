import type { HandInTime, Person } from "../who/person.ts";
import { type Dated, newestOf, type VersionChoice } from "./choice.ts";
import { timeIn, zoneOf } from "./clock.ts";
import { latenessOf, type Rule } from "./lateness.ts";

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
  return newestOf(all, { isLateAllowed: counts === "newest" });
}

function datedIn<Version extends HandInTime>(zone: string, version: Version, rule: Rule): Dated<Version> {
  const { handedIn = "", isMarkedLate = false } = version;
  const epochMs = timeIn(zone, handedIn)?.epochMilliseconds;
  const isLate = epochMs === undefined ? isMarkedLate : latenessOf(handedIn, rule) !== undefined;
  return { version, epochMs, isLate };
}
