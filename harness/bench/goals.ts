/** A goal of speed, and what was measured beside what it is compared with. */
export interface Goal {
  /** Number of the goal, with a letter where it has several parts. */
  readonly number: string;
  readonly title: string;
  readonly measured: number;
  readonly most: number;
  readonly unit: "s" | "ms" | "x" | "MB" | "runs";
  /** Explanation of how the goal comes about. */
  readonly because?: string;
}

const missed: string[] = [];

/** Prints a goal with what was measured, and remembers it if it is missed. */
export function printGoal({ number, title, measured, most, unit, because }: Goal): void {
  const isMet = measured <= most;
  if (!isMet) missed.push(number);
  const figure = (value: number) => `${value.toFixed(2)} ${unit}`.padStart(11);
  const verdict = isMet ? "met" : "MISSED";
  const reason = because === undefined ? "" : ` (${because})`;
  console.log(
    `${number.padEnd(4)}${title.padEnd(58)}${figure(measured)}, goal${figure(most)}: ${verdict}${reason}`,
  );
}

/** Prints which goals were missed, and how long the bench took. */
export function printSummary(): void {
  const result = missed.length === 0 ? "all goals are met" : `missed: ${missed.join(", ")}`;
  console.log(`\n${result}; after ${process.uptime().toFixed(0)} s`);
}
