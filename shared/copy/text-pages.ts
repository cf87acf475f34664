import type { Destination } from '../routes.ts';

/** The copy of a page with a picture and sentences, which may be under construction or finished. */
export interface TextPageCopy {
  heading: string;
  /** The sentence in italics on a page under construction; '' on a finished page. */
  notice: string;
  sentences: readonly string[];
  /** Two buttons; `to` is a page's name in `../routes.ts`, or 'contactForm'. */
  actions: readonly [Action, Action];
}

export interface Action {
  label: string;
  to: Destination;
}

/** Every page except the home page and the services page, by its name in `../routes.ts`. */
export const textPages = {
  ourStory: {
    heading: 'Our Story',
    notice: 'This page is under construction.',
    sentences: [
      'Here you will read how we work: how we get to know a room, a table or a shopfront before we place a single thing, and how we choose flowers, linen and light that belong together.',
      'You will follow one celebration from its first conversation to its last candle.',
    ],
    actions: [
      { label: 'Tell us what you are planning', to: 'contactForm' },
      { label: 'See our services', to: 'services' },
    ],
  },
  gallery: {
    heading: 'Gallery',
    notice: 'The gallery is coming soon.',
    sentences: [
      'Here you will see weddings, corporate events, shop interiors and storefronts, in pictures large enough to linger over.',
      'A line beside each picture will tell you what we styled: the table, the flowers, the light.',
    ],
    actions: [
      { label: 'See our services', to: 'services' },
      { label: 'Read our story', to: 'ourStory' },
    ],
  },
  partners: {
    heading: 'Partners',
    notice: 'This page is under construction.',
    sentences: [
      'Here you will meet the people we work with and read what each of them brings to a celebration.',
      'If you would like to be one of them, please write to us.',
    ],
    actions: [
      { label: 'Write to us', to: 'contactForm' },
      { label: 'See our services', to: 'services' },
    ],
  },
  getInTouch: {
    heading: 'Get in Touch',
    notice: 'The contact form will be available soon.',
    sentences: [
      'This page will have room for the whole picture: what you are planning, where it takes place and how you would like it to feel.',
      'Until then, please use the form on our home page. It asks for your name, your email address, a subject and a message.',
    ],
    actions: [
      { label: 'Go to the form', to: 'contactForm' },
      { label: 'See our services', to: 'services' },
    ],
  },
} as const satisfies Record<string, TextPageCopy>;
