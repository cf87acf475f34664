import { email, place, telephone } from './site.ts';

/** The facts by which people reach the business; '' where one is not given. */
export interface ContactFacts {
  email: string;
  telephone: string;
  place: string;
}

/** One of them as the site shows it. */
export interface ContactDetail {
  kind: keyof ContactFacts;
  /** As the owner writes it. */
  text: string;
  /** What a press on it opens, if anything. */
  href?: string;
}

/** The facts that are given, in the order in which the site shows them. */
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

/** A telephone number as a `tel:` address has it: '(0)' is for reading alone, as are signs between digits. */
function dialled(telephone: string): string {
  return telephone.replace('(0)', '').replace(/[^+\d]/g, '');
}
