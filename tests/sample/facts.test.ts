import { expect, test } from 'vitest';
import { contactDetailsOf } from '#client/links/contact-details.tsx';
import { createTestApp } from '../support/app-under-test.ts';
import { fetchPage, fetchPages, find, siteUrl, textsOf, valuesOf } from '../support/html.ts';
import { content } from '../support/site.ts';

const { app } = createTestApp();
const email = 'hello@larkandlindenweddingsandevents.example';
const telephone = '+44 (0)20 7946 0000';
const onTheDay = 'Tomas, on the day: 01632 960 123';
const place = 'The Old Seed Warehouse, 12 Rose Lane, Bradford-on-Avon';

const profiles = [
  'https://www.instagram.com/larkandlinden.example/',
  'https://www.pinterest.co.uk/larkandlinden/',
];

const labelled = [
  `Write to us: ${email}`,
  `Call us: ${telephone}`,
  onTheDay,
  `Where we are: ${place}`,
];

test.each([
  ['in the footer', '/gallery', 'footer', [email, telephone, onTheDay, place]],
  ['beside the form', '/', '#contact', labelled],
  ['on a page that asks for them', '/our-story', 'main', labelled],
])('the contact details are %s', async (_where, path, part, details) => {
  const list = find(await fetchPage(app, path), `${part} ul[aria-label=Contact]`);
  expect(textsOf(list, 'li')).toEqual(details);
  expect(valuesOf(list, 'a', 'href')).toEqual([
    `mailto:${email}`,
    'tel:+442079460000',
    'tel:01632960123',
  ]);
});

/** Returns the value of a fact without its texts and entries. */
function emptied(value: object | string): object | string {
  if (typeof value === 'string') return '';
  if (Array.isArray(value)) return [];
  return Object.fromEntries(Object.entries(value).map(([key, text]) => [key, emptied(text)]));
}

// The address is left out, because pages show `SITE_URL` in its place.
const { address: _, ...facts } = content.site;

test.each(Object.entries(facts))('pages show the fact "%s"', async (key, value) => {
  const site = { ...content.site, [key]: emptied(value) };
  const changed = createTestApp({}, { content: { ...content, site } }).app;
  expect(`${await fetchPages(changed)}`).not.toBe(`${await fetchPages(app)}`);
});

test('a telephone number without a country code is dialled with its zero', () => {
  const telephone = [{ name: '', number: '(0)1225 496 0148' }];
  const [detail] = contactDetailsOf({ ...content.site, email: '', telephone });
  expect(detail?.href).toBe('tel:012254960148');
});

test('no text can end the structured data', async () => {
  const address = 'https://social.example/</script><script>';
  const site = { ...content.site, profiles: [{ name: 'Social', address }] };
  const { app } = createTestApp({}, { content: { ...content, site } });
  const { text } = find(await fetchPage(app, '/'), 'script[type="application/ld+json"]');
  expect(JSON.parse(text)['@graph'][0].sameAs).toEqual([address]);
});

test('the structured data names the business, its facts and its website', async () => {
  const page = await fetchPage(app, '/');
  const { text } = find(page, 'script[type="application/ld+json"]');
  const common = { name: 'Lark & Linden', url: `${siteUrl}/` };
  expect(JSON.parse(text)).toEqual({
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'LocalBusiness',
        ...common,
        logo: `${siteUrl}/apple-touch-icon.png`,
        description: valuesOf(page, 'meta[name=description]', 'content').join(),
        email,
        telephone,
        address: place,
        sameAs: profiles,
      },
      { '@type': 'WebSite', ...common, inLanguage: content.site.language },
    ],
  });
});

test('a profile with an address is a link to it', async () => {
  const list = find(await fetchPage(app, '/'), 'footer ul[aria-label="Social media"]');
  expect(textsOf(list, 'a:not([role], [aria-disabled])')).toEqual(['Instagram', 'Pinterest']);
  expect(valuesOf(list, 'a', 'href')).toEqual(profiles);
});

test('a profile shows its name unless its network has an icon', async () => {
  const names = ['Instagram', 'SoundCloud', 'constructor'];
  const profiles = names.map((name) => ({ name, address: `https://${name}.example` }));
  const site = { ...content.site, profiles };
  const page = await fetchPage(createTestApp({}, { content: { ...content, site } }).app, '/');
  const links = find(page, 'footer ul[aria-label="Social media"]').querySelectorAll('a');
  expect(links.map((link) => link.querySelectorAll('svg').length)).toEqual([1, 0, 0]);
  expect(links.map(({ text }) => text)).toEqual(names);
});

test('without a form, the home page says how to reach the business', async () => {
  const home = { ...content.home, partners: undefined, form: undefined };
  const pages = content.pages.map((page) => ({ ...page, text: [] }));
  const shorter = { ...content, home, pages, services: [] };
  const page = await fetchPage(createTestApp({}, { content: shorter }).app, '/');
  expect(textsOf(page, 'nav[aria-label=Main] > ul button, article, form')).toEqual([]);
  expect(textsOf(page, 'main h2')).toEqual(['Contact']);
  expect(textsOf(page, 'main li')).toEqual(labelled);
});
