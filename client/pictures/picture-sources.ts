import type { Content, Picture, PictureFiles, UseName } from '#shared/content-types.ts';

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
export function pictureNamed({ pictures }: Content, name: string): Picture {
  const picture = pictures[name];
  if (!picture) throw new Error(`The build has no picture "${name}".`);
  return picture;
}

/** The files of a picture in one of its uses. */
export function filesOf(content: Content, { name, use }: PlacedPicture): PictureFiles {
  const files = pictureNamed(content, name).files[use];
  if (!files) throw new Error(`The build has no files of "${name}" for the use "${use}".`);
  return files;
}

/** The width of a picture divided by its height. */
export function ratioOf({ width, height }: PictureFiles): number {
  return width / height;
}

/** A picture's URLs as AVIF, in the syntax of `srcset`. */
export function sourceSet(assetBase: string, files: PictureFiles): string {
  const urls = files.widths.map((width) => `${urlOf(assetBase, files, width, 'avif')} ${width}w`);
  return urls.join(', ');
}

/** The URL of a picture's JPEG, which every browser can show and is as wide as the largest AVIF. */
export function jpegUrl(assetBase: string, files: PictureFiles): string {
  return urlOf(assetBase, files, files.width, 'jpg');
}

/** The attributes of the `<link>` that preloads a picture in AVIF. */
export function preloadOf(assetBase: string, files: PictureFiles, { media, sizes }: PictureSource) {
  return {
    rel: 'preload',
    as: 'image',
    type: avifType,
    imagesrcset: sourceSet(assetBase, files),
    imagesizes: sizes,
    ...(media ? { media } : {}),
  };
}

function urlOf(base: string, { prefix }: PictureFiles, width: number, extension: string): string {
  return `${base}${prefix}-${width}.${extension}`;
}
