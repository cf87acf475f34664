/** Returns the contrast ratio of two colours (WCAG 2.2), each as red, green and blue from 0 to 255. */
export function contrastOf(one: readonly number[], other: readonly number[]): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(colour: readonly number[]): number {
  const [red = Number.NaN, green = Number.NaN, blue = Number.NaN] = colour
    .map((each) => each / 255)
    .map((share) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
