export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/**
 * Divides pictures, given by their aspect ratios (width divided by height), into rows of equal width, so that the rows'
 * heights differ as little as possible. The aspect ratio of a row, which is the sum of its pictures' ratios, is about
 * `rowRatio`.
 */
export function rowsOf(ratios: readonly number[], rowRatio: number): number[][] {
  const ideal = sum(ratios) / Math.max(1, Math.round(sum(ratios) / rowRatio));
  /** `best[n]` has the best rows for the first `n` pictures. */
  const best = [{ cost: 0, rows: [] as number[][] }];
  for (const end of ratios.keys()) {
    const candidates = best.map(({ cost, rows }, start) => {
      const lastRow = ratios.slice(start, end + 1);
      return { cost: cost + Math.log(sum(lastRow) / ideal) ** 2, rows: [...rows, lastRow] };
    });
    best.push(candidates.reduce((cheapest, next) => (next.cost < cheapest.cost ? next : cheapest)));
  }
  return best.at(-1)?.rows ?? [];
}
