import type { SourceLocation } from "../../problem/input/clues.ts";

/** Largest number of lines before a text that tell it from others. */
const MOST_LINES = 3;

/**
 * Finds the least text before another with which that stands only once, also if comments hold it, too: none, its line, or some
 * lines before.
 *
 * @param lines those of a source as it is written, with its comments
 * @returns undefined if there is none
 */
export function uniqueBefore(
  lines: readonly string[],
  { line, text }: { readonly line: number; readonly text: string },
): string | undefined {
  const column = lines[line]!.indexOf(text);
  if (column < 0) return undefined;
  const whole = lines.join("\n");
  const start = lines[line]!.slice(0, column);
  const longer = Array.from({ length: Math.min(MOST_LINES, line) + 1 }, (_, more) =>
    [...lines.slice(line - more, line), start].join("\n"),
  );
  return ["", ...longer].find((before) => whole.split(before + text).length === 2);
}

/** The index of the line of a place. */
export function lineOf(place: SourceLocation): number {
  return Number(place.split(":").at(-1)) - 1;
}
