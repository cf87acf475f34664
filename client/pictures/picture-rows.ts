/** The sum of the ratios of pictures: the length of their row, where its height is 1. */
export function lengthOf(ratios: readonly number[]): number {
  return ratios.reduce((sum, ratio) => sum + ratio, 0);
}

/**
 * Divides pictures, each given by its width divided by its height, into rows of which all, the last one too, are
 * about equally long, and about `length`.
 */
export function rowsOf(ratios: readonly number[], length: number): number[][] {
  const whole = lengthOf(ratios);
  const count = Math.max(1, Math.round(whole / length));
  const rows: number[][] = Array.from({ length: count }, () => []);
  let start = 0;
  for (const ratio of ratios) {
    // A picture belongs to the row that its middle falls into.
    rows[Math.floor((count * (start + ratio / 2)) / whole)]?.push(ratio);
    start += ratio;
  }
  return rows;
}
