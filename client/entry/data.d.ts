/** What the build writes for the client to import, declared here so that types need no build. */

declare module '#data/pictures.json' {
  /** Enough to write a picture's `<img>`. */
  interface Picture {
    alt: string;
    hash: string;
    /** The size in pixels of the largest file. */
    width: number;
    height: number;
    widths: number[];
    /** The mean colour, shown until the picture arrives. */
    colour: string;
  }
  const pictures: Record<import('#shared/pictures.ts').PictureName, Picture>;
  export default pictures;
}

declare module '#data/logos.json' {
  /** A logo's file and the proportions of its drawing. */
  interface Logo {
    file: string;
    width: number;
    height: number;
  }
  const logos: Record<'logo' | 'logo-light' | 'wordmark' | 'wordmark-light', Logo>;
  export default logos;
}

declare module '#data/sharing.json' {
  /** The file of each route's sharing picture. */
  const files: Record<import('#shared/routes.ts').RouteName, string>;
  export default files;
}

declare module '#data/hero-scrim.json' {
  /** How strongly the scrims over each of the hero's pictures are drawn, from 0 to 1. */
  const strengths: Record<'hero' | 'hero-portrait', number>;
  export default strengths;
}

declare module '#data/heading-face.json' {
  /** The display face with the headings' characters alone, as woff2 in base64, and what they are. */
  const face: Record<'base64' | 'characters', string>;
  export default face;
}
