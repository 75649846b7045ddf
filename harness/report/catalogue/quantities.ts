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

/** `45 s`, `1 min 20 s`, `2 h 10 min`: no more exactly than an estimate is. */
export function roughTime(seconds: number): string {
  if (seconds < 60) return `${Math.ceil(seconds)} s`;
  const [tens, small, large] =
    seconds < 3600 ? [Math.round(seconds / 10), "s", "min"] : [Math.round(seconds / 600), "min", "h"];
  const rest = tens % 6 === 0 ? "" : ` ${(tens % 6) * 10} ${small}`;
  return `${Math.floor(tens / 6)} ${large}${rest}`;
}

/** A small board within a sentence: `"C.. / ... / .S."`. */
export function boardInLine(board: string): string {
  return `"${board.trimEnd().replaceAll("\n", " / ")}"`;
}

/** How many times as long twice the side of a board takes, if time grows like side^exponent: to two digits. */
export function timesAtTwiceTheSide(exponent: number): number {
  return Number((2 ** exponent).toPrecision(2));
}
