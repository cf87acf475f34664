export function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, each) => all + each, 0);
}

/**
 * Divides pictures into rows that are equally wide and about `length` times as wide as high. A picture is given as its
 * width divided by its height.
 */
export function rowsOf(ratios: readonly number[], length: number): number[][] {
  const ideal = sum(ratios) / Math.max(1, Math.round(sum(ratios) / length));
  /** `best[n]` holds the best rows of the first `n` pictures. */
  const best = [{ cost: 0, rows: [] as number[][] }];
  for (const end of ratios.keys()) {
    const ways = best.map(({ cost, rows }, start) => {
      const row = ratios.slice(start, end + 1);
      return { cost: cost + Math.log(sum(row) / ideal) ** 2, rows: [...rows, row] };
    });
    best.push(ways.reduce((one, other) => (other.cost < one.cost ? other : one)));
  }
  return best.at(-1)?.rows ?? [];
}
