import pictures from '#data/pictures.json' with { type: 'json' };

export type PictureName = keyof typeof pictures;

/** The format of the `<source>` elements; the few browsers without it take the JPEG. */
export const avifType = 'image/avif';

/** A picture and how a layout shows it. */
export interface PictureSource {
  name: PictureName;
  /** The media condition of the layout; without one the picture is for all. */
  media?: string;
  /** How wide the picture is laid out, in the syntax of `<img sizes>`. */
  sizes: string;
}

export function sizeOf(name: PictureName): { width: number; height: number } {
  const { width, height } = pictures[name];
  return { width, height };
}

/** Whether a picture is too light for white text on the side where a layout sets it. */
export function isLight(name: PictureName): boolean {
  return pictures[name].isLight ?? false;
}

/** The alternative text of a picture, from `shared/pictures.ts`. */
export function altOf(name: PictureName): string {
  return pictures[name].alt;
}

/** The mean colour of a picture: its background until it is loaded. */
export function colourOf(name: PictureName): string {
  return pictures[name].colour;
}

/** A picture's addresses as AVIF, in the syntax of `srcset`. */
export function sourceSet(assetBase: string, name: PictureName): string {
  const { widths } = pictures[name];
  return widths.map((width) => `${urlOf(assetBase, name, width, 'avif')} ${width}w`).join(', ');
}

/** The address of a picture's JPEG, which every browser can show and is as wide as the largest AVIF. */
export function jpegUrl(assetBase: string, name: PictureName): string {
  return urlOf(assetBase, name, pictures[name].width, 'jpg');
}

/** The attributes of the `<link>` that preloads a picture in AVIF. */
export function preloadOf(assetBase: string, { name, media, sizes }: PictureSource) {
  return {
    rel: 'preload',
    as: 'image',
    type: avifType,
    imagesrcset: sourceSet(assetBase, name),
    imagesizes: sizes,
    ...(media ? { media } : {}),
  };
}

function urlOf(base: string, name: PictureName, width: number, extension: string): string {
  return `${base}${name}-${pictures[name].hash}-${width}.${extension}`;
}
