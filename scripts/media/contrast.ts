import { colours } from '#client/styles/tokens.ts';

/** The scrim's colour: red, green and blue, 0 to 255. */
const night = [...Buffer.from(colours.night.slice(1), 'hex')];

/** What white text has to reach against every pixel behind it (WCAG 2.2, 1.4.3). */
const leastContrast = 4.5;

/** The contrast of white with a colour (WCAG 2 relative luminance); channels are 0 to 255. */
export function contrastOfWhite(red: number, green: number, blue: number): number {
  return 1.05 / (0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue) + 0.05);
}

/**
 * The opacity, 0 to 1 in hundredths, of a scrim through which white text reaches 4.5 to 1 on every pixel
 * of `pixels`: red, green and blue of one after another.
 */
export function scrimFor(pixels: Uint8Array): number {
  let hundredths = 0;
  for (let at = 0; at + 2 < pixels.length; at += 3) {
    while (contrastThrough(hundredths / 100, pixels, at) < leastContrast) hundredths += 1;
  }
  return hundredths / 100;
}

function contrastThrough(opacity: number, pixels: Uint8Array, at: number): number {
  const [red = 0, green = 0, blue = 0] = night.map(
    (dark, channel) => dark * opacity + (pixels[at + channel] ?? 0) * (1 - opacity),
  );
  return contrastOfWhite(red, green, blue);
}

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
