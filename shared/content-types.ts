import type { Words } from './words.ts';

/* The types of the content: the owner's folder, once the build has read and checked it, and the pictures made of it. */

/** What `site.yaml` says about the business. A key that the owner has left out is ''. */
export interface Site {
  name: string;
  /** The language of all texts, as a BCP 47 tag such as `en` or `en-GB`. */
  language: string;
  /** The origin of the live site. */
  address: string;
  email: string;
  /** A line for each number. */
  telephone: string;
  /** A postal address, perhaps in several lines. */
  place: string;
  headline: Line[];
  taglines: { hero: string; footer: string };
  profiles: Profile[];
  /** Paths of pages, and `drop-down` where the services stand. */
  header: string[];
  footer: string[];
}

export interface Profile {
  name: string;
  /** '' if it is not known yet. */
  address: string;
}

/** The sections of the home page, apart from the page's text. */
export interface Home {
  /** Pictures by their names. */
  hero: { wide: string; tall: string; button: Action };
  cards: { heading: Line };
  partners?: Partners | undefined;
  form?: { heading: Line; text: string } | undefined;
}

export interface Partners {
  heading: Line;
  text: string;
  /** A partner without a link has '' as `to`. */
  names: Action<'name'>[];
  button: Action;
  /** The name of a picture, or ''. */
  picture: string;
}

/** The layouts of inner pages. Only the home page has the layout `home`. */
export const innerLayouts = ['text', 'services'] as const;

export type LayoutName = 'home' | (typeof innerLayouts)[number];

/** How a page can show its first picture. */
export const shapeNames = ['arch', 'frames', 'left', 'right', 'round'] as const;

export type ShapeName = (typeof shapeNames)[number];

/** A page of the site. A key that the page's file leaves out is '' or empty. */
export interface Page extends MarkdownText {
  /** The path of the page: '/' for the home page, else a slash and the path of the page's file without extension. */
  path: string;
  layout: LayoutName;
  title: string;
  description: string;
  /** The words of links to the page. */
  label: string;
  /** The name of the picture that social networks show beside a link to the page. */
  sharing: string;
  /** Pictures by their names. */
  pictures: string[];
  shape: ShapeName;
  notice: string;
  /** Whether the page lists the ways to reach the business. */
  contact: boolean;
}

export interface Service extends MarkdownText {
  /** The id of the service's section, which is the name of the service's file. */
  anchor: string;
  /** The path of the service's section, with the anchor. */
  to: string;
  /** The heading as a string. */
  name: string;
  /** The service's texts in the drop-down and on its card. */
  menu: string;
  card: string;
  /** The picture's name. */
  picture: string;
  notice: string;
}

/** The text of a file below its keys. The heading of the home page is the headline. */
export interface MarkdownText {
  /** The `#` heading. */
  heading: Line;
  text: readonly Block[];
}

/** A block of a page's text. */
export type Block =
  | { type: 'paragraph'; children: Line }
  /** `isSub`: whether the heading is a level below the first heading of the text. */
  | { type: 'heading'; isSub: boolean; children: Line }
  /** `start` is the number of the first item, or null if the list is not numbered. */
  | { type: 'list'; start: number | null; items: readonly (readonly Block[])[] }
  /** `by` says who is quoted, or is empty. */
  | { type: 'quote'; text: readonly Block[]; by: Line }
  | { type: 'rule' }
  /** `align` says how the words of each column are aligned. The first row holds the names of the columns. */
  | { type: 'table'; align: readonly Align[]; rows: readonly (readonly Line[])[] }
  | { type: 'pictures'; pictures: CaptionedPicture[] }
  | { type: 'actions'; actions: Action[] };

export type Align = 'left' | 'center' | 'right' | null;

/** A line of text. */
export type Line = readonly Inline[];

/** An inline element of a line of text. */
export type Inline =
  | string
  | { type: 'emphasis' | 'strong' | 'delete'; children: Line }
  | { type: 'link'; to: string; children: Line }
  | { type: 'break' };

/** A link with a text. `to` is a path of the site or a whole URL. */
export type Action<Text extends string = 'label'> = Record<Text | 'to', string>;

/** A picture with a caption, which may be empty. The name is that of the picture's file without the extension. */
export interface CaptionedPicture {
  name: string;
  caption: Line;
}

/** A point of a picture, in percent from its top left corner. */
export interface Focus {
  x: number;
  y: number;
}

/** A picture of the owner's, in the files that the build has made of it. */
export interface BuiltPicture {
  alt: string;
  /** The mean colour of the picture, which is shown until the picture is loaded. */
  colour: string;
  /** Whether dark text is easier to read on that colour than white text. */
  isLight: boolean;
  /** The point that stays visible wherever the layout crops the picture. */
  focus: Focus;
  /** The start of the files' names, which changes with the files' content. The width and the extension follow. */
  prefix: string;
  /** The size in pixels of the largest file. */
  width: number;
  height: number;
  /** The widths of the AVIF files in pixels. The only JPEG file is as wide as the widest AVIF file. */
  widths: number[];
}

/** What the owner has written. */
export interface WrittenContent {
  site: Site;
  words: Words;
  home: Home;
  /** All pages but the 404 page: first the home page, then the others by path. */
  pages: readonly Page[];
  /** The 404 page, for paths that no page has. */
  notFound: Page;
  /** The services, in the order of `site.yaml`. There are none if no page shows services. */
  services: readonly Service[];
  /** The paths of pages by their old paths. */
  aliases: Readonly<Record<string, string>>;
}

/** All that the site is rendered from. */
export interface Content extends WrittenContent {
  /** Every picture by its name. */
  pictures: Readonly<Record<string, BuiltPicture>>;
  /** The logo's file, and the size of the drawing in the drawing's own units. */
  logo: { file: string; width: number; height: number };
}
