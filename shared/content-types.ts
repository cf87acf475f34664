import type { SchemaOutput } from './schema/schemas.ts';
import type { Words } from './words.ts';

/* The types of the content: what the build has read from the owner's folder and validated, and the built pictures. */

/*
 * The types of the owner's keys follow from their schemas. Only types are imported from there, because the browser has
 * no use for the schemas themselves.
 */

/** The values of `site.yaml`. A key that the owner has left out is '' or empty. */
export type Site = Omit<SchemaOutput<'site'>, 'services'>;

/** The sections of the home page, except for the page's own text. */
export type Home = SchemaOutput<'home'>['sections'];

/** A page of the site. Keys that the owner has left out of the page's file are '' or empty. */
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

/** The text of a Markdown file. */
export interface MarkdownText {
  /** The `#` heading, or the headline of `site.yaml` on the home page, which has no `#` heading. */
  heading: Line;
  text: readonly Block[];
}

/*
 * A task in a list, such as `- [ ] Call the florist`, is a paragraph that begins with one of these strings as a part of
 * its own.
 */
export const openTask = '☐ ';
export const doneTask = '☑ ';

/** A block of Markdown text. */
export type Block =
  | { type: 'paragraph'; children: Line }
  /**
   * `id` is the heading's address on its page, or ''. `isSubheading`: whether the heading is of a lower level than the
   * first heading of the text.
   */
  | { type: 'heading'; id: string; isSubheading: boolean; children: Line }
  /** `start` is the number of the first item, or null if the list is not numbered. */
  | { type: 'list'; start: number | null; items: readonly (readonly Block[])[] }
  /** `author` is the person who is quoted, or empty. */
  | { type: 'quote'; text: readonly Block[]; author: Line }
  | { type: 'rule' }
  /** `align` has the text alignment of each column. The first row is the header row. */
  | { type: 'table'; align: readonly Align[]; rows: readonly (readonly Line[])[] }
  | { type: 'pictures'; pictures: CaptionedPicture[] }
  | { type: 'actions'; actions: LabelledLink[] };

export type Align = 'left' | 'center' | 'right' | null;

/** The text of one block, such as a paragraph or a heading. */
export type Line = readonly Inline[];

/** A part of a line. A string is plain text. */
export type Inline =
  | string
  | { type: 'emphasis' | 'strong' | 'delete'; children: Line }
  | { type: 'link'; to: string; children: Line }
  | { type: 'break' };

/** A link with a text. `to` is a path of the site or an absolute URL. */
export interface LabelledLink {
  label: string;
  to: string;
}

/** A picture by the name of its file without the extension, and its caption, which may be empty. */
export interface CaptionedPicture {
  name: string;
  caption: Line;
}

/** A point of a picture, in percent of its width and height from the top left corner. */
export interface FocalPoint {
  x: number;
  y: number;
}

/** One of the owner's pictures, and the files that the build has made from it. */
export interface BuiltPicture {
  alt: string;
  /** The average colour of the picture, which is shown until the picture has loaded. */
  colour: string;
  /** Whether dark text is easier to read on this colour than white text. */
  isLight: boolean;
  /** The point that stays visible if the layout crops the picture. */
  focus: FocalPoint;
  /** The beginning of all file names. It contains a hash of the original and of the encoders' settings. */
  prefix: string;
  /** The width of the largest file in pixels. */
  width: number;
  /** The height of the largest file in pixels. */
  height: number;
  /** The widths of the AVIF files in pixels. There is one JPEG file, which is as wide as the widest AVIF file. */
  widths: number[];
}

/** The content that the owner has written, without the built pictures. */
export interface WrittenContent {
  site: Site;
  words: Words;
  home: Home;
  /** All pages except the 404 page: the home page, then the others sorted by path. */
  pages: readonly Page[];
  /** The page that is shown at paths without a page. */
  notFound: Page;
  /** The services in the order of `site.yaml`. Empty if no page has the layout `services`. */
  services: readonly Service[];
  /** The current paths of pages by their old paths, which redirect to the current ones. */
  aliases: Readonly<Record<string, string>>;
}

/** All content that the site is rendered from. */
export interface Content extends WrittenContent {
  /** All pictures by name. */
  pictures: Readonly<Record<string, BuiltPicture>>;
  /** The logo's file, and the logo's size in the units of its `viewBox`. */
  logo: { file: string; width: number; height: number };
}
