/** The facts of the business. A fact that is '' is not shown. */

export const businessName: string = 'The Wedding & Events Designer';

/** Shown beside the contact form, on Get in Touch and in the footer, as people write it. */
export const email: string = '';

/** Shown in the same places, for example '+44 20 7946 0000'. */
export const telephone: string = '';

/** Where the business is, on one line. Shown in the same places. */
export const place: string = '';

/** The hero's headline, cut where its lines should break. */
export const heroLines: readonly string[] = [
  'Creating',
  'timeless moments,',
  'thoughtfully styled',
];

export const taglines = {
  hero: heroLines.join(' '),
  heroSubline: 'Styling weddings, events, and shopfronts beautifully.',
  footer: 'Crafting beautiful moments and timeless memories.',
} as const;

interface SocialProfile {
  network: 'instagram' | 'facebook' | 'pinterest';
  name: string;
  /** The profile's address, starting with https://; while it is empty the link is disabled. */
  href: string;
}

export const socialProfiles: readonly SocialProfile[] = [
  { network: 'instagram', name: 'Instagram', href: '' },
  { network: 'facebook', name: 'Facebook', href: '' },
  { network: 'pinterest', name: 'Pinterest', href: '' },
];

/** The shorter name that some page titles end in (specification, section 1: titles vary). */
export const shortBusinessName = businessName.replace(/^The /, '');
