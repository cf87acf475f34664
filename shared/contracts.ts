/* What the server, the build and the browser's scripts agree on: the build's files, the configuration, ids and attributes of the document. */

/** The files that the build has made beside the content's pictures and logo, by their names in the assets folder. */
export interface Assets {
  /** Where two fonts have a character, browsers take it from the later one. */
  fonts: readonly FontFile[];
  scripts: {
    /** The text of the inline script in the head of every page, which loads the others. */
    headScript: string;
    main: string;
    /** The chunks that it imports. */
    chunks: readonly string[];
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
  /** The origin of canonical URLs. */
  siteUrl: string;
  /** Whether search engines may list the site. */
  isIndexed: boolean;
}

/** The site's configuration, with which server and browser render the same HTML. */
export interface SiteConfig extends Deployment {
  /** The server's calendar year. */
  year: number;
}

/*
 * The ids of what stands on every page have a capital letter, which no name of a service's file can have: that
 * is the id of its section.
 */

/** The id of the root element, which the browser hydrates. */
export const rootId = 'pageRoot';

/** The attribute of the root element with the site's configuration, as JSON. */
export const configAttribute = 'data-config';

/** The attribute of the tags of the head that change with the page, and so are replaced on navigation. */
export const pageTagAttribute = 'data-page';

/** The attribute of the style tag of the head whose rules Emotion does not insert again. */
export const stylesAttribute = 'data-styles';

/** The id of the page's content: the target of the skip link. */
export const contentAnchor = 'pageContent';

/** The id of the section with the contact form on the home page. */
export const contactAnchor = 'contact';

/** The id of the heading that labels the contact form. */
export const contactHeadingId = 'contact-heading';

/** The id of the confirmation, which the form's `action` links to when no script handles it. */
export const messageSentAnchor = 'messageSent';

/** The size of every sharing picture, in pixels, as social networks recommend it. */
export const sharingPictureSize = { width: 1200, height: 630 };
