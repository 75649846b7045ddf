import { isDay } from "../../base/day.ts";
import { remembered } from "../../base/remembered.ts";
import { inEach, orInEach, type Sentence, say } from "../../base/sentence.ts";
import { excerpt } from "../../base/text.ts";

/** The reason why a text is not a moment. */
export type Unread =
  /** The days of a text such as `03/10/2026`, with the day first and with the month first. */
  { readonly kind: "two-days"; readonly days: readonly string[] } | { readonly kind: "not-a-time" };

/** A text as a moment on a clock without a zone, or with an offset, as ISO 8601 writes it: `2026-10-01T23:59:00-03:00`. */
export type MomentReading = { readonly kind: "moment"; readonly moment: string } | Unread;

/** Orders of the day and the month in a date of numbers alone. */
const ORDERS = ["day-first", "month-first"] as const;

const OFFSET = /[+-]\d\d:\d\d$/;

interface Parts {
  /** The day by each order in which it is one of the calendar. */
  readonly days: Readonly<Partial<Record<(typeof ORDERS)[number], string>>>;
  /** The time of the day, with its offset if it has one. */
  readonly time: string;
}

/**
 * Reads the texts of a column, or of anything else that one hand wrote in one way. If one of them tells the order of day
 * and month, it tells that of all. A day without a time means its end.
 */
export function readMoments(texts: readonly string[]): MomentReading[] {
  const all = texts.map(partsOf);
  const common = ORDERS.filter((order) => all.every((parts) => !parts || parts.days[order] !== undefined));
  const orders = common.length === 1 ? common : ORDERS;
  return all.map((parts): MomentReading => {
    if (!parts) return { kind: "not-a-time" };
    const days = Array.from(new Set(orders.flatMap((order) => parts.days[order] ?? [])));
    return days.length === 1
      ? { kind: "moment", moment: `${days[0]}T${parts.time}` }
      : { kind: "two-days", days };
  });
}

/** Reads one text; undefined if it is not a moment, or could be two. */
export function momentIn(text: string): string | undefined {
  const [reading] = readMoments([text]);
  return reading?.kind === "moment" ? reading.moment : undefined;
}

/** Tells the offset of a moment, `-03:00`, if it has one. */
export function offsetOf(moment: string): string | undefined {
  return OFFSET.exec(moment)?.[0];
}

/** Tells why a text is not a moment. */
export function momentMistake(text: string, reading: Unread): Sentence {
  const shown = excerpt(text);
  if (reading.kind === "not-a-time") return say`${shown} is not a time such as 2026-10-01 23:59`;
  const named = inEach((locale) => {
    const format = new Intl.DateTimeFormat(locale === "en" ? "en-GB" : locale, {
      ...{ day: "numeric", month: "long", timeZone: "UTC" },
    });
    return orInEach(reading.days.map((day) => format.format(new Date(day))))[locale];
  });
  return say`${shown} is ${named}? Write ${orInEach(reading.days)}`;
}

/** Beginnings of a moment: its day, behind the name of the day of the week. */
const DAYS = [
  /(?<year>\d{4})[-/.](?<month>\d\d?)[-/.](?<day>\d\d?)(?!\d)/u,
  /(?<first>\d\d?)(?<sign>[-/.])(?<second>\d\d?)\k<sign>(?<year>\d{4})(?!\d)/u,
  /(?<day>\d\d?)\.?\s+(?:de\s+)?(?<name>\p{L}{3,20})\.?\s+(?:de\s+)?(?<year>\d{4})(?!\d)/u,
  /(?<name>\p{L}{3,20})\.?\s+(?<day>\d\d?),?\s+(?<year>\d{4})(?!\d)/u,
].map(({ source }) => new RegExp(String.raw`^(?:\p{L}[\p{L}-]*[.,]*\s+)?${source}`, "u"));

/** The rest of a moment: `T21:33:05.250-03:00`, `, 9:51 PM`, ` às 21h51`, ` 1022 AM`, `-21-33-05`. */
const TIME =
  /^(?:T|-|[,\s]+(?:\p{L}+\s+){0,2})(?<hour>[01]?\d|2[0-3])(?<sign>[-:h]?)(?<minute>[0-5]\d)(?:\k<sign>(?<second>[0-5]\d)(?:[.,](?<fraction>\d{1,9}))?)?(?:\s?(?<half>[ap])\.?\s?m\.?)?\s?(?<offset>Z|UTC|GMT|[+-](?:[01]\d|2[0-3])(?::?[0-5]\d)?)?$/iu;

const END_OF_DAY = "23:59:59.999";

/** Longer than any moment. */
const MOST_CHARACTERS = 100;

function partsOf(text: string): Parts | undefined {
  const written = text.trim();
  if (written.length > MOST_CHARACTERS) return undefined;
  const found = DAYS.map((pattern) => pattern.exec(written)).find((each) => each !== null);
  if (!found?.groups) return undefined;
  const days = daysOf(found.groups);
  const rest = written.slice(found[0].length);
  const time = rest === "" ? END_OF_DAY : timeOf(TIME.exec(rest)?.groups);
  return Object.keys(days).length > 0 && time !== undefined ? { days, time } : undefined;
}

type Groups = Readonly<Record<string, string | undefined>>;

function daysOf({ year, month, day, name, first, second }: Groups): Parts["days"] {
  const number = name === undefined ? month : monthNamed(name);
  const pairs = {
    "day-first": [number ?? second, day ?? first],
    "month-first": [number ?? first, day ?? second],
  };
  return Object.fromEntries(
    ORDERS.map((order) => [order, [year, ...pairs[order].map(twoDigits)].join("-")] as const).filter(
      ([, text]) => isDay(text),
    ),
  );
}

function timeOf(groups: Groups | undefined): string | undefined {
  if (!groups) return undefined;
  const { hour, minute, second = "00", fraction, half, offset = "" } = groups;
  const written = Number(hour);
  if (half !== undefined && (written < 1 || written > 12)) return undefined;
  const hours = half === undefined ? written : (written % 12) + (half.toLowerCase() === "p" ? 12 : 0);
  const seconds = fraction === undefined ? second : `${second}.${fraction}`;
  return `${twoDigits(hours)}:${minute}:${seconds}${isoOffset(offset)}`;
}

function isoOffset(written: string): string {
  const [, hours, minutes = "00"] = /^([+-]\d\d):?(\d\d)?$/.exec(written) ?? [];
  if (hours !== undefined) return `${hours}:${minutes}`;
  return written === "" ? "" : "+00:00";
}

function twoDigits(part: string | number | undefined): string {
  return `${part ?? ""}`.padStart(2, "0");
}

/** Languages in which platforms and people write the names of months. */
const LANGUAGES = ["en", "pt", "es", "de", "fr"];

const monthNames = remembered(() =>
  LANGUAGES.flatMap((language) => {
    const format = new Intl.DateTimeFormat(language, { month: "long", timeZone: "UTC" });
    return Array.from({ length: 12 }, (_, at) => ({
      month: `${at + 1}`,
      name: plain(format.format(Date.UTC(2026, at))),
    }));
  }),
);

/** Finds the month of which this is the name, or the beginning of the name: abbreviations differ between systems. */
function monthNamed(name: string): string | undefined {
  const found = monthNames().filter((each) => each.name.startsWith(plain(name)));
  const [only, other] = new Set(found.map(({ month }) => month));
  return other === undefined ? only : undefined;
}

function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
