import { onTestFailed } from "vitest";

/** Reads the variable `CAVALO_SEED`, which brings the same samples again. */
export function statedSeed(): number | undefined {
  const { CAVALO_SEED } = process.env;
  return CAVALO_SEED === undefined ? undefined : Number(CAVALO_SEED);
}

/** Gives the same seed each time, for samples of which one in thousands fails: luck would decide. Soaks draw others. */
export function usualSeed(): number {
  return statedSeed() ?? 1;
}

/** Chooses the seed of a test's samples: the stated one, or any. A test that fails tells it. */
export function seedForTest(): number {
  const seed = statedSeed() ?? Math.floor(Math.random() * 2 ** 31);
  onTestFailed(() => void process.stderr.write(`CAVALO_SEED=${seed} brings the same samples again\n`));
  return seed;
}
