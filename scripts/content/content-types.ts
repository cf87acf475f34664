import type { InferOutput } from 'valibot';
import type {
  homeSchema,
  layoutNames,
  pageSchema,
  picturesSchema,
  serviceSchema,
  shapeNames,
  siteSchema,
  wordsSchema,
} from './schema.ts';

/* What the build writes into `content.json`: the owner's folder, read, checked and resolved. */

/** A part of a line of text. */
export type Inline =
  | string
  | { type: 'emphasis' | 'strong'; children: readonly Inline[] }
  | { type: 'link'; to: string; children: readonly Inline[] }
  | { type: 'break' };

/** A line of text with its parts. */
export type Line = readonly Inline[];

/** A link with a text of its own; `to` is a path of the site or a whole address. */
export interface Action {
  label: string;
  to: string;
}

/** A picture by its name, which is its file's without the extension; '' is no caption. */
export interface CaptionedPicture {
  name: string;
  caption: string;
}

/** A part of a page's text. */
export type Block =
  | { type: 'paragraph' | 'heading'; children: Line }
  | { type: 'list'; isOrdered: boolean; items: readonly Line[] }
  /** `by` says who is quoted; it may be empty. */
  | { type: 'quote'; paragraphs: readonly Line[]; by: Line }
  | { type: 'pictures'; pictures: readonly CaptionedPicture[] }
  | { type: 'actions'; actions: readonly Action[] };

export type LayoutName = (typeof layoutNames)[number];

export type ShapeName = (typeof shapeNames)[number];

export type PageKeys = InferOutput<typeof pageSchema>;

export type HomeKeys = InferOutput<typeof homeSchema>;

export type PictureKeys = InferOutput<typeof picturesSchema>[string];

export type ServiceKeys = InferOutput<typeof serviceSchema>;

export type SiteKeys = InferOutput<typeof siteSchema>;

/** A page of the site. */
export interface Page extends Omit<PageKeys, 'layout' | 'aliases' | 'draft' | 'date'> {
  layout: LayoutName;
  /** Its address on the site: '/', '/our-story', '/journal/tithe-barn'. */
  path: string;
  /** Its name in navigation, which is that of its heading if the owner wrote none. */
  label: string;
  /** The name of the picture that social networks show. */
  sharing: string;
  /** The text of its `#` heading, without and with its parts. */
  name: string;
  heading: Line;
  text: readonly Block[];
  /** The day of an article as '2026-06-12' and in words, '12 June 2026'; '' on other pages. */
  date: string;
  dateInWords: string;
}

/** The parts of the home page. */
export type Home = Pick<HomeKeys, 'hero' | 'cards' | 'partners' | 'form'>;

export interface Service extends ServiceKeys {
  /** The id of its section, which is its file's name. */
  anchor: string;
  /** The address of its section. */
  to: string;
  /** The text of its `#` heading, without and with its parts. */
  name: string;
  heading: Line;
  text: readonly Block[];
}

export type Site = Omit<SiteKeys, 'services'>;

export interface Content {
  site: Site;
  words: InferOutput<typeof wordsSchema>;
  home: Home;
  /** All pages but the 404 page: those of the header, of the footer, then the others by path. */
  pages: readonly Page[];
  /** The page at addresses that have none; its path is '/404'. */
  notFound: Page;
  /** The services, in the order of `site.yaml`; none without a page that shows them. */
  services: readonly Service[];
  /** The paths of pages by their old addresses. */
  aliases: Readonly<Record<string, string>>;
}
