import type { BuiltPicture, Content } from '#shared/content-types.ts';

/** The format of the `<source>` elements. The few browsers that do not know AVIF load the JPEG. */
export const avifType = 'image/avif';

/** A picture's name, and how a layout shows that picture. */
export interface PlacedPicture {
  name: string;
  /** The media condition under which the picture is shown, if it is an alternative to another one. */
  media?: string | undefined;
  /** The width of the picture's box, in the syntax of `<img sizes>`. Browsers find out the width of a lazy picture. */
  sizes?: string | undefined;
  /** The width of the picture's narrowest box divided by the height of that box, if the box crops the picture. */
  crop?: number | undefined;
}

/** What the build knows about the picture with this name. Throws if the build has no such picture. */
export function pictureNamed({ pictures }: Content, name: string): BuiltPicture {
  const picture = pictures[name];
  if (!picture) throw new Error(`The build has no picture "${name}".`);
  return picture;
}

/** 'dark' if the hero's pictures need white text, else 'light'. The wide picture decides for both. */
export function heroLook(content: Content): 'dark' | 'light' {
  return pictureNamed(content, content.home.hero.wide).isLight ? 'light' : 'dark';
}

/** The width of a picture divided by its height. */
export function ratioOf({ width, height }: BuiltPicture): number {
  return width / height;
}

/** A picture's AVIF files for `srcset`. The width of each is that of the part which remains after the crop. */
export function sourceSet(assetBase: string, picture: BuiltPicture, crop = Infinity): string {
  const share = Math.min(1, crop / ratioOf(picture));
  const urls = picture.widths.map(
    (width) => `${urlOf(assetBase, picture, width, 'avif')} ${Math.floor(share * width)}w`,
  );
  return urls.join(', ');
}

/** The URL of a picture's JPEG, which every browser can show. The JPEG is as wide as the largest AVIF. */
export function jpegUrl(assetBase: string, picture: BuiltPicture): string {
  return urlOf(assetBase, picture, picture.width, 'jpg');
}

function urlOf(base: string, { prefix }: BuiltPicture, width: number, extension: string): string {
  return `${base}${prefix}-${width}.${extension}`;
}
