/** A picture of the site. Its file is in `client/pictures/`: a JPEG, PNG, WebP or AVIF of any shape. */
export interface PictureEntry {
  file: string;
  /** The text for visitors who do not see the picture. */
  alt: string;
  /** The point that stays visible wherever the picture is cropped, in percent from its top left corner. */
  focus: { x: number; y: number };
}

/** Every picture of the site. Pages name those that they show in `copy/text-pages.ts`, `services.ts` and `page-pictures.ts`. */
export const pictures = {
  hero: {
    file: 'hero.jpg',
    alt: 'A long table laid at dusk: garden roses and lit candles on the right, strings of lights blurred behind',
    focus: { x: 78, y: 62 },
  },
  /** Replaces `hero` on tall screens. */
  'hero-portrait': {
    file: 'hero-portrait.jpg',
    alt: 'The same table in tall format: roses and lit candles below, strings of lights and a quiet dusk sky above',
    focus: { x: 50, y: 78 },
  },
  'wedding-styling': {
    file: 'wedding-styling.jpg',
    alt: 'A round arch dressed with garden roses and two sheer drapes, candles on the paving and strings of lights behind it at dusk',
    focus: { x: 50, y: 52 },
  },
  'corporate-events': {
    file: 'corporate-events.jpg',
    alt: 'A round table laid in ivory and gold, roses and candles in the middle, lit drapes behind',
    focus: { x: 58, y: 62 },
  },
  'store-decor': {
    file: 'store-decor.jpg',
    alt: 'A dark green shopfront at dusk, its windows full of flowers, ivory awnings and olive trees at the door; the sign reads The Wedding & Events Designer',
    focus: { x: 50, y: 56 },
  },
  'our-story': {
    file: 'our-story.jpg',
    alt: 'A stoneware vase of garden roses and eucalyptus on a dark table, a cut rose and petals before it, two candles at the side',
    focus: { x: 50, y: 38 },
  },
  gallery: {
    file: 'gallery.jpg',
    alt: 'A place laid by a window: ivory linen, a napkin tied with a rose ribbon, a glass of champagne, a bowl of roses behind',
    focus: { x: 48, y: 62 },
  },
  partners: {
    file: 'partners.jpg',
    alt: 'Fabric samples fanned on linen, with ribbons, blank cards and a brass pen',
    focus: { x: 45, y: 62 },
  },
  letter: {
    file: 'letter.jpg',
    alt: 'A rose envelope closed with a wax seal, on linen, with blank cards, a green ribbon and two sprigs of eucalyptus',
    focus: { x: 45, y: 60 },
  },
  'not-found': {
    file: 'not-found.jpg',
    alt: 'An empty place card on linen, beside a cut garden rose and a loose rose ribbon, untied',
    focus: { x: 46, y: 50 },
  },
} as const satisfies Record<string, PictureEntry>;

export type PictureName = keyof typeof pictures;
