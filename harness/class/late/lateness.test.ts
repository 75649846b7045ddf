import fc from "fast-check";
import { Temporal } from "temporal-polyfill";
import { describe, expect, test } from "vitest";
import { seedForTest } from "../../testing/seed.ts";
import { latenessOf } from "./lateness.ts";

const ZONES = [
  "America/Sao_Paulo",
  "America/New_York",
  "Europe/Lisbon",
  "Australia/Lord_Howe",
  "UTC",
  "Asia/Kolkata",
];

interface Facts {
  readonly due: string;
  readonly timeZone?: string;
  readonly extension?: string;
  readonly graceMinutes?: number;
}

const daysLate = (handedIn: string, { due, timeZone, extension, graceMinutes }: Facts) =>
  latenessOf(handedIn, {
    person: { ...(extension !== undefined && { extension }) },
    scheme: {
      late: { due, percentPerDay: 1, ...(graceMinutes !== undefined && { graceMinutes }) },
      ...(timeZone !== undefined && { timeZone }),
    },
  })?.days ?? 0;

describe("across the end of summer time in New York, on 1 November 2026", () => {
  const facts = { due: "2026-10-31 12:00", timeZone: "America/New_York" };

  test("an extension of two days ends at the same time of the clock", () => {
    expect(daysLate("2026-11-02 12:00", { ...facts, extension: "2" })).toBe(0);
    expect(daysLate("2026-11-02 12:00:01", { ...facts, extension: "2" })).toBe(1);
  });

  test("the first day late has 25 hours", () => {
    expect(daysLate("2026-11-01 12:00", facts)).toBe(1);
    expect(daysLate("2026-11-01 12:00:01", facts)).toBe(2);
  });
});

test("a day alone ends with the day, as the time that is due and as an extension", () => {
  expect(daysLate("2026-10-02 23:59:59", { due: "2026-10-02" })).toBe(0);
  expect(daysLate("2026-10-03 00:00", { due: "2026-10-02" })).toBe(1);
  expect(
    daysLate("2026-10-02 23:59:59", { due: "2026-10-01 12:00", extension: "2026-10-02T23:59:59.999" }),
  ).toBe(0);
});

test("an extension never takes time away", () => {
  expect(daysLate("2026-10-01 12:00", { due: "2026-10-01 12:00", extension: "2026-09-01T12:00:00" })).toBe(0);
});

test("half a day more is twelve hours", () => {
  expect(daysLate("2026-10-02 00:00", { due: "2026-10-01 12:00", extension: "0,5" })).toBe(0);
  expect(daysLate("2026-10-02 00:01", { due: "2026-10-01 12:00", extension: "0,5" })).toBe(1);
});

test.each<[string, Facts]>([
  ["the zone of the course", { due: "2026-10-01 23:59", timeZone: "America/Sao_Paulo" }],
  ["the offset of the time that is due", { due: "2026-10-01T23:59-03:00" }],
])("times of platforms are on the clock of %s", (_, facts) => {
  expect(daysLate("2026-10-01-23-59-00", facts)).toBe(0);
  expect(daysLate("2026-10-02T02:59:00Z", facts)).toBe(0);
  expect(daysLate("2026-10-02T02:59:01Z", facts)).toBe(1);
});

const zone = fc.constantFrom(...ZONES);
/** A minute of two years with both changes of the clock. */
const minute = fc.nat(2 * 365 * 24 * 60);
const days = fc.nat(400);

test("in any zone, n days more end at the same time of the clock, and a second later is one day late", () => {
  fc.assert(
    fc.property(zone, minute, days, (timeZone, at, extra) => {
      const clock = Temporal.PlainDateTime.from("2026-01-01T00:00").add({ minutes: at });
      const facts = { due: clock.toString(), timeZone, extension: `${extra}` };
      const due = clock.toZonedDateTime(timeZone);
      const end = due.add({ days: extra });
      // The clock skips a time once a year.
      const shown = end.toPlainDateTime();
      const isSkipped = (each: Temporal.PlainDateTime) =>
        !each.toZonedDateTime(timeZone).toPlainDateTime().equals(each);
      const sameTime = clock.add({ days: extra });
      if (!isSkipped(clock) && !isSkipped(sameTime)) expect(shown.toString()).toBe(sameTime.toString());
      const iso = (time: Temporal.ZonedDateTime) => time.toInstant().toString();
      expect(daysLate(iso(end), facts)).toBe(0);
      expect(daysLate(iso(end.add({ seconds: 1 })), facts)).toBe(1);
    }),
    { seed: seedForTest() },
  );
});

test("in any zone, a hand-in on the n-th day is n days late, and a second later one more", () => {
  fc.assert(
    fc.property(zone, minute, fc.integer({ min: 1, max: 400 }), (timeZone, at, late) => {
      const due = Temporal.PlainDateTime.from("2026-01-01T00:00")
        .add({ minutes: at })
        .toZonedDateTime(timeZone);
      const facts = { due: due.toString({ timeZoneName: "never" }), timeZone };
      const end = due.add({ days: late });
      expect(daysLate(end.toString({ timeZoneName: "never" }), facts)).toBe(late);
      const next = end.add({ seconds: 1 }).toInstant().toString();
      expect(daysLate(next, facts)).toBe(late + 1);
    }),
    { seed: seedForTest() },
  );
});
