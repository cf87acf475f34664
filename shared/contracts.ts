/*
 * The contracts between the build, the server and the browser's scripts. Files of the build are given by their names in
 * the assets folder.
 */

/** The files of the build, except for the pictures of pages and the logo, which the content names. */
export interface Assets {
  /** The order matters: if two fonts contain a character, browsers use the later font. */
  fonts: readonly FontFile[];
  /** Labels have another weight than running text, and therefore other metrics. */
  fontMetrics: Readonly<Record<'display' | 'displayItalic' | 'text' | 'label', FontMetrics>>;
  scripts: {
    /** The source of the inline script that loads the other scripts. */
    headScript: string;
    /** The module that exports `hydrate`. */
    main: string;
    /** The chunks that `main` imports: the libraries, and the code that `main` shares with lazily loaded modules. */
    chunks: readonly string[];
    /** The module whose default export is passed to `hydrate`. */
    content: string;
  };
  /** The file of each page's sharing picture, by the page's path. */
  sharing: Readonly<Record<string, string>>;
}

export interface FontFile {
  face: 'display' | 'displayItalic' | 'text' | 'textItalic';
  file: string;
  unicodeRange: string;
  isPreloaded: boolean;
}

/** Lengths of a font in em. `descent` is positive. `averageWidth` is that of the characters of an English text. */
export interface FontMetrics {
  ascent: number;
  descent: number;
  lineGap: number;
  averageWidth: number;
}

export interface Deployment {
  /** '/assets/', or a URL that consists of the origin `ASSET_ORIGIN` and this path. */
  assetBase: string;
  /** The origin of the live site. If it is '', the pages contain no URLs that need it, such as the canonical URL. */
  siteUrl: string;
  isIndexed: boolean;
}

/** The configuration with which the server has rendered a page, and with which the browser hydrates the page. */
export interface SiteConfig {
  assetBase: Deployment['assetBase'];
  path: string;
  year: number;
}

/** The size of every sharing picture in pixels, as recommended by social networks. */
export const sharingPictureSize = { width: 1200, height: 630 };
