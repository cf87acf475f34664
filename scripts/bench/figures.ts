/** One line of the bench: what was measured, and what it should reach. */
export interface Figure {
  name: string;
  value: number;
  unit: string;
  target?: Target;
  /** What the value sums up, in the order of the rounds. */
  rounds?: readonly number[];
}

export interface Target {
  text: string;
  isMet: boolean;
}

/** A target that is met from `least` on. */
export function atLeast(value: number, least: number): Target {
  return { text: `≥ ${least}`, isMet: value >= least };
}

/** A target that is met below `limit`. */
export function below(value: number, limit: number): Target {
  return { text: `< ${limit}`, isMet: value < limit };
}

/** The middle one of `values`, or the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const high = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  const low = sorted[Math.ceil(sorted.length / 2) - 1] ?? Number.NaN;
  return (low + high) / 2;
}

/** The slope of the line of least squares through `values` that lie `step` apart. */
export function slope(values: readonly number[], step: number): number {
  const middle = ((values.length - 1) * step) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  let above = 0;
  let under = 0;
  values.forEach((value, index) => {
    above += (index * step - middle) * (value - mean);
    under += (index * step - middle) ** 2;
  });
  return above / under;
}

/** Figures as a table of aligned columns. */
export function toTable(figures: readonly Figure[]): string {
  const lines = figures.map(({ name, value, unit, target }) => [
    name,
    format(value),
    unit,
    target ? `${target.text}  ${target.isMet ? 'met' : 'MISSED'}` : '',
  ]);
  const widths = [0, 1, 2].map((column) => {
    return Math.max(...lines.map((line) => line[column]?.length ?? 0));
  });
  const [nameWidth = 0, valueWidth = 0, unitWidth = 0] = widths;
  return lines
    .map(([name = '', value = '', unit = '', target = '']) =>
      `  ${name.padEnd(nameWidth)}  ${value.padStart(valueWidth)} ${unit.padEnd(unitWidth)}  ${target}`.trimEnd(),
    )
    .join('\n');
}

function format(value: number): string {
  const digits = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2;
  return value.toLocaleString('en', { maximumFractionDigits: digits });
}
