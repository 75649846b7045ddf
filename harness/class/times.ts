/** Reads a time, `2026-10-01 23:59`, on the clock of this machine if it names no zone. In milliseconds since 1970. */
export function timeOf(text: string): number {
  return new Date(text.trim().replace(" ", "T")).getTime();
}

/** Reads the time of a platform, `2026-10-01-21-33-05`. */
export function platformTime(text: string): number {
  const [year, month, day, hour, minute, second] = text.split("-").map(Number);
  return new Date(year!, month! - 1, day, hour, minute, second).getTime();
}

const MONTHS = [
  "jan",
  "fev|feb",
  "mar",
  "abr|apr",
  "mai|may",
  "jun",
  "jul",
  "ago|aug",
  "set|sep",
  "out|oct",
  "nov",
  "dez|dec",
];

/** Reads a time of Moodle, in Portuguese or in English: `segunda-feira, 14 set. 2026, 21:51`. */
export function moodleTime(text: string): number | undefined {
  const found =
    /(\d{1,2}) (?:de )?(\p{L}{3})\p{L}*\.? (?:de )?(\d{4}), (\d{1,2}):(\d\d)(?:\s?([AP])M)?/iu.exec(text);
  if (!found) return undefined;
  const [, day, word = "", year, hour, minute, half] = found;
  const month = MONTHS.findIndex((names) => names.split("|").includes(word.toLowerCase()));
  const hours = (Number(hour) % (half ? 12 : 24)) + (half?.toUpperCase() === "P" ? 12 : 0);
  return month < 0 ? undefined : new Date(Number(year), month, Number(day), hours, Number(minute)).getTime();
}
