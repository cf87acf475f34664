import type { InferOutput } from 'valibot';
import type { ownLayouts, Schemas, shapeNames } from './schema.ts';

/* What the build writes into `content.json`: the owner's folder, read, checked and resolved. */

export type SiteFacts = InferOutput<Schemas['site']>;
export type Site = Omit<SiteFacts, 'services'>;
export type Words = InferOutput<Schemas['words']>;
export type HomeFrontMatter = InferOutput<Schemas['home']>;
/** The sections of the home page beside its text. */
export type Home = Pick<HomeFrontMatter, 'hero' | 'cards' | 'partners' | 'form'>;
export type ServiceFrontMatter = InferOutput<Schemas['service']>;
export type PictureDescription = InferOutput<Schemas['pictures']>[string];

/** A point of a picture, in percent from its top left corner. */
export type Focus = PictureDescription['focus'];

export type LayoutName = 'home' | (typeof ownLayouts)[number];
export type ShapeName = (typeof shapeNames)[number];

/** An inline element of a line of text. */
export type Inline =
  | string
  | { type: 'emphasis' | 'strong'; children: Line }
  | { type: 'link'; to: string; children: Line }
  | { type: 'break' };

/** A line of text. */
export type Line = readonly Inline[];

/** A link with a text of its own; `to` is a path of the site or a whole URL. */
export interface Action {
  label: string;
  to: string;
}

/** A picture by its name, which is its file's without the extension; its caption may be empty. */
export interface CaptionedPicture {
  name: string;
  caption: Line;
}

/** A block of a page's text. */
export type Block =
  | { type: 'paragraph'; children: Line }
  /** `isSub`: one below the first heading of its text. */
  | { type: 'heading'; isSub: boolean; children: Line }
  /** `start` is its first number; null if it is not numbered. */
  | { type: 'list'; start: number | null; items: readonly (readonly Block[])[] }
  /** `by` says who is quoted; it may be empty. */
  | { type: 'quote'; text: readonly Block[]; by: Line }
  | { type: 'rule' }
  | { type: 'pictures'; pictures: readonly CaptionedPicture[] }
  | { type: 'actions'; actions: readonly Action[] };

/** What a page below its keys says. */
export interface MarkdownText {
  /** Its `#` heading. */
  heading: Line;
  text: readonly Block[];
}

/** The keys of every page. */
export type PageFrontMatter = Omit<InferOutput<Schemas['page' | 'servicesPage']>, 'layout'> & {
  layout: LayoutName;
};

/** A page of the site. The home page's heading is the headline. */
export interface Page
  extends Omit<InferOutput<Schemas['page']>, 'aliases' | 'layout'>,
    MarkdownText {
  layout: LayoutName;
  /** Its path on the site: '/' for the home page, else a slash and the path of its file without extension. */
  path: string;
}

export interface Service extends ServiceFrontMatter, MarkdownText {
  /** The id of its section, which is its file's name. */
  anchor: string;
  /** The path of its section, with its anchor. */
  to: string;
  /** Its heading as a string. */
  name: string;
}

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
