import type { TextPageCopy } from '#shared/copy/text-pages.ts';
import type { PictureEntry } from '#shared/pictures.ts';
import type { Route, TextPageName } from '#shared/routes.ts';
import type { ListEntry, Text } from '#shared/text-blocks.ts';
import { edit } from './edit.ts';

/** The content of a business that has launched its site: every fact is filled in, and many texts are long. */
const facts = {
  businessName: 'Lark & Linden',
  email: 'hello@larkandlinden-weddings-and-events.example',
  telephone: '+44 (0)20 7946 0000',
  place: 'The Old Seed Warehouse, 12 Rose Lane, Bradford-on-Avon',
};

const hours: Text = [
  { heading: 'Hours' },
  {
    list: ['Tuesday to Friday, 10 to 6', 'Saturday, 10 to 4', 'Sunday and Monday, by appointment'],
  },
];

const offer: Text = [
  'We begin with a walk through the rooms, and with the one thing that you would like to remember.',
  { heading: 'What belongs to it' },
  {
    list: [
      'A first visit, drawings and a list of everything that we bring',
      'Flowers, linen, candles and lamps, and the people who put them where they belong',
      { link: 'Photographs of earlier celebrations', to: 'gallery' },
    ],
  },
  { link: 'Read our prices', to: '/favicon.svg' },
];

/** The pictures that no page shows yet, from files that the project has. */
const newPictures: Readonly<Record<string, PictureEntry>> = {
  'long-table': { file: 'hero.jpg', alt: 'A long table under lights', focus: { x: 50, y: 50 } },
  window: { file: 'store-decor.jpg', alt: 'A shop window at dusk', focus: { x: 50, y: 50 } },
};

const privacy: Route = {
  path: '/privacy',
  title: 'Privacy',
  description:
    'What this site knows about its visitors, which is nothing, and whom to ask about it.',
  label: 'Privacy & Legal Information',
  header: 'none',
  isInFooter: true,
  layout: 'text',
};

const galleryPictures = [
  ...['gallery', 'hero', 'wedding-styling', 'corporate-events', 'store-decor', 'our-story'],
  ...['partners', 'letter', 'not-found', 'hero-portrait', 'long-table', 'window'],
];

type SamplePage = Omit<TextPageCopy, 'pictures' | 'text'> & {
  pictures: readonly string[];
  text: readonly (Text[number] | { picture: string; caption: string })[];
};

const pages: Readonly<Record<TextPageName | 'privacy', SamplePage>> = {
  ourStory: {
    heading: 'Our Story Begins with an Arch of Roses',
    notice: '',
    text: [
      'We began with one arch of roses in a village church, and with a borrowed van that smelled of eucalyptus for years.',
      'Today we style weddings, company dinners and shop windows, from Bath to the coast.',
      { heading: 'How we work' },
      'A room has its own light, and we look at it for a whole day before we place a single thing in it.',
      {
        picture: 'window',
        caption: 'A window in December: olive trees, and lamps that burn until ten.',
      },
      { link: 'Linden, the tree, in an encyclopaedia', to: 'https://trees.example/linden' },
    ],
    pictures: ['our-story', 'long-table'],
    actions: [{ label: 'Tell us what you are planning', to: 'contactForm' }],
  },
  gallery: {
    heading: 'Gallery',
    notice: '',
    text: ['Celebrations and windows of the last years.'],
    pictures: galleryPictures,
    awaitsPictures: true,
    actions: [],
  },
  partners: {
    heading: 'Partners',
    notice: '',
    text: ['We are glad of each of them.', { list: ['Rose & Stone, flowers', 'Ember, candles'] }],
    pictures: ['partners'],
    actions: [
      { label: 'Tell us what you are planning', to: 'contactForm' },
      { label: 'See our services', to: 'services' },
    ],
  },
  getInTouch: {
    heading: 'Get in Touch',
    notice: '',
    text: hours,
    pictures: ['letter'],
    hasContactDetails: true,
    actions: [{ label: 'Go to the form', to: 'contactForm' }],
  },
  privacy: {
    heading: 'Privacy',
    notice: '',
    text: ['This site sets no cookies.', { heading: 'Whom to ask' }, 'Write to us.'],
    pictures: [],
    actions: [],
  },
};

const partners: readonly ListEntry[] = [
  { link: 'Rose & Stone, Flowers of the Cotswolds', to: 'https://rose-and-stone.example/' },
  { link: 'Ember', to: 'https://ember.example/candles' },
  { link: 'The Linen House', to: 'https://linen.example/' },
  'Wren & Daughters, Marquees and Dance Floors',
];

/** What the specification orders otherwise. */
const departures = [
  ...['titles', 'pages', 'services', 'services.1.notice', 'services.2.notice', 'services.3.notice'],
  ...['ourStory.notice', 'gallery.notice', 'partners.notice', 'getInTouch.notice'],
  ...['footer.links', 'footer.rights'],
];

/** Lays the sample content over the copy of the project in `folder`, with the copy's tests. */
export function laySampleContent(folder: string): void {
  const value = (content: unknown) => JSON.stringify(content);
  const rows = (table: object) =>
    Object.entries(table)
      .map(([name, row]) => `  '${name}': ${value(row)},\n`)
      .join('');
  for (const [name, fact] of Object.entries(facts)) {
    edit(`${folder}shared/site.ts`, new RegExp(`(?<=${name}: string = )'[^']*'`), value(fact));
  }
  edit(
    `${folder}shared/site.ts`,
    /(?<='Instagram', href: )''/,
    "'https://www.instagram.com/lark/'",
  );
  edit(`${folder}shared/routes.ts`, /(?=^\} as const satisfies)/m, rows({ privacy }));
  edit(`${folder}shared/pictures.ts`, /(?=^\} as const satisfies)/m, rows(newPictures));
  edit(`${folder}shared/copy/text-pages.ts`, /(?<=TextPageCopy>> = )\{.*\};/s, `${value(pages)};`);
  edit(`${folder}shared/copy/home.ts`, /(?<=ListEntry\[\] = )\[\]/, value(partners));
  edit(
    `${folder}shared/services.ts`,
    /(?<=title: )'[^']*'/,
    "'Weddings and Everything Around Them'",
  );
  for (const _ of Array(3)) {
    const written = `notice: '', text: ${value(offer)}`;
    edit(`${folder}shared/services.ts`, /notice: '[^']+',\s+text: \[[^\]]*\]/, written);
  }
  edit(`${folder}tests/content/departures.ts`, /(?<== )\[\]/, value(departures));
}
