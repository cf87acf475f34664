import type { PictureName } from './pictures.ts';
import type { Destination } from './routes.ts';

/** Where a link of a text leads: a page, the contact form, a file in `public/`, or another site. */
type LinkTarget = Destination | `/${string}` | `http://${string}` | `https://${string}`;

/** A link with the text `link`, such as `{ link: 'See our prices', to: '/prices.pdf' }`. */
export interface TextLink {
  link: string;
  to: LinkTarget;
}

/** An entry of a list, without or with a link. */
export type ListEntry = string | TextLink;

/** A part of a text. A string is a paragraph. */
export type TextBlock =
  | ListEntry
  | { heading: string }
  | { list: readonly ListEntry[] }
  | { picture: PictureName; caption?: string };

export type Text = readonly TextBlock[];

/** The pictures in a text, in order. */
export function picturesIn(text: Text): readonly PictureName[] {
  return text.flatMap((block) =>
    typeof block === 'object' && 'picture' in block ? block.picture : [],
  );
}
