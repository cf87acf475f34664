import { colours } from '#client/styles/tokens.ts';

/** The contrast of white text on every pixel: 4.5 to 1 (WCAG 2.2, 1.4.3) with a margin for lossy encoding. */
const leastContrast = 4.6;

/** Returns a pixel's `channel` under a scrim of a strength from 0 to 1; values are 0 to 255. */
export type Scrim = (value: number, channel: 0 | 1 | 2, strength: number) => number;

const channels = [0, 1, 2] as const;

/** The shares of red, green and blue in a colour's relative luminance (WCAG 2). */
const weights = [0.2126, 0.7152, 0.0722] as const;

/** A scrim of the colour `night` with an opacity from 0 to 1. */
export function nightScrim(opacity: number): Scrim {
  const night = Buffer.from(colours.night.slice(1), 'hex');
  return (value, channel, strength) => value + ((night[channel] ?? 0) - value) * opacity * strength;
}

/** A scrim that multiplies the picture with a colour (red, green, blue). */
export function multiplyScrim(colour: readonly [number, number, number]): Scrim {
  return (value, channel, strength) => value * (1 - strength * (1 - colour[channel] / 255));
}

/**
 * The lowest strength of `scrims`, one over the other, at which white text has enough contrast on every
 * pixel: a multiple of 0.01 from 0 to 1, or infinity if none is enough. `pixels` has three bytes for each
 * pixel: red, green, blue.
 */
export function strengthNeeded(pixels: Uint8Array, scrims: readonly Scrim[]): number {
  const mostLuminance = 1.05 / leastContrast - 0.05;
  let hundredths = 0;
  let luminances = tableOfLuminances(scrims, 0);
  for (let at = 0; at < pixels.length; at += 3) {
    while (luminanceAt(at, pixels, luminances) > mostLuminance) {
      if (hundredths === 100) return Number.POSITIVE_INFINITY;
      hundredths += 1;
      luminances = tableOfLuminances(scrims, hundredths / 100);
    }
  }
  return hundredths / 100;
}

function luminanceAt(at: number, pixels: Uint8Array, luminances: Float64Array): number {
  return channels.reduce<number>(
    (sum, channel) => sum + (luminances[channel * 256 + (pixels[at + channel] ?? 0)] ?? 0),
    0,
  );
}

/** The share of luminance that each of the 256 values of red, green and blue has under `scrims`. */
function tableOfLuminances(scrims: readonly Scrim[], strength: number): Float64Array {
  return Float64Array.from({ length: 3 * 256 }, (_, index) => {
    const channel = channels[Math.floor(index / 256)] ?? 0;
    const seen = scrims.reduce((value, scrim) => scrim(value, channel, strength), index % 256);
    const share = seen / 255;
    const linear = share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    return weights[channel] * linear;
  });
}
