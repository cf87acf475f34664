import pictures from '#data/pictures.json' with { type: 'json' };

export type PictureName = keyof typeof pictures;

/** The format of the `<source>` elements; browsers without it take the JPEGs. */
export const modernFormat = { extension: 'avif', type: 'image/avif' } as const;

/** The format of the `<img>`, which every browser can show. */
export const plainFormat = 'jpg';

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

/** The alternative text of a picture, from `shared/pictures.ts`. */
export function altOf(name: PictureName): string {
  return pictures[name].alt;
}

/** The mean colour of a picture: its background until it is loaded. */
export function colourOf(name: PictureName): string {
  return pictures[name].colour;
}

/** A picture's addresses in one format, in the syntax of `srcset`. */
export function sourceSet(assetBase: string, name: PictureName, extension: string): string {
  const { widths } = pictures[name];
  return widths.map((width) => `${urlOf(assetBase, name, width, extension)} ${width}w`).join(', ');
}

/** The address of a picture's largest file, in the format that every browser can show. */
export function largestPictureUrl(assetBase: string, name: PictureName): string {
  return urlOf(assetBase, name, pictures[name].width, plainFormat);
}

/** The attributes of the `<link>` that preloads a picture in AVIF. */
export function preloadOf(assetBase: string, { name, media, sizes }: PictureSource) {
  const { extension, type } = modernFormat;
  return {
    rel: 'preload',
    as: 'image',
    type,
    imagesrcset: sourceSet(assetBase, name, extension),
    imagesizes: sizes,
    ...(media ? { media } : {}),
  };
}

function urlOf(base: string, name: PictureName, width: number, extension: string): string {
  return `${base}${name}-${pictures[name].hash}-${width}.${extension}`;
}
