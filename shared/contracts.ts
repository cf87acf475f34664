/* What the server, the build and the browser's scripts agree on: the build's files and the configuration. */

/** The files that the build has made beside the content's pictures and logo, by their names in the assets folder. */
export interface Assets {
  /** Where two fonts have a character, browsers take it from the later one. */
  fonts: readonly FontFile[];
  scripts: {
    /** The text of the inline script in the head of every page, which loads the others. */
    headScript: string;
    /** The module that hydrates a page. */
    main: string;
    /** The chunks that it imports: the libraries, and what it shares with modules that load later. */
    chunks: readonly string[];
    /** The module of the content, which it is called with. */
    content: string;
  };
  /** The sharing picture of each page, by the page's path. */
  sharing: Readonly<Record<string, string>>;
}

export interface FontFile {
  face: 'display' | 'displayItalic' | 'text' | 'textItalic';
  file: string;
  /** Its characters, as CSS writes them. */
  unicodeRange: string;
  /** Whether most pages need it. */
  isPreloaded: boolean;
}

/** How this copy of the site is deployed. */
export interface Deployment {
  /** The URL of the hashed files: '/assets/', on the origin `ASSET_ORIGIN` if it is set. */
  assetBase: string;
  /** The origin of the site's addresses, such as canonical URLs, or '' if it is not known: they are left out then. */
  siteUrl: string;
  /** Whether search engines may list the site. */
  isIndexed: boolean;
}

/** The site's configuration, with which server and browser render the same HTML. */
export interface SiteConfig extends Deployment {
  /** The path of the page that was sent. */
  path: string;
  /** The server's calendar year. */
  year: number;
}

/** The size of every sharing picture, in pixels, as social networks recommend it. */
export const sharingPictureSize = { width: 1200, height: 630 };
