import { type GenericSchema, object } from 'valibot';
import { expect, test } from 'vitest';
import {
  partnersSchema,
  picturesSchema,
  routesSchema,
  servicesSchema,
  siteSchema,
  textPagesSchema,
  textSchema,
} from '#scripts/content/schemas.ts';
import { problemsOf, unlistedFiles } from '#scripts/content/validate-content.ts';
import { routes } from '#shared/routes.ts';

const file = 'shared/any.ts';
const text = (name: string) => object({ [name]: textSchema(name) });

const facts = { email: '', telephone: '', socialProfiles: [{ href: '' }] };
const profile = (href: string) => ({ ...facts, socialProfiles: [{ href }] });

const { gallery: page } = routes;
const journal = {
  ...page,
  path: '/journal',
  title: 'Journal',
  description: 'What we do and what we have done, week by week and year by year.',
  label: 'Journal',
};
const pagesWith = (change: object) => ({ gallery: page, journal: { ...journal, ...change } });

const service = { anchor: 'rooms', title: 'Rooms', picture: 'hero', text: ['Rooms.'] };
const picture = { focus: { x: 0, y: 100 } };
const textPage = { text: [], pictures: [], actions: [] };
const pageWith = (change: object) => ({ journal: { ...textPage, ...change } });
const pageTo = (to: string) => pageWith({ actions: [{ label: 'Go', to }] });
const pageSchema = textPagesSchema(['journal']);
const everyBlock = [
  'A paragraph',
  { heading: 'Hours' },
  { list: ['Weddings', { link: 'Prices', to: '/favicon.svg' }] },
  { link: 'Write to us', to: 'contactForm' },
  { picture: 'hero', caption: 'Dusk' },
];

test.each<[what: string, schema: GenericSchema, value: unknown]>([
  ['no fact at all', siteSchema, facts],
  ['an email address', siteSchema, { ...facts, email: 'hello@designer.example' }],
  ['a telephone number', siteSchema, { ...facts, telephone: '+44 (0)20 7946-0000' }],
  ['a profile', siteSchema, profile('https://www.instagram.com/designer/')],
  ['a page', routesSchema, pagesWith({})],
  ['a service', servicesSchema, [service]],
  ['a picture', picturesSchema(['rose']), { rose: picture }],
  ['a page with a button', pageSchema, pageTo('contactForm')],
  ['a text of all blocks', pageSchema, pageWith({ text: everyBlock })],
  ['partners', partnersSchema, ['Rose', { link: 'Stone', to: 'https://stone.example' }]],
  ['quotes, umlauts and ampersands', text('label'), { label: `Ann's "Söhne" & Co` }],
  ['a fact that is not given', text('telephone'), { telephone: '' }],
  ['the notice of a finished page', text('notice'), { notice: '' }],
])('%s is accepted', (_what, schema, value) => {
  expect(problemsOf(file, schema, value)).toEqual([]);
});

test.each<[what: string, schema: GenericSchema, value: unknown, said: RegExp]>([
  [
    'an email address without @',
    siteSchema,
    { ...facts, email: 'hello' },
    /"hello" as email: write/,
  ],
  ['an email address with a space', siteSchema, { ...facts, email: 'a @b.example' }, /as email/],
  ['letters in a number', siteSchema, { ...facts, telephone: '020 ROSES' }, /"020 ROSES" as tel/],
  [
    'a profile without https',
    siteSchema,
    profile('instagram.com/a'),
    /socialProfiles, 1, href: copy/,
  ],
  ['a profile that is a script', siteSchema, profile('javascript:alert(1)'), /href/],
  ['two pages with one path', routesSchema, pagesWith({ path: page.path }), /same path, "\//],
  ['two pages with one title', routesSchema, pagesWith({ title: page.title }), /same title/],
  ['two pages with one label', routesSchema, pagesWith({ label: page.label }), /same label/],
  [
    'a path without a slash',
    routesSchema,
    pagesWith({ path: 'journal' }),
    /"journal" as journal, path/,
  ],
  ['a path in capitals', routesSchema, pagesWith({ path: '/Journal' }), /as journal, path: start/],
  ['a path that ends in a slash', routesSchema, pagesWith({ path: '/journal/' }), /path/],
  ['a long description', routesSchema, pagesWith({ description: 'x'.repeat(161) }), /160 .* most/],
  [
    'a short description',
    routesSchema,
    pagesWith({ description: 'News.' }),
    /51 characters or more/,
  ],
  ['a long title', routesSchema, pagesWith({ title: 'x'.repeat(61) }), /60 characters at most/],
  [
    'a page without a title',
    routesSchema,
    pagesWith({ title: undefined }),
    /no journal, title: write/,
  ],
  [
    'an unknown picture',
    routesSchema,
    pagesWith({ sharingPicture: 'peony' }),
    /"peony" as journal/,
  ],
  [
    'services with one anchor',
    servicesSchema,
    [service, { ...service, title: 'Tea' }],
    /same anchor/,
  ],
  [
    'an anchor with a space',
    servicesSchema,
    [{ ...service, anchor: 'tea rooms' }],
    /1, anchor: use/,
  ],
  [
    "a service's unknown picture",
    servicesSchema,
    [{ ...service, picture: 'peony' }],
    /"peony" as 1/,
  ],
  [
    'a focus outside',
    picturesSchema(['rose']),
    { rose: { focus: { x: 50, y: 620 } } },
    /620 as rose/,
  ],
  [
    'a focus of NaN',
    picturesSchema(['rose']),
    { rose: { focus: { x: Number.NaN, y: 0 } } },
    /focus, x/,
  ],
  [
    'a picture on no page',
    picturesSchema([]),
    { rose: picture },
    /"rose" as rose: no page shows it/,
  ],
  ['a page without its copy', pageSchema, {}, /no journal: give/],
  ['copy without its page', textPagesSchema([]), pageTo('home'), /journal: give the page the same/],
  ['a button to no page', pageSchema, pageTo('galery'), /"galery" as .*1, to: write/],
  [
    'three buttons',
    pageSchema,
    pageWith({ actions: Array(3).fill({ label: 'Go', to: 'home' }) }),
    /two at most/,
  ],
  [
    'an unknown picture in a text',
    pageSchema,
    pageWith({ text: [{ picture: 'peony' }] }),
    /"peony" as journal, text, 1, picture/,
  ],
  [
    'a link to no page',
    pageSchema,
    pageWith({ text: [{ link: 'Go', to: 'galery' }] }),
    /"galery" as journal, text, 1, to/,
  ],
  [
    'a link to no file',
    partnersSchema,
    [{ link: 'Prices', to: '/prices.pdf' }],
    /"\/prices.pdf" as 1, to: .*a file of public/,
  ],
  [
    'a link in a list without a text',
    pageSchema,
    pageWith({ text: [{ list: [{ to: 'home' }] }] }),
    /no journal, text, 1, list, 1, link/,
  ],
  [
    'a text that is no list',
    pageSchema,
    pageWith({ text: 'Hello' }),
    /"Hello" as journal, text: write paragraphs/,
  ],
  ['HTML', text('label'), { label: 'See <a href="/">home</a>' }, /without HTML/],
  ['an empty text', text('label'), { label: '' }, /"" as label: write it/],
  ['a blank fact', text('place'), { place: ' ' }, /" " as place: write it/],
  ['two spaces', text('heading'), { heading: 'Our  Story' }, /single spaces/],
  ['a space at the end', text('heading'), { heading: 'Our Story ' }, /single spaces/],
  ['an unfinished text', text('notice'), { notice: 'Lorem ipsum' }, /finish it/],
])('%s is refused in a sentence', (_what, schema, value, said) => {
  const [problem, ...others] = problemsOf(file, schema, value);
  expect(problem).toMatch(said);
  expect(problem).toMatch(/^shared\/any\.ts [^\n]+: [^\n]+\.$/);
  expect(others).toEqual([]);
});

test('every problem is shown', () => {
  const site = { ...profile('no'), email: 'hello', telephone: 'none' };
  expect(problemsOf(file, siteSchema, site)).toHaveLength(3);
});

test('a file that is not in the table of pictures is named', () => {
  expect(unlistedFiles(['.DS_Store', 'logo.svg', 'holiday.jpg'])).toEqual([
    expect.stringMatching(
      /^client\/pictures\/holiday\.jpg is not listed in shared\/pictures\.ts: /,
    ),
  ]);
});
