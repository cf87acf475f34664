import type { PictureName } from './pictures.ts';
import { pathTo } from './routes.ts';
import type { Text } from './text-blocks.ts';

/** A service of the business: for the home page's cards, the header's drop-down and the services page. */
export interface Service {
  /** The end of its address on the services page, after the `#`. */
  anchor: string;
  title: string;
  /** The sentence in the header's drop-down (specification, section 2, Header). */
  menuSentence: string;
  /** The description on the home page's card. */
  cardText: string;
  /** The sentence in italics on the services page until the service's text is written; then ''. */
  notice: string;
  /** The text on the services page, after the sentence of the drop-down. */
  text: Text;
  /** The text of the link from there to the contact form. */
  askLabel: string;
  picture: PictureName;
}

export const services: readonly Service[] = [
  {
    anchor: 'wedding-styling',
    title: 'Wedding Styling & Decor',
    menuSentence: 'Bespoke styling to create the wedding of your dreams.',
    cardText: 'From the arch you stand under to the last candle: your whole day, styled as one picture.',
    notice: 'Content is coming soon.',
    text: [
      'Here you will see ceremonies, tables and rooms: the flowers, the linen, the light, and the one idea that runs through all of them.',
    ],
    askLabel: 'Ask about your wedding',
    picture: 'wedding-styling',
  },
  {
    anchor: 'corporate-events',
    title: 'Corporate Events Styling',
    menuSentence: 'Professional and creative styling for your corporate gatherings.',
    cardText:
      'Dinners, launches and celebrations, with tables, flowers and light that suit your company.',
    notice: 'Content is coming soon.',
    text: [
      "Here you will see dinners, launches and celebrations, each in its company's own colours and manner.",
    ],
    askLabel: 'Ask about your event',
    picture: 'corporate-events',
  },
  {
    anchor: 'store-decor',
    title: 'Store Interior & Storefront Decor',
    menuSentence: 'Elevate your retail space with stunning interior and storefront designs.',
    cardText:
      'Windows, doorways and interiors that make people slow down, look again and come inside.',
    notice: 'Content is coming soon.',
    text: [
      'Here you will see windows, doorways and interiors, dressed for a season or for good.',
    ],
    askLabel: 'Ask about your shop',
    picture: 'store-decor',
  },
];

/** The address of a service's section on the services page. */
export function pathToService(service: Service): string {
  return pathTo('services', service.anchor);
}
