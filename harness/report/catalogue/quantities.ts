const MIB = 1024 * 1024;

/** How a language writes quantities: its decimal sign and its plural. */
export function quantitiesIn(locale: string) {
  const format = new Intl.NumberFormat(locale, { useGrouping: false, maximumFractionDigits: 6 });
  const plural = new Intl.PluralRules(locale);
  const number = (value: number) => format.format(value);
  return {
    number,
    /** `1 move`, `2 moves`. */
    counted: (count: number, one: string, many: string) =>
      `${number(count)} ${plural.select(count) === "one" ? one : many}`,
    seconds: (ms: number) => `${number(ms / 1000)} s`,
    bytes: (count: number) => (count % MIB === 0 ? `${number(count / MIB)} MiB` : `${number(count)} bytes`),
  };
}

/** `a list; a board; or a number`. */
export function alternatives(all: readonly string[], or: string): string {
  return all.map((each, at) => (at > 0 && at === all.length - 1 ? `${or} ${each}` : each)).join("; ");
}

/** A small board within a sentence: `"C.. / ... / .S."`. */
export function boardInLine(board: string): string {
  return `"${board.trimEnd().replaceAll("\n", " / ")}"`;
}

/** How many times as long twice the side of a board takes, if time grows like side^exponent: to two digits. */
export function timesAtTwiceTheSide(exponent: number): number {
  return Number((2 ** exponent).toPrecision(2));
}
