import { expect, test } from "vitest";
import type { Row } from "../who/people.ts";
import type { HandInTime } from "../who/person.ts";
import { untimedHandIns } from "./untimed.ts";

const SCHEME = { late: { due: "2026-10-01", percentPerDay: 10 } };

const row = (times: Readonly<Record<string, HandInTime>>): Row => ({
  person: { key: "1", name: "Ana", ids: [] },
  submissions: Object.keys(times),
  times: new Map(Object.entries(times)),
});

test("hand-ins without a time are named once, those that are marked as late apart", () => {
  const team = row({ team: {} });
  const others = row({
    "in time": { handedIn: "2026-10-01-10-00-00", isMarkedLate: true },
    late: { isMarkedLate: true },
  });
  expect(untimedHandIns([team, team, others], SCHEME)).toEqual({
    unmarked: ["team"],
    "marked-late": ["late"],
  });
  expect(untimedHandIns([team, others], {})).toEqual({ unmarked: [], "marked-late": [] });
});
