import { flawOfTour } from "../testing/tours.ts";
import { solveTour } from "../tour.ts";
import { median, ms, printTable, ratio, stopwatch } from "./measure.ts";
import { cYardstick } from "./yardstick.ts";

/**
 * Measures open tours of square boards from a square in the middle. Growth is per square from size to size; 1
 * means linear.
 */
export function benchTours(): void {
  const c = cYardstick("warnsdorff");
  const rows = [["side", "first ms", "warm ms", "ns a square", "growth", "C ms", "C finished", "to C"]];
  let before: number | undefined;
  for (const side of [100, 500, 1000, 2000, 5000]) {
    // Few repeats give all sizes fresh pages from the system, as the largest always gets. After some dozens
    // of runs memory is used again, which saves a third of the time and would look like growth.
    const repeats = side < 500 ? 101 : side < 2000 ? 15 : 7;
    const question = { rows: side, columns: side, row: side / 2, column: side / 2, closed: false };
    const times = Array.from({ length: repeats }, () => stopwatch(() => solveTour(question)));
    const yard = c?.([String(side), String(repeats)]);
    // Unfinished tours are not compared, because they cost less.
    const whole = yard?.ms.filter((_, i) => yard.found[i] === side * side);
    const cMs = whole && whole.length > 0 ? median(whole) : undefined;
    const own = median(times);
    const perSquare = (own * 1e6) / side ** 2;
    rows.push([
      ...[String(side), ms(times[0]!), ms(own), perSquare.toFixed(2), before ? ratio(perSquare, before) : ""],
      ...[
        cMs === undefined ? "skipped" : ms(cMs),
        yard ? `${whole?.length} of ${repeats}` : "skipped",
        ratio(own, cMs),
      ],
    ]);
    before = perSquare;
  }
  printTable("Tours, beside Warnsdorff's rule in C with ties to the square farthest from the centre", rows);
}

/** Measures and validates tours from random starts, on odd and even sides in turn. */
export function benchStarts(): void {
  const rows = [["side", "starts", "failures", "median ms", "slowest ms"]];
  for (const [side, starts] of [
    [1000, 1000],
    [5000, 20],
  ] as const) {
    let failures = 0;
    const times = Array.from({ length: starts }, (_, i) => {
      const n = side - (i % 2);
      const row = Math.trunc(Math.random() * n);
      const drawn = Math.trunc(Math.random() * n);
      // Tours of an odd board start on one colour only, so a square of the other colour is moved by one.
      const column = n % 2 === 1 && (row + drawn) % 2 === 1 ? (drawn + 1) % (n - 1) : drawn;
      const question = { rows: n, columns: n, row, column, closed: false };
      const from = performance.now();
      const answer = solveTour(question);
      const time = performance.now() - from;
      const flaw = answer.kind === "none" ? answer.reason : flawOfTour(answer.steps, question);
      if (flaw) {
        failures++;
        process.stdout.write(`${JSON.stringify(question)}: ${flaw}\n`);
      }
      return time;
    });
    rows.push([
      `${side - 1}, ${side}`,
      String(starts),
      String(failures),
      ms(median(times)),
      ms(Math.max(...times)),
    ]);
  }
  printTable("Tours from random starts, each validated", rows);
}
