/** The business's own facts: the one file that the owner edits. */

export const businessName = 'The Wedding & Events Designer';

/** The shorter name that some page titles end in (specification, section 1: titles vary). */
export const shortBusinessName = 'Wedding & Events Designer';

/** The hero's headline, cut where its lines should break. */
export const heroLines = ['Creating', 'timeless moments,', 'thoughtfully styled'] as const;

export const taglines = {
  hero: heroLines.join(' '),
  heroSubline: 'Styling weddings, events, and shopfronts beautifully.',
  footer: 'Crafting beautiful moments and timeless memories.',
} as const;

export type SocialNetwork = 'instagram' | 'facebook' | 'pinterest';

export interface SocialProfile {
  network: SocialNetwork;
  name: string;
  /** The profile's address; while it is null the footer shows a placeholder link. */
  href: string | null;
}

export const socialProfiles: readonly SocialProfile[] = [
  { network: 'instagram', name: 'Instagram', href: null },
  { network: 'facebook', name: 'Facebook', href: null },
  { network: 'pinterest', name: 'Pinterest', href: null },
];
