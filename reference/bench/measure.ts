export function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.trunc(numbers.length / 2)]!;
}

/** Measures a call in milliseconds. */
export function stopwatch(work: () => void): number {
  const from = performance.now();
  work();
  return performance.now() - from;
}

/** Prints rows under a heading, with columns aligned to the right. */
export function printTable(heading: string, rows: readonly (readonly string[])[]): void {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  const lines = rows.map((row) => row.map((cell, column) => cell.padStart(widths[column]!)).join("  "));
  process.stdout.write(`${heading}\n\n${lines.map((line) => `  ${line}\n`).join("")}\n`);
}

export const ms = (milliseconds: number): string => milliseconds.toFixed(milliseconds < 10 ? 2 : 0);

/** Formats a time as a multiple of the yardstick's; `skipped` without one. */
export function ratio(own: number, yardstick: number | undefined): string {
  return yardstick === undefined ? "skipped" : `${(own / yardstick).toFixed(2)} x`;
}
