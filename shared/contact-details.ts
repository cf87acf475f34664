import { email, place, telephone } from './site.ts';

/** The ways to reach the business; '' for one that is not given. */
export interface ContactFacts {
  email: string;
  telephone: string;
  place: string;
}

/** A way to reach the business as the site shows it. */
export interface ContactDetail {
  kind: keyof ContactFacts;
  /** The text as the owner writes it. */
  text: string;
  /** The address that it links to, if any. */
  href?: string;
}

/** Returns the contact details that are given, in the order in which the site shows them. */
export function contactDetailsOf({ email, telephone, place }: ContactFacts): ContactDetail[] {
  return [
    ...(email ? [{ kind: 'email' as const, text: email, href: `mailto:${email}` }] : []),
    ...(telephone
      ? [{ kind: 'telephone' as const, text: telephone, href: `tel:${dialled(telephone)}` }]
      : []),
    ...(place ? [{ kind: 'place' as const, text: place }] : []),
  ];
}

/** The details of the business, from `site.ts`. */
export const contactDetails: readonly ContactDetail[] = contactDetailsOf({
  email,
  telephone,
  place,
});

/** A telephone number for a `tel:` address, without '(0)' and the signs between digits. */
function dialled(telephone: string): string {
  return telephone.replace('(0)', '').replace(/[^+\d]/g, '');
}
