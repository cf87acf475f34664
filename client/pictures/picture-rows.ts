/** Divides pictures, given as width divided by height, into full rows, each about `length` times as wide as high. */
export function rowsOf(ratios: readonly number[], length: number): number[][] {
  const whole = ratios.reduce((sum, ratio) => sum + ratio, 0);
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
