import sharp, { type Sharp } from 'sharp';
import { picturesOn } from '#client/pages/layouts.ts';
import { type PictureUse, pictureUses } from '#client/pictures/uses.ts';
import type { Focus, Picture, UseName, WrittenContent } from '#shared/content-types.ts';
import { BuildInputError } from '../build-errors.ts';
import type { SourcePicture } from '../content/read-content.ts';
import type { OutputFolders } from '../folders.ts';
import { copyCached, fingerprint } from './cache.ts';
import { background, cropAround, type Original, readOriginal } from './original.ts';
import { isTooLight } from './text-side.ts';

/**
 * An effort of 3 takes three times as long and makes the files 2 to 3 % smaller. That the colours have half the
 * resolution does not show on screens with two pixels to each CSS pixel.
 */
const avif = { chromaSubsampling: '4:2:0', effort: 1 };

/** The options of the JPEG, for the few browsers without AVIF. */
const jpeg = { quality: 74, mozjpeg: true };

/** The uses of each picture that a page or a link to a page shows, by the pictures' names. */
export function usesIn(content: WrittenContent): Map<string, Set<UseName>> {
  const pages = [...content.pages, content.notFound];
  const uses = new Map(pages.map(({ sharing }) => [sharing, new Set<UseName>()]));
  for (const { name, use } of pages.flatMap((page) => picturesOn(page, content))) {
    uses.set(name, (uses.get(name) ?? new Set()).add(use));
  }
  return uses;
}

/**
 * Encodes every picture that `content` shows for each of its uses into the assets folder. Returns
 * them by their names. Throws an `AggregateError` with a sentence for each picture that cannot be used.
 */
export async function buildPictures(
  content: WrittenContent,
  pictures: Readonly<Record<string, SourcePicture>>,
  output: OutputFolders,
): Promise<Record<string, Picture>> {
  const problems: string[] = [];
  const built: Record<string, Picture> = {};
  const prepared: PreparedPicture[] = [];
  for (const [name, uses] of usesIn(content)) {
    const source = pictures[name];
    if (!source) throw new Error(`The content shows a picture "${name}" that nothing describes.`);
    try {
      const original = await readOriginal(source.path);
      const picture = { alt: source.alt, colour: original.colour, files: {} };
      for (const use of uses) {
        const each = await preparePicture(name, original, source.focus, pictureUses[use]);
        Object.assign(picture.files, { [use]: each.data });
        prepared.push(each);
      }
      built[name] = picture;
    } catch (error) {
      if (!(error instanceof BuildInputError)) throw error;
      problems.push(error.message);
    }
  }
  if (problems.length > 0) throw new AggregateError(problems, problems.join('\n'));
  // One picture after another, because each needs much memory.
  for (const each of prepared) await writePicture(each, output);
  return built;
}

/** Writes the files of a picture into the assets folder. If some have to be encoded, says so, and decodes it once. */
async function writePicture(
  { name, openCrop, encoders }: PreparedPicture,
  output: OutputFolders,
): Promise<void> {
  let decoded: Promise<Sharp> | undefined;
  async function decode(): Promise<Sharp> {
    console.log(`Encoding the picture ${name}`);
    const { data, info } = await openCrop().raw().toBuffer({ resolveWithObject: true });
    return sharp(data, { raw: info });
  }
  const written = Object.entries(encoders).map(([file, encode]) =>
    copyCached(output, file, async () => {
      decoded ??= decode();
      return encode((await decoded).clone()).toBuffer();
    }),
  );
  await Promise.all(written);
}

type PreparedPicture = Awaited<ReturnType<typeof preparePicture>>;

/**
 * Crops a picture around its focal point for one of its uses. Returns its data for the client, a function that
 * opens the crop, and by their names the files to make of it: several AVIF, and one JPEG in the largest width.
 */
export async function preparePicture(
  name: string,
  { path, bytes, ...size }: Original,
  focus: Focus,
  { minSize, isWhole, widths, quality, textSides }: PictureUse,
) {
  const crop = cropAround({ path, ...size }, isWhole ? size : minSize, focus, minSize);
  // Opened by its path, so that the bytes of all pictures are not in memory at once.
  const openCrop = () => sharp(path).autoOrient().extract(crop).flatten({ background });
  const width = Math.min(crop.width, Math.max(...widths));
  const recipe = JSON.stringify([crop, quality, avif, jpeg, background, sharp.versions]);
  const prefix = `${name}-${fingerprint(bytes, recipe)}`;
  const data = {
    prefix,
    width,
    height: Math.round((width * crop.height) / crop.width),
    widths: [...widths.filter((each) => each < width), width],
    focus: focusWithin(crop, size, focus),
    isLight: await isTooLight(openCrop(), textSides),
  };
  const encoders: Record<string, (picture: Sharp) => Sharp> = {
    [`${prefix}-${width}.jpg`]: (picture) => picture.resize({ width }).jpeg(jpeg),
  };
  for (const each of data.widths) {
    encoders[`${prefix}-${each}.avif`] = (picture) =>
      picture.resize({ width: each }).avif({ quality, ...avif });
  }
  return { name, data, openCrop, encoders };
}

/** The focal point of a picture in percent of a crop of it. */
function focusWithin(
  crop: ReturnType<typeof cropAround>,
  size: Pick<Original, 'width' | 'height'>,
  focus: Focus,
): Focus {
  const within = (percent: number, all: number, start: number, length: number) =>
    Math.min(100, Math.max(0, Math.round(((percent * all) / 100 - start) * (100 / length))));
  return {
    x: within(focus.x, size.width, crop.left, crop.width),
    y: within(focus.y, size.height, crop.top, crop.height),
  };
}
