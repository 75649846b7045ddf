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

/** `Python 3.12`, `C++20`. */
export function versionOf(language: string, version: string): string {
  return `${language}${/^C(?:\+\+)?$/.test(language) ? "" : " "}${version}`;
}

/** `+3`, `-1`, `0`. */
export function signed(value: number): string {
  return value > 0 ? `+${value}` : `${value}`;
}

/** A small board within a sentence: `C.. / ... / .S.`. */
export function boardInLine(board: string): string {
  return board.trimEnd().replaceAll("\n", " / ");
}
