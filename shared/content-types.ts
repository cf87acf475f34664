import type { SchemaOutput } from './schema/schemas.ts';
import type { Words } from './words.ts';

/*
 * The types of the content: what the build has read from the owner's folder and validated, and the built pictures. Only
 * types are imported from the schemas, because the browser does not validate.
 */

/** The values of `site.yaml`. A key that the owner has left out is '' or empty. */
export type Site = Omit<SchemaOutput<'site'>, 'services'>;

/** The sections of the home page, except for the page's own text. */
export type Home = SchemaOutput<'home'>['sections'];

/** A page. A key that the owner has left out is '' or empty. */
export interface Page extends SchemaOutput<'notFound'>, MarkdownText {
  /** '/' for the home page, otherwise a slash and the path of the page's file without its extension. */
  path: string;
  layout: SchemaOutput<'page' | 'home'>['layout'];
}

export interface Service extends SchemaOutput<'service'>, MarkdownText {
  /** The id of the service's section: the name of the service's file without its extension. */
  anchor: string;
  /** The path of the services page with the anchor of the service's section. */
  to: string;
  /** The heading as plain text. */
  name: string;
}

export interface MarkdownText {
  /** The `#` heading, or the headline of `site.yaml` on the home page, which has no `#` heading. */
  heading: Line;
  text: readonly Block[];
}

export type Block =
  | { type: 'paragraph'; children: Line }
  /** `id` is the heading's anchor, or ''. A subheading is of a lower level than the first heading of the text. */
  | { type: 'heading'; id: string; isSubheading: boolean; children: Line }
  /** `start` is the number of the first item, or null if the list is not numbered. */
  | { type: 'list'; start: number | null; items: readonly (readonly Block[])[] }
  /** `author` is empty if the text does not name one. */
  | { type: 'quote'; text: readonly Block[]; author: Line }
  | { type: 'rule' }
  /** `align` is the text alignment of each column. The first row is the header row. */
  | { type: 'table'; align: readonly Align[]; rows: readonly (readonly Line[])[] }
  | { type: 'pictures'; pictures: CaptionedPicture[] }
  | { type: 'actions'; actions: LabelledLink[] };

export type Align = 'left' | 'center' | 'right' | null;

export type Line = readonly Inline[];

/** A part of a text. A string is plain text. */
export type Inline =
  | string
  | { type: 'emphasis' | 'strong' | 'delete'; children: Line }
  | { type: 'link'; to: string; children: Line }
  | { type: 'break' };

/** `to` is a path of the site or an absolute URL. */
export interface LabelledLink {
  label: string;
  to: string;
}

/** `name` is the name of the picture's file without the extension. The caption may be empty. */
export interface CaptionedPicture {
  name: string;
  caption: Line;
}

/** A point of a picture, in percent of its width and height from the top left corner. */
export interface FocalPoint {
  x: number;
  y: number;
}

/**
 * One of the owner's pictures, and the files that the build has made from it. `width` and `height` are those of the
 * largest file in pixels.
 */
export interface BuiltPicture {
  alt: string;
  /** The average colour, which is shown until the picture has loaded. */
  colour: string;
  /** Whether black text has more contrast with this colour than white text. */
  isLight: boolean;
  focus: FocalPoint;
  /** The beginning of all file names, with a hash of the original and of the settings of the encoders. */
  prefix: string;
  width: number;
  height: number;
  /** The widths of the AVIF files in pixels. The only JPEG file is `width` wide. */
  widths: number[];
}

/** The content without the built pictures. */
export interface WrittenContent {
  site: Site;
  words: Words;
  home: Home;
  /** The home page, then the other pages sorted by the paths of their files. The 404 page is not among them. */
  pages: readonly Page[];
  notFound: Page;
  /** The services in the order of `site.yaml`. Empty if no page has the layout `services`. */
  services: readonly Service[];
  /** The current path of a page by each of its old paths, which redirect to the current one. */
  aliases: Readonly<Record<string, string>>;
}

export interface Content extends WrittenContent {
  pictures: Readonly<Record<string, BuiltPicture>>;
  /** `width` and `height` are in the units of the logo's `viewBox`. */
  logo: { file: string; width: number; height: number };
}
