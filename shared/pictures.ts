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
    alt: 'A round table laid in ivory and gold by candlelight, with roses, champagne flutes and folded rose napkins, lit drapes behind',
    focus: { x: 66, y: 60 },
  },
  'store-decor': {
    file: 'store-decor.jpg',
    alt: 'A dark green shop front at dusk after rain, its lit window full of flowers; the sign reads The Wedding & Events Designer',
    focus: { x: 47, y: 52 },
  },
  'our-story': {
    file: 'our-story.jpg',
    alt: 'A pencil plan of a long dining table by candlelight, with brass dividers, a green pencil, folded linen and a spool of rose silk ribbon on a dark wooden table',
    focus: { x: 50, y: 48 },
  },
  gallery: {
    file: 'gallery.jpg',
    alt: 'A place laid by a window: a napkin tied with a rose ribbon, gold cutlery, a coupe of champagne and a bowl of cream roses behind',
    focus: { x: 48, y: 62 },
  },
  partners: {
    file: 'partners.jpg',
    alt: 'A beeswax taper in a brass holder, an ink bottle with a dip pen, a silver spoon, a coupe of champagne, a folded blush linen napkin and brass scissors in a row on pale stone, in low sun',
    focus: { x: 50, y: 47 },
  },
  letter: {
    file: 'letter.jpg',
    alt: 'A rose envelope sealed with wax lies on linen over a card that reads Crafting beautiful moments and timeless memories, with eucalyptus and a green ribbon',
    focus: { x: 50, y: 48 },
  },
  'not-found': {
    file: 'not-found.jpg',
    alt: 'A place card printed 404 on linen, beside a cut garden rose and an untied rose satin ribbon',
    focus: { x: 47, y: 46 },
  },
} as const satisfies Record<string, PictureEntry>;

export type PictureName = keyof typeof pictures;
