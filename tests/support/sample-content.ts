import { pictures } from '#shared/pictures.ts';
import { edit } from './edit.ts';

/*
 * The content of a business that has launched its site: every fact is filled in, and many texts are long.
 * It has no types of its own: the copy of the project that it is laid over is type checked.
 */
const facts = {
  businessName: 'Lark & Linden',
  email: 'hello@larkandlindenweddingsandevents.example',
  telephone: '+44 (0)20 7946 0000',
  place: 'The Old Seed Warehouse, 12 Rose Lane, Bradford-on-Avon',
};

const privacyRoute = {
  path: '/privacy',
  title: 'Privacy',
  description:
    'What this site knows about its visitors, which is nothing, and whom to ask about it.',
  label: 'Privacy & Legal Information',
  header: 'none',
  isInFooter: true,
  layout: 'text',
};

/** Pictures that no page shows yet, from files that the project has. */
const newPictures = {
  'long-table': { file: 'hero.jpg', alt: 'A long table under lights', focus: { x: 50, y: 50 } },
  window: { file: 'store-decor.jpg', alt: 'A shop window at dusk', focus: { x: 50, y: 50 } },
};

const everyPicture = new Set(['gallery', ...Object.keys({ ...pictures, ...newPictures })]);

const blankPage = { notice: '', text: [], pictures: [], actions: [] };

const askButton = { label: 'Tell us what you are planning', to: 'contactForm' };

const textPages = {
  ourStory: {
    ...blankPage,
    heading: 'Our Story Begins with an Arch of Roses',
    text: [
      'We began with one arch of roses in a village church, and with a borrowed van that smelled of eucalyptus for years.',
      { heading: 'How we work' },
      'A room has its own light, and we look at it for a whole day before we place a single thing in it.',
      { picture: 'window', caption: 'A window in December: olive trees, and lamps until ten.' },
      { link: 'Linden, the tree, in an encyclopaedia', to: 'https://trees.example/linden' },
    ],
    pictures: ['our-story', 'long-table'],
    actions: [askButton],
  },
  gallery: {
    ...blankPage,
    heading: 'Gallery',
    text: ['Celebrations and windows of the last years.'],
    pictures: [...everyPicture],
    awaitsPictures: true,
  },
  partners: {
    ...blankPage,
    heading: 'Partners',
    text: ['We are glad of each of them.', { list: ['Rose & Stone, flowers', 'Ember, candles'] }],
    pictures: ['partners'],
    actions: [askButton, { label: 'See our services', to: 'services' }],
  },
  getInTouch: {
    ...blankPage,
    heading: 'Get in Touch',
    text: [{ heading: 'Hours' }, { list: ['Tuesday to Friday, 10 to 6', 'Saturday, 10 to 4'] }],
    pictures: ['letter'],
    hasContactDetails: true,
    actions: [{ label: 'Go to the form', to: 'contactForm' }],
  },
  privacy: {
    ...blankPage,
    heading: 'Privacy',
    text: ['This site sets no cookies.', { heading: 'Whom to ask' }, 'Write to us.'],
  },
};

const offer = [
  'We begin with a walk through the rooms, and with the one thing that you would like to remember.',
  { heading: 'What belongs to it' },
  {
    list: [
      'Flowers, linen, candles and lamps, and the people who put them where they belong',
      { link: 'Photographs of earlier celebrations', to: 'gallery' },
    ],
  },
  { link: 'Read our prices', to: '/favicon.svg' },
];

const partners = [
  { link: 'Rose & Stone, Flowers of the Cotswolds', to: 'https://rose-and-stone.example/' },
  { link: 'Ember', to: 'https://ember.example/candles' },
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
  const write = (file: string, from: RegExp, content: unknown) =>
    edit(folder + file, from, JSON.stringify(content));
  const add = (file: string, rows: object) =>
    edit(folder + file, /(?=^\} as const)/m, `${JSON.stringify(rows).slice(1, -1)},\n`);
  for (const [name, fact] of Object.entries(facts)) {
    write('shared/site.ts', new RegExp(`(?<=${name}: string = )'[^']*'`), fact);
  }
  write('shared/site.ts', /(?<='Instagram', href: )''/, 'https://www.instagram.com/lark/');
  add('shared/routes.ts', { privacy: privacyRoute });
  add('shared/pictures.ts', newPictures);
  write('shared/copy/text-pages.ts', /(?<=TextPageCopy>> = )\{.*\}(?=;)/s, textPages);
  write('shared/copy/home.ts', /(?<=ListEntry\[\] = )\[\]/, partners);
  write('shared/services.ts', /(?<=title: )'[^']*'/, 'Weddings and Everything Around Them');
  for (const _service of ['first', 'second', 'third']) {
    write('shared/services.ts', /(?<=notice: )'[^']+'/, '');
    write('shared/services.ts', /(?<=text: )\[\n[^\]]*\]/, offer);
  }
  write('tests/content/departures.ts', /(?<== )\[\]/, departures);
}
