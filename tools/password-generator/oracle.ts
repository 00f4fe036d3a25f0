/**
 * Returns the probability that a fair source deviates at least this much: Pearson's chi-square against equal shares,
 * with the normal approximation of Wilson and Hilferty (1931), accurate to three digits for more than ten classes.
 */
export function fairness(counts: number[]) {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length
  const statistic = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
  const freedom = counts.length - 1
  const spread = 2 / (9 * freedom)
  return upperTail((Math.cbrt(statistic / freedom) - (1 - spread)) / Math.sqrt(spread))
}

/** Returns the upper tail of the normal distribution: Abramowitz and Stegun 26.2.17. */
function upperTail(z: number): number {
  if (z < 0) return 1 - upperTail(-z)
  const t = 1 / (1 + 0.2316419 * z)
  const series = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))))
  return (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * series
}
