import { colours } from '#client/styles/tokens.ts';

/** What white words reach on every pixel: 4.5 to 1 (WCAG 2.2, 1.4.3) and a little for lossy encoding. */
const leastContrast = 4.6;

/** What a scrim, drawn at a strength from 0 to 1, makes of a pixel's `channel`: its value, 0 to 255. */
export type Scrim = (value: number, channel: 0 | 1 | 2, strength: number) => number;

const channels = [0, 1, 2] as const;

/** How much of a colour's luminance is red, green and blue (WCAG 2, relative luminance). */
const weights = [0.2126, 0.7152, 0.0722] as const;

/** Night, laid over at an opacity from 0 to 1. */
export function nightScrim(opacity: number): Scrim {
  const night = Buffer.from(colours.night.slice(1), 'hex');
  return (value, channel, strength) => value + ((night[channel] ?? 0) - value) * opacity * strength;
}

/** A colour, red, green and blue, that the picture is multiplied with. */
export function multiplyScrim(colour: readonly [number, number, number]): Scrim {
  return (value, channel, strength) => value * (1 - strength * (1 - colour[channel] / 255));
}

/**
 * The least strength, in hundredths from 0 to 1, at which white words stand out from every pixel through
 * `scrims`, laid one over the other; infinite where none is enough. `pixels` holds red, green and blue
 * of one after another.
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

/** What each of a channel's 256 values adds to a pixel's luminance behind `scrims`: red, green, blue. */
function tableOfLuminances(scrims: readonly Scrim[], strength: number): Float64Array {
  return Float64Array.from({ length: 3 * 256 }, (_, index) => {
    const channel = channels[Math.floor(index / 256)] ?? 0;
    const seen = scrims.reduce((value, scrim) => scrim(value, channel, strength), index % 256);
    const share = seen / 255;
    const linear = share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    return weights[channel] * linear;
  });
}
