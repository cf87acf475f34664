/* What the server, the build and the browser's scripts agree on: the build's files and the configuration. */

/** What the build has made, except the content's pictures and logo. Files have their names in the assets folder. */
export interface Assets {
  /** The order counts: if two fonts have a character, browsers use the later font. */
  fonts: readonly FontFile[];
  scripts: {
    /** The text of the inline script in the head of every page. It loads the other scripts. */
    headScript: string;
    /** The module that hydrates a page. */
    main: string;
    /** The chunks that `main` imports: the libraries, and the code that lazily loaded modules use too. */
    chunks: readonly string[];
    /** The module of the content. `main` is called with the content. */
    content: string;
  };
  /** The sharing picture of each page, by the page's path. */
  sharing: Readonly<Record<string, string>>;
}

export interface FontFile {
  face: 'display' | 'displayItalic' | 'text' | 'textItalic';
  file: string;
  /** The font's characters, in the syntax of CSS `unicode-range`. */
  unicodeRange: string;
  /** Whether the font is preloaded, because most pages need it. */
  isPreloaded: boolean;
}

/** How this copy of the site is deployed. */
export interface Deployment {
  /** The URL of the hashed files: '/assets/', on the origin `ASSET_ORIGIN` if it is set. */
  assetBase: string;
  /** The origin of absolute URLs, such as canonical ones. It is '' if not known; pages then have no such URLs. */
  siteUrl: string;
  /** Whether search engines may list the site. */
  isIndexed: boolean;
}

/** The site's configuration. The server sends it with the page, so that the browser renders the same HTML. */
export interface SiteConfig extends Deployment {
  /** The path of the page that was sent. */
  path: string;
  /** The server's calendar year. */
  year: number;
}

/** The size of every sharing picture, in pixels, as social networks recommend it. */
export const sharingPictureSize = { width: 1200, height: 630 };
