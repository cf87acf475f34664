import type { BuiltPicture, Content } from '#shared/content-types.ts';

/** The format of the `<source>` elements; the few browsers without it take the JPEG. */
export const avifType = 'image/avif';

/** A picture by its name, and how a layout shows it. */
export interface PlacedPicture {
  name: string;
  /** The media condition under which it is shown, if there is an alternative to it. */
  media?: string | undefined;
  /** How wide the picture is laid out, in the syntax of `<img sizes>`; browsers find out for lazy ones. */
  sizes?: string | undefined;
  /** The width of its narrowest box divided by that box's height, if the box crops it. */
  crop?: number | undefined;
}

/** What the build knows of a picture. Throws if it has none of that name. */
export function pictureNamed({ pictures }: Content, name: string): BuiltPicture {
  const picture = pictures[name];
  if (!picture) throw new Error(`The build has no picture "${name}".`);
  return picture;
}

/** Whether the words over the hero are white, on a dark picture, or dark: the wide one decides. */
export function heroLook(content: Content): 'dark' | 'light' {
  return pictureNamed(content, content.home.hero.wide).isLight ? 'light' : 'dark';
}

/** The width of a picture divided by its height. */
export function ratioOf({ width, height }: BuiltPicture): number {
  return width / height;
}

/** A picture's AVIF files for `srcset`, each with the width of the widest box that it fills when cropped to `crop`. */
export function sourceSet(assetBase: string, picture: BuiltPicture, crop = Infinity): string {
  const share = Math.min(1, crop / ratioOf(picture));
  const urls = picture.widths.map(
    (width) => `${urlOf(assetBase, picture, width, 'avif')} ${Math.floor(share * width)}w`,
  );
  return urls.join(', ');
}

/** The URL of a picture's JPEG, which every browser can show and is as wide as the largest AVIF. */
export function jpegUrl(assetBase: string, picture: BuiltPicture): string {
  return urlOf(assetBase, picture, picture.width, 'jpg');
}

function urlOf(base: string, { prefix }: BuiltPicture, width: number, extension: string): string {
  return `${base}${prefix}-${width}.${extension}`;
}
