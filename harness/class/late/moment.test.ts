import fc from "fast-check";
import { expect, test } from "vitest";
import { seedForTest } from "../../testing/seed.ts";
import { momentIn, readMoments } from "./moment.ts";

test.each([
  ["2026-10-01T23:59", "2026-10-01T23:59:00"],
  ["2026-10-01 23:59:07", "2026-10-01T23:59:07"],
  ["2026-10-01T23:59-03:00", "2026-10-01T23:59:00-03:00"],
  ["2026-10-01 23:59:07.25 -0300", "2026-10-01T23:59:07.25-03:00"],
  ["2026-10-01T23:59:07Z", "2026-10-01T23:59:07+00:00"],
  ["2026-10-01", "2026-10-01T23:59:59.999"],
  ["13/10/2026 23:59", "2026-10-13T23:59:00"],
  ["10/13/2026 11:59 PM", "2026-10-13T23:59:00"],
  ["10.10.2026, 23h59", "2026-10-10T23:59:00"],
  ["2026-10-01-21-33-05", "2026-10-01T21:33:05"],
  ["Oct 1, 2026 1022 AM", "2026-10-01T10:22:00"],
  ["Oct 1, 2026 922 PM", "2026-10-01T21:22:00"],
  ["Oct 1, 2026 10:22 AM", "2026-10-01T10:22:00"],
  ["1 October 2026, 12:05 AM", "2026-10-01T00:05:00"],
  ["Monday, September 14, 2026, 9:51 PM", "2026-09-14T21:51:00"],
  ["Monday, 14 September 2026, 9:51 PM", "2026-09-14T21:51:00"],
  ["segunda-feira, 14 set. 2026, 21:51", "2026-09-14T21:51:00"],
  ["segunda, 14 de setembro de 2026 às 21:51", "2026-09-14T21:51:00"],
  ["lunes, 14 de septiembre de 2026, 21:51", "2026-09-14T21:51:00"],
  ["Montag, 2. März 2026, 21:51", "2026-03-02T21:51:00"],
  ["lundi 14 déc. 2026, 21:51", "2026-12-14T21:51:00"],
  ["mardi 14 juillet 2026, 21:51", "2026-07-14T21:51:00"],
  ["14 Sept. 2026", "2026-09-14T23:59:59.999"],
])("%s is read", (text, moment) => {
  expect(momentIn(text)).toBe(moment);
  expect(momentIn(moment)).toBe(moment);
});

test.each([
  "logo",
  "2026-02-30",
  "31/04/2026",
  "2026-10-01 24:00",
  "2026-10-01 13:00 PM",
  "1 jui 2026",
  "1 se 2026",
  "2026-10-01 23:59 ou depois",
  "9999-99-99-99-99-99",
  "",
])("%s is not a time", (text) => {
  expect(readMoments([text])).toEqual([{ kind: "not-a-time" }]);
});

test("of a date that could be two days, the other dates of its column decide, or nobody does", () => {
  const days = (...texts: string[]) =>
    readMoments(texts).map((each) => (each.kind === "moment" ? each.moment.slice(0, 10) : each.kind));
  expect(days("03/10/2026")).toEqual(["two-days"]);
  expect(days("03/10/2026", "13/10/2026", "logo", "2026-01-02")).toEqual([
    ...["2026-10-03", "2026-10-13", "not-a-time", "2026-01-02"],
  ]);
  expect(days("03/10/2026", "10/13/2026")).toEqual(["2026-03-10", "2026-10-13"]);
  expect(days("03/10/2026", "10/13/2026", "13/10/2026")).toEqual(["two-days", "2026-10-13", "2026-10-13"]);
});

const day = fc.date({ min: new Date("1990-01-01"), max: new Date("2090-01-01"), noInvalidDate: true });

test("any day with the name of its month is read as Intl writes it", () => {
  const language = fc.constantFrom("en-US", "en-GB", "pt-BR", "pt-PT", "es", "es-MX", "de", "fr");
  const month = fc.constantFrom("long" as const, "short" as const);
  fc.assert(
    fc.property(day, language, month, (date, locale, style) => {
      const options = { day: "numeric", month: style, year: "numeric", timeZone: "UTC" } as const;
      const text = new Intl.DateTimeFormat(locale, { ...options, weekday: "long" }).format(date);
      // Short dates of Portugal are numbers alone.
      fc.pre(!text.includes("/"));
      expect(momentIn(text)?.slice(0, 10)).toBe(date.toISOString().slice(0, 10));
    }),
    { seed: seedForTest() },
  );
});

test("any text is read or refused, and what is read can be read again", () => {
  const part = fc.constantFrom(
    "2026",
    "-",
    "/",
    " ",
    "T",
    ":",
    "10",
    "3",
    "set.",
    "May",
    "de",
    "PM",
    "Z",
    ",",
    "+",
  );
  const text = fc.oneof(
    fc.string(),
    fc.array(part, { maxLength: 12 }).map((parts) => parts.join("")),
  );
  fc.assert(
    fc.property(text, (any) => {
      const moment = momentIn(any);
      if (moment !== undefined) expect(momentIn(moment)).toBe(moment);
    }),
    { seed: seedForTest() },
  );
});
