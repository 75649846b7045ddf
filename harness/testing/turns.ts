import { beforeEach, onTestFailed } from "vitest";
import { statedSeed } from "./seed.ts";

/** The same in all of a file, so that its tests speak of the same rows. */
const TURN = statedSeed() ?? Math.floor(Math.random() * 2 ** 31);

/**
 * Chooses the rows of a long table whose turn it is: one of so many parts, by chance or by `CAVALO_SEED`. The variable
 * `CAVALO_ALL`, which is set in the soak, brings all of them.
 */
export function ofThisTurn<Row>(rows: readonly Row[], turns: number): Row[] {
  if (process.env.CAVALO_ALL) return [...rows];
  beforeEach(() => {
    onTestFailed(() => void process.stderr.write(`CAVALO_SEED=${TURN} brings the same rows again\n`));
  });
  const parts = Math.min(turns, rows.length);
  return rows.filter((_, at) => at % parts === TURN % parts);
}
