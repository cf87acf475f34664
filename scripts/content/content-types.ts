import type { InferOutput } from 'valibot';
import type * as schema from './schema.ts';

/* What the owner's files say, by their schemas. */

export type SiteFacts = InferOutput<typeof schema.siteSchema>;
export type Words = InferOutput<typeof schema.wordsSchema>;
export type PageFrontMatter = InferOutput<typeof schema.pageSchema>;
export type HomeFrontMatter = InferOutput<typeof schema.homeSchema>;
export type ServiceFrontMatter = InferOutput<typeof schema.serviceSchema>;
export type PictureDescription = InferOutput<typeof schema.picturesSchema>[string];

/** A point of a picture, in percent from its top left corner. */
export type Focus = PictureDescription['focus'];

export type LayoutName = 'home' | (typeof schema.ownLayouts)[number];
export type ShapeName = (typeof schema.shapeNames)[number];

/* What the build writes into `content.json`: the owner's folder, read, checked and resolved. */

/** An inline element of a line of text. */
export type Inline =
  | string
  | { type: 'emphasis' | 'strong'; children: readonly Inline[] }
  | { type: 'link'; to: string; children: readonly Inline[] }
  | { type: 'break' };

/** A line of text. */
export type Line = readonly Inline[];

/** A link with a text of its own; `to` is a path of the site or a whole URL. */
export interface Action {
  label: string;
  to: string;
}

/** A picture by its name, which is its file's without the extension; '' is no caption. */
export interface CaptionedPicture {
  name: string;
  caption: string;
}

/** A block of a page's text. */
export type Block =
  | { type: 'paragraph' | 'heading'; children: Line }
  | { type: 'list'; isOrdered: boolean; items: readonly Line[] }
  /** `by` says who is quoted; it may be empty. */
  | { type: 'quote'; paragraphs: readonly Line[]; by: Line }
  | { type: 'pictures'; pictures: readonly CaptionedPicture[] }
  | { type: 'actions'; actions: readonly Action[] };

/** A page of the site. */
export interface Page extends Omit<PageFrontMatter, 'layout' | 'aliases' | 'draft'> {
  layout: LayoutName;
  /** Its path on the site: '/' for the home page, else a slash and the path of its file without extension. */
  path: string;
  /** Its name in navigation, which is that of its heading if the owner wrote none. */
  label: string;
  /** The name of the picture that social networks show. */
  sharing: string;
  /** The text of its `#` heading. */
  heading: Line;
  text: readonly Block[];
  /** The day of an article, such as '12 June 2026'; '' on other pages. */
  dateInWords: string;
}

/** The sections of the home page. */
export type Home = Pick<HomeFrontMatter, 'hero' | 'cards' | 'partners' | 'form'>;

export interface Service extends ServiceFrontMatter {
  /** The id of its section, which is its file's name. */
  anchor: string;
  /** The path of its section, with its anchor. */
  to: string;
  /** The text of its `#` heading, as a string and as a line. */
  name: string;
  heading: Line;
  text: readonly Block[];
}

export type Site = Omit<SiteFacts, 'services'>;

export interface Content {
  site: Site;
  words: Words;
  home: Home;
  /** All pages but the 404 page: those of the header, of the footer, then the others by path. */
  pages: readonly Page[];
  /** The page for paths that have none; its own is '/404'. */
  notFound: Page;
  /** The services, in the order of `site.yaml`; none without a page that shows them. */
  services: readonly Service[];
  /** The paths of pages by their old paths. */
  aliases: Readonly<Record<string, string>>;
}
