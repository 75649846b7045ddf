import { onTestFailed } from "vitest";

/** Chooses the seed of a test's samples: the variable `CAVALO_SEED`, or any. A test that fails tells it. */
export function seedForTest(): number {
  const stated = process.env.CAVALO_SEED;
  const seed = stated === undefined ? Math.floor(Math.random() * 2 ** 31) : Number(stated);
  onTestFailed(() => void process.stderr.write(`CAVALO_SEED=${seed} brings the same samples again\n`));
  return seed;
}
