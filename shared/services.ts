import { pathTo } from './routes.ts';

/** A service of the business, once for the cards, the header's drop-down and the services page. */
export interface Service {
  anchor: string;
  title: string;
  /** The sentence in the header's drop-down (specification, section 2, Header). */
  menuSentence: string;
  /** The description on the home page's card. */
  cardText: string;
  picture: 'wedding-styling' | 'corporate-events' | 'store-decor';
}

export const services: readonly Service[] = [
  {
    anchor: 'wedding-styling',
    title: 'Wedding Styling & Decor',
    menuSentence: 'Bespoke styling to create the wedding of your dreams.',
    cardText:
      'From the arch you stand under to the last candle on the table, the whole day styled as one picture.',
    picture: 'wedding-styling',
  },
  {
    anchor: 'corporate-events',
    title: 'Corporate Events Styling',
    menuSentence: 'Professional and creative styling for your corporate gatherings.',
    cardText:
      'Dinners, launches and celebrations with tables, flowers and light that suit the company they are in.',
    picture: 'corporate-events',
  },
  {
    anchor: 'store-decor',
    title: 'Store Interior & Storefront Decor',
    menuSentence: 'Elevate your retail space with stunning interior and storefront designs.',
    cardText:
      'Windows, doorways and interiors that make people slow down, look again and come inside.',
    picture: 'store-decor',
  },
];

/** The address of a service's section on the services page. */
export function pathToService(service: Service): string {
  return pathTo('services', service.anchor);
}
