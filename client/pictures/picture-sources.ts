import type { BuiltPicture, Content } from '#shared/content-types.ts';

/** The format of the `<source>` elements. The few browsers without support for AVIF load the JPEG of the `<img>`. */
export const avifType = 'image/avif';

/** A picture's name, and how the layout shows the picture. */
export interface PlacedPicture {
  name: string;
  /** The media condition under which this picture replaces another picture. */
  media?: string | undefined;
  /** The width of the picture's box in the syntax of `sizes`. A lazy picture needs none: browsers measure the box. */
  sizes?: string | undefined;
  /** If the box crops the picture: the smallest aspect ratio of the box, which is its width divided by its height. */
  crop?: number | undefined;
}

/** Returns the built picture with this name. Throws if there is none. */
export function pictureNamed({ pictures }: Content, name: string): BuiltPicture {
  const picture = pictures[name];
  if (!picture) throw new Error(`The build has no picture "${name}".`);
  return picture;
}

/** Returns 'dark' if the hero's text has to be white, otherwise 'light'. The wide picture decides for both pictures. */
export function heroLook(content: Content): 'dark' | 'light' {
  return pictureNamed(content, content.home.hero.wide).isLight ? 'light' : 'dark';
}

/** Returns the width of a picture divided by its height. */
export function aspectRatioOf({ width, height }: BuiltPicture): number {
  return width / height;
}

/**
 * Returns the `srcset` with a picture's AVIF files. If the box crops the picture, the given widths are those of the
 * visible part, because the browser compares them with the width of the box.
 */
export function sourceSet(assetBase: string, picture: BuiltPicture, crop = Infinity): string {
  const visibleShare = Math.min(1, crop / aspectRatioOf(picture));
  const urls = picture.widths.map(
    (width) => `${urlOf(assetBase, picture, width, 'avif')} ${Math.floor(visibleShare * width)}w`,
  );
  return urls.join(', ');
}

/** Returns the URL of a picture's only JPEG, which every browser can show and which has the largest width. */
export function jpegUrl(assetBase: string, picture: BuiltPicture): string {
  return urlOf(assetBase, picture, picture.width, 'jpg');
}

function urlOf(base: string, { prefix }: BuiltPicture, width: number, extension: string): string {
  return `${base}${prefix}-${width}.${extension}`;
}
