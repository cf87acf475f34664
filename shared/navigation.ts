import type { RouteName } from './routes.ts';

/** The header's links in order; the drop-down of services stands between the two groups. */
export const headerLinks = {
  beforeServices: ['home', 'ourStory'],
  afterServices: ['gallery', 'partners', 'getInTouch'],
} as const satisfies Record<string, readonly RouteName[]>;

/** The footer's six links in order. */
export const footerLinks: readonly RouteName[] = [
  'home',
  'ourStory',
  'services',
  'gallery',
  'partners',
  'getInTouch',
];

/** What a link to each route is called. */
export const linkLabels: Record<RouteName, string> = {
  home: 'Home',
  ourStory: 'Our Story',
  services: 'Services',
  gallery: 'Gallery',
  partners: 'Partners',
  getInTouch: 'Get in Touch',
};
