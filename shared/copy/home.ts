import type { ListEntry } from '../text-blocks.ts';

/** The partners on the home page, such as `{ link: 'Rose & Stone', to: 'https://rose.example' }`, or a name alone. */
export const partners: readonly ListEntry[] = [];

/** The copy of the home page. Its headline and the line below it are in `../site.ts`. */
export const homeCopy = {
  storyButton: 'Discover Our Story',
  servicesHeading: 'Your Journey Starts Here',
  learnMore: 'Learn More',
  /** Read out between 'Learn More' and the name of the service. */
  about: 'about',
  partnersHeading: 'Our Trusted Partners',
  partnersText:
    'Every celebration is the work of many hands. We love working with people who care about the details as much as we do.',
  partnersButton: 'Become a Partner',
  contactHeading: 'Get In Touch',
  contactText:
    'A wedding, a company event or a new look for your shop: tell us what you are planning and how you would like it to feel.',
} as const;

/** The parts of the headline and of the headings above that are in italics, which is for the eye alone. */
export const italicParts: readonly string[] = ['styled', 'Starts Here', 'Trusted', 'In Touch'];
