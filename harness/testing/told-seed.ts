import type { TestProject } from "vitest/node";

/** Tells before all tests which random samples they draw. */
export function setup({ config }: TestProject): void {
  process.stdout.write(`Samples of CAVALO_SEED=${config.env.CAVALO_SEED}\n`);
}
