import { expect, test } from "vitest";
import type { HandInTime } from "../who/person.ts";
import { newest } from "./choice.ts";
import { versionThatCounts } from "./versions.ts";

const DUE = { due: "2026-10-01 23:59", percentPerDay: 10 };
type Version = HandInTime & { readonly name: string };

const EARLY: Version = { name: "early", handedIn: "2026-09-30-10-00-00" };
const IN_TIME: Version = { name: "in time", handedIn: "2026-10-01-10-00-00" };
const LATE: Version = { name: "late", handedIn: "2026-10-02-10-00-00" };
const LATER: Version = { name: "later", handedIn: "2026-10-03-10-00-00" };
const UNDATED: Version = { name: "undated" };
/** Older than the early one, though a clock there shows a later time. */
const EAST: Version = { name: "east", handedIn: "2026-09-30T11:00:00+03:00" };
const MARKED: Version = { name: "marked", isMarkedLate: true };

/** Names of those that are graded, then each of the others with its reason. */
function choice(
  versions: readonly Version[],
  { extension, ...late }: { counts?: "newest-in-time" | "newest" | "best"; extension?: string } = {},
) {
  const person = { ...(extension !== undefined && { extension }) };
  const { graded, passedOver } = versionThatCounts(versions, person, { late: { ...DUE, ...late } });
  return [
    graded.map(({ name }) => name),
    ...passedOver.map(({ version, reason }) => `${version.name}: ${reason}`),
  ];
}

test.each<[string, unknown, unknown]>([
  ["the newest in time", choice([LATE, IN_TIME, EARLY]), [["in time"], "late: late", "early: older"]],
  ["the newest, if all are late", choice([LATER, LATE]), [["later"], "late: older"]],
  ["by one's own time", choice([EARLY, LATE], { extension: "1" }), [["late"], "early: older"]],
  [
    "the newest, if the scheme says so",
    choice([LATER, IN_TIME], { counts: "newest" }),
    [["later"], "in time: older"],
  ],
  ["all, if the best counts", choice([LATER, IN_TIME], { counts: "best" }), [["later", "in time"]]],
  ["the last without a time", choice([UNDATED, { name: "last" }]), [["last"], "undated: no-time"]],
  ["one with a time", choice([EARLY, UNDATED]), [["early"], "undated: no-time"]],
  ["none that is marked as late", choice([UNDATED, MARKED]), [["undated"], "marked: late"]],
  ["nothing of nothing", choice([]), [[]]],
])("%s", (_, chosen, expected) => {
  expect(chosen).toEqual(expected);
});

test.each([
  ["the newest", [LATER, EARLY], LATER],
  ["that with a time", [EARLY, UNDATED], EARLY],
  ["one that is not marked as late", [UNDATED, MARKED], UNDATED],
  ["the newest by offsets", [EAST, EARLY], EARLY],
])("without a time that is due, %s counts, whether a scheme is read or not", (_, versions, expected) => {
  expect(versionThatCounts(versions, {}, {}).graded).toEqual([expected]);
  expect(newest([])({ key: "ana", name: "Ana" }, versions).graded).toEqual([expected]);
});
