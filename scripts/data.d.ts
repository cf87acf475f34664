/** The types of the JSON that the build writes, declared here so that type checks need no build. */

declare module '#data/content.json' {
  export type * from '#scripts/content/content-types.ts';

  const content: import('#scripts/content/content-types.ts').Content;
  export default content;
}

declare module '#data/pictures.json' {
  export type { UseName } from '#client/pictures/uses.ts';

  /** The files of a picture for one of its uses. */
  export interface PictureFiles {
    /** The start of their names, which changes with their content; the width and the extension follow. */
    prefix: string;
    /** The size in pixels of the largest file. */
    width: number;
    height: number;
    /** The widths of its AVIF files in pixels; its one JPEG is as wide as the largest. */
    widths: number[];
    /** The point that stays visible wherever the layout crops it, in percent from its top left corner. */
    focus: import('#scripts/content/content-types.ts').Focus;
    /** Whether it is too light for the white text in front of it. */
    isLight: boolean;
  }
  export interface Picture {
    alt: string;
    /** The mean colour, which is shown until the picture is loaded. */
    colour: string;
    files: Partial<Record<import('#client/pictures/uses.ts').UseName, PictureFiles>>;
  }
  /** Every picture by its name. */
  export type Pictures = Record<string, Picture>;
  const pictures: Pictures;
  export default pictures;
}

declare module '#data/logo.json' {
  /** The logo's file, and the size of its drawing, in units of the drawing. */
  const logo: { file: string; width: number; height: number };
  export default logo;
}

declare module '#data/sharing.json' {
  /** The file of each page's sharing picture, by the page's path. */
  const files: Record<string, string>;
  export default files;
}

declare module '#data/fonts.json' {
  export interface FontFile {
    face: import('#client/styles/font-faces.ts').FontSource['face'];
    file: string;
    /** Its characters, as CSS writes them. */
    unicodeRange: string;
    /** Whether most pages need it. */
    isPreloaded: boolean;
  }
  /** The files of the fonts. Where two have a character, browsers take it from the later one. */
  const fonts: FontFile[];
  export default fonts;
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
