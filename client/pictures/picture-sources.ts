import type { BuiltPicture, Content } from '#shared/content-types.ts';

/** Browsers without support for AVIF load the JPEG of the `<img>`. */
export const avifType = 'image/avif';

export interface PlacedPicture {
  name: string;
  media?: string | undefined;
  /** The width of the picture's box in the syntax of `sizes`. Browsers measure the box of a lazy picture themselves. */
  sizes?: string | undefined;
  /** The ratio of a box that crops the picture: its width divided by its height, or the smallest value if it varies. */
  boxRatio?: number | undefined;
}

export function pictureNamed({ pictures }: Content, name: string): BuiltPicture {
  const picture = pictures[name];
  if (!picture) throw new Error(`The build has no picture "${name}".`);
  return picture;
}

/** The wide picture decides for both pictures. The text is white on 'dark'. */
export function heroTone(content: Content): 'dark' | 'light' {
  return pictureNamed(content, content.home.hero.wide).isLight ? 'light' : 'dark';
}

export function aspectRatioOf({ width, height }: BuiltPicture): number {
  return width / height;
}

/**
 * Returns the `srcset` of the AVIF files. If the box crops the picture, the given widths are those of the visible part,
 * because the browser compares them with the width of the box.
 */
export function sourceSet(assetBase: string, picture: BuiltPicture, boxRatio = Infinity): string {
  const visibleShare = Math.min(1, boxRatio / aspectRatioOf(picture));
  const urls = picture.widths.map(
    (width) => `${urlOf(assetBase, picture, width, 'avif')} ${Math.floor(visibleShare * width)}w`,
  );
  return urls.join(', ');
}

/** The only JPEG is as wide as the largest AVIF file, and every browser can show it. */
export function jpegUrl(assetBase: string, picture: BuiltPicture): string {
  return urlOf(assetBase, picture, picture.width, 'jpg');
}

function urlOf(base: string, { prefix }: BuiltPicture, width: number, extension: string): string {
  return `${base}${prefix}-${width}.${extension}`;
}
