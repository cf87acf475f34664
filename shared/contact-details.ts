import { email, place, telephone } from './site.ts';

/** A way to reach the business as the site shows it. */
interface ContactDetail {
  kind: 'email' | 'telephone' | 'place';
  /** The text as the owner writes it. */
  text: string;
  /** The address that it links to, if any. */
  href?: string;
}

const all: readonly ContactDetail[] = [
  { kind: 'email', text: email, href: `mailto:${email}` },
  { kind: 'telephone', text: telephone, href: `tel:${dialled(telephone)}` },
  { kind: 'place', text: place },
];

/** The ways that `site.ts` gives, in the order in which the site shows them. */
export const contactDetails = all.filter(({ text }) => text !== '');

/** A telephone number for a `tel:` address, without '(0)' and the signs between digits. */
function dialled(telephone: string): string {
  return telephone.replace('(0)', '').replace(/[^+\d]/g, '');
}
