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
  const [xMean = 0, yMean = 0] = [mean(pairs.map(([x]) => x)), mean(pairs.map(([, y]) => y))];
  let [ofX, ofY, together] = [0, 0, 0];
  for (const [x, y] of pairs) {
    ofX += (x - xMean) ** 2;
    ofY += (y - yMean) ** 2;
    together += (x - xMean) * (y - yMean);
  }
  const spread = Math.sqrt(ofX * ofY);
  // What does not vary may seem to, by the rounding of its mean.
  if (!(spread > 1e-12 * pairs.length)) return undefined;
  return Math.max(-1, Math.min(1, together / spread));
}
