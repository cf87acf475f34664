import { writeFile } from 'node:fs/promises';
import { heroScrims } from '#client/styles/tokens.ts';
import { pictures } from '#shared/pictures.ts';
import { BuildInputError } from '../bundle/build-input-error.ts';
import { type OutputFolders, sources } from '../bundle/folders.ts';
import { multiplyScrim, nightScrim, type Scrim, strengthNeeded } from './contrast.ts';
import { kindOf } from './picture-kinds.ts';
import { type PreparedPicture, preparePicture } from './pictures.ts';

/** A part of a picture that may be behind white text, in percent of the picture from its top left corner. */
interface Zone {
  left: number;
  right: number;
  top: number;
  bottom: number;
  scrims: readonly Scrim[];
}

/** The strength of the scrims over a picture that needs no more, from 0 to 1. */
const usualStrength = 0.15;

/** A picture whose mean colour would need a higher strength is too light: its scrims would hide it. */
const mostMeanStrength = 0.5;

const header = multiplyScrim(heroScrims.header);
const words = nightScrim(heroScrims.text);

/** The scrim of the text itself, at full strength, where long lines reach the middle of a wide picture. */
const longLines = (opacity: number): Scrim => {
  const scrim = nightScrim(opacity);
  return (value, channel) => scrim(value, channel, 1);
};

/** The zones behind the header and the text in the hero's layout, on any screen. */
const heroes: Record<'hero' | 'hero-portrait', { darkPart: string; zones: readonly Zone[] }> = {
  hero: {
    darkPart: 'left half and upper quarter',
    zones: [
      { left: 0, right: 100, top: 0, bottom: 27, scrims: [header] },
      { left: 0, right: 45, top: 10, bottom: 90, scrims: [words] },
      { left: 45, right: 48, top: 20, bottom: 60, scrims: [words, longLines(0.23)] },
      { left: 48, right: 52, top: 20, bottom: 60, scrims: [words, longLines(0.39)] },
      { left: 52, right: 54, top: 20, bottom: 60, scrims: [words, longLines(0.5)] },
      { left: 54, right: 56, top: 20, bottom: 60, scrims: [words, longLines(0.55)] },
    ],
  },
  'hero-portrait': {
    darkPart: 'upper three fifths',
    zones: [
      { left: 0, right: 100, top: 0, bottom: 30, scrims: [header, words] },
      { left: 0, right: 100, top: 10, bottom: 60, scrims: [words] },
    ],
  },
};

type HeroName = keyof typeof heroes;

/** Measures the hero's pictures and writes `hero-scrim.json`: the strength of their scrims, from 0 to 1. */
export async function buildHeroScrim(output: OutputFolders): Promise<void> {
  const scrimOf = (name: HeroName) =>
    heroScrimOf(name, `${sources.pictures}/${pictures[name].file}`);
  const data = { hero: await scrimOf('hero'), 'hero-portrait': await scrimOf('hero-portrait') };
  await writeFile(`${output.data}/hero-scrim.json`, JSON.stringify(data));
}

/**
 * Returns the strength of the scrims, from 0 to 1, at which white text has a contrast of 4.5 to 1 on every
 * pixel of the picture in the file `path`. Logs it if it is more than usual. Throws `BuildInputError` if
 * the picture is too light.
 */
export async function heroScrimOf(name: HeroName, path: string): Promise<number> {
  const picture = await preparePicture(path, pictures[name], kindOf(name));
  const { darkPart, zones } = heroes[name];
  const strengths: number[] = [];
  const meanStrengths: number[] = [];
  for (const zone of zones) {
    const pixels = await readZone(picture, zone);
    strengths.push(strengthNeeded(pixels, zone.scrims));
    meanStrengths.push(strengthNeeded(meanColour(pixels), zone.scrims));
  }
  const strength = Math.max(usualStrength, ...strengths);
  if (strength > 1 || Math.max(...meanStrengths) > mostMeanStrength) {
    throw new BuildInputError(
      path,
      'is too light for the white words that stand on it',
      `choose a picture whose ${darkPart} are darker, or darken them`,
    );
  }
  if (strength > usualStrength) {
    const percent = Math.round(strength * 100);
    console.log(
      `The picture "${name}" is light behind the white words: its scrim is drawn at ${percent} % (usually ${usualStrength * 100} %).`,
    );
  }
  return strength;
}

/** The pixels of a zone, at the size of the picture's largest file. */
function readZone(
  { data, open }: PreparedPicture,
  { left, right, top, bottom }: Zone,
): Promise<Buffer> {
  const { width, height } = data;
  return open()
    .resize({ width, height })
    .extract({
      left: Math.floor((left / 100) * width),
      top: Math.floor((top / 100) * height),
      width: Math.floor(((right - left) / 100) * width),
      height: Math.floor(((bottom - top) / 100) * height),
    })
    .raw()
    .toBuffer();
}

/** The mean colour of all pixels: red, green, blue. */
function meanColour(pixels: Buffer): Buffer {
  const sums = [0, 0, 0];
  for (let at = 0; at < pixels.length; at += 1) {
    sums[at % 3] = (sums[at % 3] ?? 0) + (pixels[at] ?? 0);
  }
  return Buffer.from(sums.map((sum) => Math.round((3 * sum) / pixels.length)));
}
