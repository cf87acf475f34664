import pictures from '#data/pictures.json' with { type: 'json' };
import type { PictureFiles, UseName } from '#data/pictures.json';

/** The format of the `<source>` elements; the few browsers without it take the JPEG. */
export const avifType = 'image/avif';

/** A picture by its name, in one of its uses. */
export interface PlacedPicture {
  name: string;
  use: UseName;
}

/** A picture and how a layout shows it. */
export interface PictureSource extends PlacedPicture {
  /** The media condition of the layout; without one the picture is for all. */
  media?: string;
  /** How wide the picture is laid out, in the syntax of `<img sizes>`. */
  sizes: string;
}

/** What the build knows of a picture. Throws if it has none of that name. */
export function pictureNamed(name: string) {
  const picture = pictures[name];
  if (!picture) throw new Error(`The build has no picture "${name}".`);
  return picture;
}

/** The files of a picture in one of its uses. */
export function filesOf({ name, use }: PlacedPicture): PictureFiles {
  const files = pictureNamed(name).files[use];
  if (!files) throw new Error(`The build has no files of "${name}" for the use "${use}".`);
  return files;
}

/** The width of a picture divided by its height. */
export function ratioOf(picture: PlacedPicture): number {
  const { width, height } = filesOf(picture);
  return width / height;
}

/** A picture's URLs as AVIF, in the syntax of `srcset`. */
export function sourceSet(assetBase: string, picture: PlacedPicture): string {
  const { widths } = filesOf(picture);
  return widths.map((width) => `${urlOf(assetBase, picture, width, 'avif')} ${width}w`).join(', ');
}

/** The URL of a picture's JPEG, which every browser can show and is as wide as the largest AVIF. */
export function jpegUrl(assetBase: string, picture: PlacedPicture): string {
  return urlOf(assetBase, picture, filesOf(picture).width, 'jpg');
}

/** The attributes of the `<link>` that preloads a picture in AVIF. */
export function preloadOf(assetBase: string, { media, sizes, ...picture }: PictureSource) {
  return {
    rel: 'preload',
    as: 'image',
    type: avifType,
    imagesrcset: sourceSet(assetBase, picture),
    imagesizes: sizes,
    ...(media ? { media } : {}),
  };
}

function urlOf(base: string, picture: PlacedPicture, width: number, extension: string): string {
  return `${base}${filesOf(picture).prefix}-${width}.${extension}`;
}
