import { onTestFailed } from "vitest";

/** Reads the variable `CAVALO_SEED`: the same each time, unless the soak draws another, or somebody states one. */
export function statedSeed(): number {
  return Number(process.env.CAVALO_SEED);
}

/** Gives a number of samples: so few, or forty times as many in the soak. */
export function samples(few: number): number {
  return few * Number(process.env.CAVALO_SAMPLES);
}

/** Gives the seed of a test's samples. A test that fails tells it. */
export function seedForTest(): number {
  const seed = statedSeed();
  onTestFailed(() => void process.stderr.write(`CAVALO_SEED=${seed} brings the same samples again\n`));
  return seed;
}
