import type { Words } from './words.ts';

/* What the site is made of: the owner's folder, read, checked and resolved, with the pictures that the build made. */

/** What `site.yaml` says of the business. What may be left out is ''. */
export interface Site {
  name: string;
  /** That of all texts, as a BCP 47 tag: `en` or `en-GB`. */
  language: string;
  /** The origin of the live site. */
  address: string;
  email: string;
  /** A line for each number. */
  telephone: string;
  /** An address, perhaps in lines. */
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

/** The sections of the home page beside its text. */
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
  /** `to` is '' for one without a link. */
  names: Action<'name'>[];
  button: Action;
  /** The name of a picture, or ''. */
  picture: string;
}

/** The layouts of inner pages, which are all but the home page: no other page has its layout. */
export const innerLayouts = ['text', 'services'] as const;

export type LayoutName = 'home' | (typeof innerLayouts)[number];

/** How a page can show its first picture. */
export const shapeNames = ['arch', 'frames', 'left', 'right', 'round'] as const;

export type ShapeName = (typeof shapeNames)[number];

/** A page of the site. What its file leaves out is '' or empty. */
export interface Page extends MarkdownText {
  /** Its path on the site: '/' for the home page, else a slash and the path of its file without extension. */
  path: string;
  layout: LayoutName;
  title: string;
  description: string;
  /** The words of links to it. */
  label: string;
  /** The name of the picture that stands beside links to it. */
  sharing: string;
  /** Pictures by their names. */
  pictures: string[];
  shape: ShapeName;
  notice: string;
  /** Whether it lists the ways to reach the business. */
  contact: boolean;
}

export interface Service extends MarkdownText {
  /** The id of its section, which is its file's name. */
  anchor: string;
  /** The path of its section, with its anchor. */
  to: string;
  /** Its heading as a string. */
  name: string;
  /** Its texts in the drop-down and on its card. */
  menu: string;
  card: string;
  /** The picture's name. */
  picture: string;
  notice: string;
}

/** What a page below its keys says. The home page's heading is the headline. */
export interface MarkdownText {
  /** Its `#` heading. */
  heading: Line;
  text: readonly Block[];
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
  /** `align` says where the words of each column stand. Its first row is that of the columns' names. */
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

/** A link with a text of its own; `to` is a path of the site or a whole URL. */
export type Action<Text extends string = 'label'> = Record<Text | 'to', string>;

/** A picture by its name, which is its file's without the extension; its caption may be empty. */
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
  /** The mean colour, which is shown until the picture is loaded. */
  colour: string;
  /** Whether dark text is easier to read on that colour than white text. */
  isLight: boolean;
  /** The point that stays visible wherever the layout crops it. */
  focus: Focus;
  /** The start of the files' names, which changes with their content; the width and the extension follow. */
  prefix: string;
  /** The size in pixels of the largest file. */
  width: number;
  height: number;
  /** The widths of its AVIF files in pixels; its one JPEG is as wide as the largest. */
  widths: number[];
}

/** What the owner wrote. */
export interface WrittenContent {
  site: Site;
  words: Words;
  home: Home;
  /** All pages but the 404 page: those of the header, of the footer, then the others by path. */
  pages: readonly Page[];
  /** The page for paths that have none. */
  notFound: Page;
  /** The services, in the order of `site.yaml`; none without a page that shows them. */
  services: readonly Service[];
  /** The paths of pages by their old paths. */
  aliases: Readonly<Record<string, string>>;
}

/** All that the site is rendered from. */
export interface Content extends WrittenContent {
  /** Every picture by its name. */
  pictures: Readonly<Record<string, BuiltPicture>>;
  /** The logo's file, and the size of its drawing, in units of the drawing. */
  logo: { file: string; width: number; height: number };
}
