import type { PictureName } from '../pictures.ts';
import type { Destination, TextPageName } from '../routes.ts';
import type { Text } from '../text-blocks.ts';

/** The copy of a page with the layout 'text', which may be under construction or finished. */
export interface TextPageCopy {
  heading: string;
  /** The sentence in italics on a page under construction; '' on a finished page. */
  notice: string;
  text: Text;
  /** Names from `../pictures.ts`: the first picture stands beside the text, the others follow as a grid. */
  pictures: readonly PictureName[];
  /** Whether empty frames stand behind the first picture until others follow. */
  awaitsPictures?: boolean;
  /** Whether the email address, the telephone number and the place of `../site.ts` follow the text. */
  hasContactDetails?: boolean;
  actions: Actions;
}

/** A page's buttons: none, one or two. */
export type Actions = readonly [] | readonly [Action] | readonly [Action, Action];

interface Action {
  label: string;
  /** A page's name in `../routes.ts`, or 'contactForm'. */
  to: Destination;
}

/** Every page with the layout 'text', by its name in `../routes.ts`. */
export const textPages: Readonly<Record<TextPageName, TextPageCopy>> = {
  ourStory: {
    heading: 'Our Story',
    notice: 'This page is under construction.',
    text: [
      'Here you will read how we work: how we get to know a room, a table or a shopfront before we place a single thing, and how we choose flowers, linen and light that belong together.',
      'You will follow one celebration from its first conversation to its last candle.',
    ],
    pictures: ['our-story'],
    actions: [
      { label: 'Tell us what you are planning', to: 'contactForm' },
      { label: 'See our services', to: 'services' },
    ],
  },
  gallery: {
    heading: 'Gallery',
    notice: 'The gallery is coming soon.',
    text: [
      'Here you will see weddings, corporate events, shop interiors and storefronts, in pictures large enough to linger over.',
      'A line beside each picture will tell you what we styled: the table, the flowers, the light.',
    ],
    pictures: ['gallery'],
    awaitsPictures: true,
    actions: [
      { label: 'See our services', to: 'services' },
      { label: 'Read our story', to: 'ourStory' },
    ],
  },
  partners: {
    heading: 'Partners',
    notice: 'This page is under construction.',
    text: [
      'Here you will meet the people we work with and read what each of them brings to a celebration.',
      'If you would like to be one of them, please write to us.',
    ],
    pictures: ['partners'],
    actions: [
      { label: 'Write to us', to: 'contactForm' },
      { label: 'See our services', to: 'services' },
    ],
  },
  getInTouch: {
    heading: 'Get in Touch',
    notice: 'The contact form will be available soon.',
    text: [
      'This page will have room for the whole picture: what you are planning, where it takes place and how you would like it to feel.',
      'Until then, please use the form on our home page. It asks for your name, your email address, a subject and a message.',
    ],
    pictures: ['letter'],
    hasContactDetails: true,
    actions: [
      { label: 'Go to the form', to: 'contactForm' },
      { label: 'See our services', to: 'services' },
    ],
  },
};
