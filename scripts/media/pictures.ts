import sharp, { type Sharp } from 'sharp';
import type { BuiltPicture, FocalPoint, WrittenContent } from '#shared/content-types.ts';
import { BuildInputError, type Finding } from '../build-errors.ts';
import type { Photograph } from '../content/read-content.ts';
import { picturesShown } from '../content/shown-pictures.ts';
import type { OutputFolders } from '../folders.ts';
import { copyCached, fingerprint } from './cache.ts';
import { background, type Original, openPicture, readOriginal } from './original.ts';

/**
 * The widths of the AVIF files in pixels: CSS pixels times device pixel ratio. The first five are for phones, which
 * show pictures at 90 or 100 % of the screen's width: screens of 360 and 375 px with a ratio of two, and of 360, 390
 * and 430 px with a ratio of three. Some files are a few pixels narrower than such a picture.
 */
const widths = [650, 750, 980, 1070, 1290, 1600, 2000, 2880];

/**
 * An `effort` of 3 would take three times as long, for files that are 2 to 3 % smaller. The halved resolution of
 * colours is not visible on dense screens.
 */
const avif = { chromaSubsampling: '4:2:0', effort: 1 };

/** The options of the JPEG, for the few browsers without AVIF. */
const jpeg = { quality: 74, mozjpeg: true };

/**
 * The smallest size that a picture may have, in pixels, and the quality of its AVIF files, from 1 to 100. The hero's
 * pictures fill the window, so both are higher for them.
 */
const ordinary = { least: [640, 640], quality: 51 } as const;
const wideHero = { least: [2400, 1350], quality: 62 } as const;
const tallHero = { least: [800, 1200], quality: 62 } as const;

/**
 * Encodes every picture that `content` shows, and writes its files into the assets folder. Returns the pictures by
 * their names. Throws `BuildInputError` with a sentence for each picture that cannot be used.
 */
export async function buildPictures(
  content: WrittenContent,
  pictures: Readonly<Record<string, Photograph>>,
  output: OutputFolders,
): Promise<Record<string, BuiltPicture>> {
  // libvips would keep up to 250 MB of decoded photographs, which nothing needs again.
  sharp.cache(false);
  const { wide, tall } = content.home.hero;
  const mistakes: Finding[] = [];
  const prepared: PreparedPicture[] = [];
  for (const name of picturesShown(content)) {
    const source = pictures[name];
    if (!source) throw new Error(`The content shows a picture "${name}" that nothing describes.`);
    try {
      const original = await readOriginal(source.path);
      const { width, height } = original;
      const need = (name === wide && wideHero) || (name === tall && tallHero) || ordinary;
      const { least, quality } = need;
      const ready = preparePicture(name, original, source, quality);
      const size = `(${width} × ${height} pixels)`;
      const refuse = (sentence: string) => mistakes.push({ file: source.path, sentence });
      if (width < least[0] || height < least[1])
        refuse(`is too small ${size}: choose one of at least ${least.join(' × ')} pixels`);
      // An AVIF file cannot be higher than this.
      else if (ready.picture.height > 16_384) refuse(`is too tall ${size}: crop it`);
      else prepared.push(ready);
    } catch (error) {
      if (!(error instanceof BuildInputError)) throw error;
      mistakes.push(...error.findings);
    }
  }
  if (mistakes.length > 0) throw new BuildInputError(...mistakes);
  // One picture after another, because each needs much memory.
  for (const each of prepared) await writePicture(each, output);
  return Object.fromEntries(prepared.map(({ name, picture }) => [name, picture]));
}

/**
 * Writes a picture's files into the assets folder. If some have to be encoded, prints that, and decodes it only once.
 */
async function writePicture({ name, open, encoders }: PreparedPicture, output: OutputFolders) {
  let decoded: Promise<Sharp> | undefined;
  async function decode(): Promise<Sharp> {
    console.log(`Encoding the picture ${name}`);
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
  // Encoding two files at a time takes two thirds of the time and 80 MB more memory. All at once would need much more.
  await Promise.all([writeFiles(), writeFiles()]);
}

type PreparedPicture = ReturnType<typeof preparePicture>;

/** Returns what the content has of a picture, a function that opens it, and an encoder of each file, by its name. */
export function preparePicture(
  name: string,
  { path, bytes, colour, isLight, ...size }: Original,
  { alt, focus }: { alt: string; focus: FocalPoint },
  quality: number,
) {
  const width = Math.min(size.width, Math.max(...widths));
  // The picture is read from its path and shrunk to the width of its largest file, so that little is in memory at once.
  const open = () => openPicture(path).autoOrient().flatten({ background }).resize({ width });
  const height = Math.round((width * size.height) / size.width);
  const recipe = JSON.stringify([quality, width, avif, jpeg, background, sharp.versions]);
  // The Latin letters of the name, because they need no encoding in a URL. A file's name has at most 255 bytes.
  const latin = name
    .normalize('NFKD')
    .replace(/[^a-z0-9-]/g, '')
    .slice(0, 200);
  // Empty parts are left out, because commands would read a name that starts with a hyphen as an option.
  const prefix = [...latin.split('-'), fingerprint(bytes, recipe)].filter(Boolean).join('-');
  const own = [...widths.filter((each) => each < width), width];
  const picture: BuiltPicture = { alt, colour, isLight, focus, prefix, width, height, widths: own };
  const encoders: Record<string, (decoded: Sharp) => Sharp> = {
    [`${prefix}-${width}.jpg`]: (decoded) => decoded.resize({ width }).jpeg(jpeg),
  };
  for (const each of own) {
    encoders[`${prefix}-${each}.avif`] = (decoded) =>
      decoded.resize({ width: each }).avif({ quality, ...avif });
  }
  return { name, picture, open, encoders };
}
