/* The contracts between the build, the server and the browser's scripts: the built files and the configuration. */

/** The build's files, except for pictures and the logo. A file is given by its name in the assets folder. */
export interface Assets {
  /** The order matters: if two fonts contain a character, browsers use the later font. */
  fonts: readonly FontFile[];
  /** The metrics of the fonts. Labels have another weight than running text, and therefore other metrics. */
  fontMetrics: Readonly<Record<'display' | 'displayItalic' | 'text' | 'label', FontMetrics>>;
  scripts: {
    /** The source of the inline script in the head of every page, which loads the other scripts. */
    headScript: string;
    /** The module that exports `hydrate`. */
    main: string;
    /** The chunks that `main` imports: the libraries, and the code that `main` shares with lazily loaded modules. */
    chunks: readonly string[];
    /** The module with the content, which is passed to `hydrate`. */
    content: string;
  };
  /** The file of each page's sharing picture, by the page's path. */
  sharing: Readonly<Record<string, string>>;
}

export interface FontFile {
  face: 'display' | 'displayItalic' | 'text' | 'textItalic';
  file: string;
  /** The font's characters in the syntax of CSS `unicode-range`. */
  unicodeRange: string;
  /** Whether the font is preloaded, because most pages need it. */
  isPreloaded: boolean;
}

/** Lengths of a font in em. `descent` is positive. */
export interface FontMetrics {
  ascent: number;
  descent: number;
  lineGap: number;
  /** The average width of the characters of an English text. */
  averageWidth: number;
}

/** How this copy of the site is deployed. */
export interface Deployment {
  /** The URL of the assets folder: '/assets/', preceded by the origin `ASSET_ORIGIN` if that setting is used. */
  assetBase: string;
  /** The origin of the live site, for absolute URLs such as the canonical one. If it is '', pages omit these URLs. */
  siteUrl: string;
  /** Whether search engines may list the site. */
  isIndexed: boolean;
}

/** The configuration of a rendered page. The server sends it with the page, so that hydration renders the same HTML. */
export interface SiteConfig extends Deployment {
  /** The path of the page that the server sent. */
  path: string;
  /** The current calendar year on the server. */
  year: number;
}

/** The size of every sharing picture in pixels, as recommended by social networks. */
export const sharingPictureSize = { width: 1200, height: 630 };
