import type { Temporal } from "temporal-polyfill";
import { type Sentence, say } from "../../base/sentence.ts";
import { excerpt } from "../../base/text.ts";
import { timeIn } from "./clock.ts";
import { momentMistake, readMoments } from "./moment.ts";

/** A number of days. Longer numbers are dates without signs. */
const DAYS = /^(\d{1,3})(?:[.,](\d+))?$/;

const MINUTES_A_DAY = 24 * 60;

/** An extension as it is kept, a number of days or a moment, or the reason why the text is neither. */
export type ExtensionReading = { readonly extension: string } | { readonly mistake: Sentence };

/** Reads the extensions of a column; undefined for an empty text. */
export function readExtensions(texts: readonly string[]): (ExtensionReading | undefined)[] {
  const isTime = (text: string) => text !== "" && !DAYS.test(text);
  const readings = readMoments(texts.filter(isTime)).values();
  return texts.map((text) => {
    if (text === "") return undefined;
    if (!isTime(text)) return { extension: text };
    const reading = readings.next().value!;
    if (reading.kind === "moment") return { extension: reading.moment };
    if (reading.kind === "two-days") return { mistake: momentMistake(text, reading) };
    const shown = excerpt(text);
    return {
      mistake: say`${shown} is neither a number of days nor a time such as 2026-10-01 23:59`,
    };
  });
}

/** Moves the time that is due: by days of the calendar, so that the clock shows the same, or to a time of its own. */
export function extended(due: Temporal.ZonedDateTime, extension: string): Temporal.ZonedDateTime {
  const [, days, fraction] = DAYS.exec(extension) ?? [];
  if (days === undefined) return timeIn(due.timeZoneId, extension) ?? due;
  const minutes = Math.round(Number(`0.${fraction ?? 0}`) * MINUTES_A_DAY);
  return due.add({ days: Number(days), minutes });
}
