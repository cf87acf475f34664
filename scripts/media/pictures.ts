import sharp, { type Sharp } from 'sharp';
import type { BuiltPicture, FocalPoint, WrittenContent } from '#shared/content-types.ts';
import { BuildInputError, type Finding } from '../build-errors.ts';
import type { Photograph } from '../content/read-content.ts';
import { picturesShown } from '../content/shown-pictures.ts';
import type { BuildPaths } from '../folders.ts';
import { copyCached, fingerprint } from './cache.ts';
import { background, type Original, openPicture, readOriginal } from './original.ts';

/**
 * The widths of the AVIF files, in device pixels. The first five are for phones, on which pictures take 90 or 100 % of
 * the screen's width: 360 and 375 CSS pixels at a device pixel ratio of two, and 360, 390 and 430 CSS pixels at a ratio
 * of three.
 */
const standardWidths = [650, 750, 980, 1070, 1290, 1600, 2000, 2880];

/**
 * An `effort` of 1 takes a third of the time of 3, for files that are 2 to 3 % larger. '4:2:0' halves the resolution of
 * the colours, which is not visible on high-density screens.
 */
const avif = { chromaSubsampling: '4:2:0', effort: 1 };

/** The options of the JPEG file, for the few browsers that do not support AVIF. */
const jpeg = { quality: 74, mozjpeg: true };

/**
 * The smallest width and height that a picture may have, in pixels, and the quality of its AVIF files, from 1 to 100.
 * Both are higher for the hero's pictures, because they fill the window.
 */
const ordinary = { minSize: [640, 640], quality: 51 } as const;
const wideHero = { minSize: [2400, 1350], quality: 62 } as const;
const tallHero = { minSize: [800, 1200], quality: 62 } as const;

/**
 * Encodes every picture that `content` shows, and writes the files into the assets folder. Returns the pictures by
 * name. Throws `BuildInputError`, with one finding per mistake.
 */
export async function buildPictures(
  content: WrittenContent,
  photographs: Readonly<Record<string, Photograph>>,
  output: BuildPaths,
): Promise<Record<string, BuiltPicture>> {
  // By default libvips caches up to 250 MB of decoded photographs, none of which is needed again.
  sharp.cache(false);
  const { wide, tall } = content.home.hero;
  const mistakes: Finding[] = [];
  const prepared: PreparedPicture[] = [];
  const shown = picturesShown(content);
  for (const [name, source] of Object.entries(photographs).filter(([name]) => shown.has(name))) {
    try {
      const original = await readOriginal(source.path);
      const { width, height } = original;
      const { minSize, quality } =
        (name === wide && wideHero) || (name === tall && tallHero) || ordinary;
      if (width < minSize[0] || height < minSize[1]) {
        const message = `is too small (${width} × ${height} pixels): choose one of at least ${minSize.join(' × ')} pixels`;
        mistakes.push({ file: source.path, message });
      } else prepared.push(preparePicture(name, original, source, quality));
    } catch (error) {
      if (!(error instanceof BuildInputError)) throw error;
      mistakes.push(...error.findings);
    }
  }
  if (mistakes.length > 0) throw new BuildInputError(...mistakes);
  // One picture after another, because encoding a picture takes much memory.
  for (const [at, picture] of prepared.entries())
    await writePicture(picture, output, `${at + 1} of ${prepared.length}`);
  return Object.fromEntries(prepared.map(({ name, picture }) => [name, picture]));
}

/**
 * Writes a picture's files into the assets folder. If the cache lacks some of them, decodes the picture, only once, and
 * prints that it is encoded. `position` is its place among all pictures, such as '7 of 29'.
 */
async function writePicture(
  { name, open, encoders }: PreparedPicture,
  output: BuildPaths,
  position: string,
) {
  let decoded: Promise<Sharp> | undefined;
  async function decode(): Promise<Sharp> {
    console.log(`Encoding the picture ${name} (${position})`);
    const { data, info } = await open().raw().toBuffer({ resolveWithObject: true });
    return sharp(data, { raw: info });
  }
  const files = Object.entries(encoders).values();
  async function writeFiles(): Promise<void> {
    for (const [file, encode] of files) {
      await copyCached(output, file, async () => {
        decoded ??= decode();
        return encode((await decoded).clone()).toBuffer();
      });
    }
  }
  // Two files at a time take two thirds of the time of one at a time, and 80 MB more memory.
  await Promise.all([writeFiles(), writeFiles()]);
}

type PreparedPicture = ReturnType<typeof preparePicture>;

/** Returns the picture for the content, a function that opens it, and an encoder for each of its files by file name. */
export function preparePicture(
  name: string,
  { path, bytes, colour, isLight, ...size }: Original,
  { alt, focus }: { alt: string; focus: FocalPoint },
  quality: number,
) {
  const width = Math.min(size.width, Math.max(...standardWidths));
  // sharp reads the picture from its path, and shrinks it to the width of its largest file, so that it takes less
  // memory.
  const open = () => openPicture(path).autoOrient().flatten({ background }).resize({ width });
  const height = Math.round((width * size.height) / size.width);
  const recipe = JSON.stringify([quality, width, avif, jpeg, background, sharp.versions]);
  // Keeps only characters that need no encoding in a URL. A file name may have at most 255 bytes.
  const latin = name
    .normalize('NFKD')
    .replace(/[^a-z0-9-]/g, '')
    .slice(0, 200);
  // Empty parts are left out, so that no name starts with a hyphen, which commands take for an option.
  const prefix = [...latin.split('-'), fingerprint(bytes, recipe)].filter(Boolean).join('-');
  const widths = [...standardWidths.filter((standard) => standard < width), width];
  const picture: BuiltPicture = { alt, colour, isLight, focus, prefix, width, height, widths };
  const encoders: Record<string, (decoded: Sharp) => Sharp> = {
    [`${prefix}-${width}.jpg`]: (decoded) => decoded.resize({ width }).jpeg(jpeg),
  };
  for (const fileWidth of widths) {
    encoders[`${prefix}-${fileWidth}.avif`] = (decoded) =>
      decoded.resize({ width: fileWidth }).avif({ quality, ...avif });
  }
  return { name, picture, open, encoders };
}
