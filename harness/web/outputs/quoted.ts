import { shellWord } from "../../base/shell.ts";

/** Quotes words for `eval` in a shell of POSIX, and for `shlex` of Python. */
export function unixLine(words: readonly string[]): string {
  return words.map((word) => (word === "" ? "''" : shellWord(word))).join(" ");
}

/** Quotes words without quotation marks for a line of `cmd`. */
export function windowsLine(words: readonly string[]): string {
  return words.map((word) => (/^[\w@+:./\\-]+$/.test(word) ? word : `"${word}"`)).join(" ");
}
