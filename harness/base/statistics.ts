/** Computes the mean; undefined of no values. */
export function mean(values: readonly number[]): number | undefined {
  return values.length === 0 ? undefined : values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Computes the median of sorted values; undefined of no values. */
export function median(sorted: readonly number[]): number | undefined {
  const middle = sorted.length / 2;
  return mean(sorted.slice(Math.ceil(middle) - 1, Math.floor(middle) + 1));
}

/** Computes the variance of all of a population; undefined of no values. */
export function variance(values: readonly number[]): number | undefined {
  const middle = mean(values);
  return middle === undefined ? undefined : mean(values.map((value) => (value - middle) ** 2));
}

/**
 * Computes the product-moment correlation of pairs (K. Pearson, "Regression, heredity and panmixia", 1896); undefined where one of
 * the two does not vary. Where one has two values, it is the point-biserial correlation.
 */
export function correlation(pairs: readonly (readonly [number, number])[]): number | undefined {
  const [xs, ys] = [pairs.map(([x]) => x), pairs.map(([, y]) => y)];
  const [xMean = 0, yMean = 0] = [mean(xs), mean(ys)];
  const spread = Math.sqrt((variance(xs) ?? 0) * (variance(ys) ?? 0));
  // What does not vary may seem to, by the rounding of its mean.
  if (!(spread > 1e-12)) return undefined;
  const together = mean(pairs.map(([x, y]) => (x - xMean) * (y - yMean)))!;
  return Math.max(-1, Math.min(1, together / spread));
}
