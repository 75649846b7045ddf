/** Gives a number of samples: so few, or forty times as many in the soak. */
export function samples(few: number): number {
  return few * Number(process.env.CAVALO_SAMPLES);
}
