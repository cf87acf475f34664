/** The types of the JSON that the build writes, declared here so that type checks need no build. */

declare module '#data/pictures.json' {
  interface Picture {
    alt: string;
    /** The part of its files' names that changes with their content. */
    hash: string;
    /** The size in pixels of the largest file. */
    width: number;
    height: number;
    /** The widths of its AVIF files in pixels; its one JPEG is as wide as the largest. */
    widths: number[];
    /** The mean colour, which is shown until the picture is loaded. */
    colour: string;
    /** Whether it is too light for white text on the side where the layout sets it. */
    isLight?: boolean;
  }
  const pictures: Record<import('#shared/pictures.ts').PictureName, Picture>;
  export default pictures;
}

declare module '#data/logos.json' {
  /** The logos' files, and the sizes of their drawings, in units of the drawing. */
  const logos: Record<'logo-light' | 'wordmark', { file: string; width: number; height: number }>;
  export default logos;
}

declare module '#data/sharing.json' {
  /** The file of each route's sharing picture. */
  const files: Record<import('#shared/routes.ts').RouteName, string>;
  export default files;
}

declare module '#data/fonts.json' {
  /** The files of the three fonts. */
  const files: Record<'display' | 'displayItalic' | 'text', string>;
  export default files;
}

declare module '#data/heading-face.json' {
  /** The display face with only the characters of headings, as woff2 in base64, and these characters. */
  const face: Record<'base64' | 'characters', string>;
  export default face;
}

declare module '#data/scripts.json' {
  const scripts: {
    /** The text of the inline script in the head of every page, which loads the others. */
    headScript: string;
    /** The site's script: a file in the assets folder. */
    main: string;
    /** The chunks that it imports. */
    chunks: string[];
  };
  export default scripts;
}
