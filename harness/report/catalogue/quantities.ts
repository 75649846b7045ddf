import type { Locale } from "../../base/locale.ts";
import { remembered } from "../../base/remembered.ts";

const MIB = 1024 * 1024;

/** Writes quantities in a language: with its decimal sign and its plural. */
export const quantitiesIn = remembered((locale: Locale) => {
  // Most commands write few quantities, and each formatter takes a while to make.
  const formatOf = remembered(
    (maximumFractionDigits: number) =>
      new Intl.NumberFormat(locale, { useGrouping: false, maximumFractionDigits }),
  );
  const plural = remembered(() => new Intl.PluralRules(locale));
  // Whole numbers are the same in every language, and most are whole.
  const written = (value: number, digits: number) =>
    Number.isSafeInteger(value) ? `${value}` : formatOf(digits).format(value);
  const number = (value: number) => written(value, 6);
  const rounded = (value: number) => written(value, 2);
  return {
    number,
    /** A number with two decimals at most. */
    rounded,
    percent: (share: number) => `${rounded(100 * share)} %`,
    /** Example: `1 move`, `2 moves`, and `0 moves` in every language: so people write, whatever its rules of plural say. Points may be fractions. */
    counted: (count: number, one: string, many: string) =>
      `${rounded(count)} ${count !== 0 && plural().select(count) === "one" ? one : many}`,
    seconds: (ms: number) => `${number(ms / 1000)} s`,
    bytes: (count: number) => (count % MIB === 0 ? `${number(count / MIB)} MiB` : `${number(count)} bytes`),
  };
});

/** Joins a language and its version: `Python 3.12`, `C++20`. */
export function versionOf(language: string, version: string): string {
  return `${language}${/^C(?:\+\+)?$/.test(language) ? "" : " "}${version}`;
}

/** Tests if later versions suit a program as well: those after Python 2 do not. */
export function isLeast(version: string): boolean {
  return !version.startsWith("2.");
}

/** Joins alternatives: `a list; a board; or a number`. */
export function alternatives(all: readonly string[], or: string): string {
  return all.map((each, at) => (at > 0 && at === all.length - 1 ? `${or} ${each}` : each)).join("; ");
}

/** Rounds a time as an estimate needs it: `45 s`, `1 min 20 s`, `2 h 10 min`. */
export function roughTime(seconds: number): string {
  if (seconds < 60) return `${Math.ceil(seconds)} s`;
  const [tens, small, large] =
    seconds < 3600 ? [Math.round(seconds / 10), "s", "min"] : [Math.round(seconds / 600), "min", "h"];
  const rest = tens % 6 === 0 ? "" : ` ${(tens % 6) * 10} ${small}`;
  return `${Math.floor(tens / 6)} ${large}${rest}`;
}

/** Writes a time that is between two others: `40 s`, `40 s to 1 min 20 s`. */
export function roughTimes(
  { least, most }: { readonly least: number; readonly most: number },
  to: string,
): string {
  const [low, high] = [roughTime(least), roughTime(most)];
  return low === high ? low : `${low} ${to} ${high}`;
}

/** Writes a small board within a sentence, as the command that prints it. */
export function boardInLine(board: string): string {
  return `cavalo show --board "${board.trimEnd().replaceAll("\n", "/")}"`;
}

/** Computes the factor of time for twice the side, if time grows like side^exponent; two digits. */
export function timesAtTwiceTheSide(exponent: number): number {
  return Number((2 ** exponent).toPrecision(2));
}
