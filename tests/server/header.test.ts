import { expect, test } from 'vitest';
import { everyPath, routePaths } from '../support/every-page.ts';
import { fetchPage, find, textOf, textsOf, valuesOf } from '../support/page.ts';
import { createTestApp } from '../support/test-app.ts';

const { app } = createTestApp();

const serviceAddresses = [
  '/services#wedding-styling',
  '/services#corporate-events',
  '/services#store-decor',
];

const serviceTitles = [
  'Wedding Styling & Decor',
  'Corporate Events Styling',
  'Store Interior & Storefront Decor',
];

const addressesInOrder = [
  '/',
  '/our-story',
  ...serviceAddresses,
  '/gallery',
  '/partners',
  '/get-in-touch',
];

test.each(everyPath)('on %s the logo in the header, with its name, leads home', async (path) => {
  const logo = find(await fetchPage(app, path), 'header a:has(img)');
  expect(logo.getAttribute('href')).toBe('/');
  expect(valuesOf(logo, 'img', 'alt')).toEqual(['The Wedding & Events Designer']);
});

test.each(everyPath)(
  'on %s the header lists its links in order, the drop-down third',
  async (path) => {
    const bar = find(await fetchPage(app, path), 'header nav > ul');
    expect(textsOf(bar, ':scope > li > a, :scope > li > button')).toEqual([
      'Home',
      'Our Story',
      'Start your journey',
      'Gallery',
      'Partners',
      'Get in Touch',
    ]);
    expect(valuesOf(bar, 'a', 'href')).toEqual(addressesInOrder);
  },
);

test.each(everyPath)('on %s the header never links to the services page itself', async (path) => {
  const addresses = valuesOf(find(await fetchPage(app, path), 'header'), 'a', 'href');
  expect(addresses).toContain('/services#store-decor');
  expect(addresses).not.toContain('/services');
});

test.each(everyPath)(
  'on %s the drop-down holds three services, each with its sentence',
  async (path) => {
    const dropDown = find(await fetchPage(app, path), 'header nav > ul > li:has(button)');
    const links = dropDown.querySelectorAll('a');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(serviceAddresses);
    expect(links.map((link) => link.childNodes.map(({ text }) => text))).toEqual([
      [serviceTitles[0], 'Bespoke styling to create the wedding of your dreams.'],
      [serviceTitles[1], 'Professional and creative styling for your corporate gatherings.'],
      [
        serviceTitles[2],
        'Elevate your retail space with stunning interior and storefront designs.',
      ],
    ]);
  },
);

test('the drop-down is served closed and its button names the list that it opens', async () => {
  const dropDown = find(await fetchPage(app, '/'), 'header nav > ul > li:has(button)');
  const button = find(dropDown, 'button');
  expect(button.getAttribute('type')).toBe('button');
  expect(button.getAttribute('aria-expanded')).toBe('false');
  expect(find(dropDown, 'ul').id).toBe(button.getAttribute('aria-controls'));
});

test.each(everyPath)(
  'on %s the small-screen panel holds the links in the order given',
  async (path) => {
    const panel = find(await fetchPage(app, path), 'header [popover]');
    expect(textsOf(panel, 'a, h2')).toEqual([
      'Home',
      'Our Story',
      'Start Your Journey',
      ...serviceTitles,
      'Gallery',
      'Partners',
      'Get in Touch',
    ]);
    expect(valuesOf(panel, 'a', 'href')).toEqual(addressesInOrder);
  },
);

test('the menu button opens the small-screen panel also without scripts', async () => {
  const header = find(await fetchPage(app, '/'), 'header');
  const button = find(header, 'button[popovertarget]');
  expect(textOf(button)).toBe('Menu');
  expect(find(header, '[popover]').id).toBe(button.getAttribute('popovertarget'));
});

test.each(routePaths)('on %s its own links, and no others, are marked as current', async (path) => {
  const page = await fetchPage(app, path);
  const current = page.querySelectorAll('a[aria-current]');
  // Header bar, small-screen panel and footer; of these only the footer links to /services.
  expect(current).toHaveLength(path === '/services' ? 1 : 3);
  for (const link of current) {
    expect(link.getAttribute('aria-current')).toBe('page');
    expect(link.getAttribute('href')).toBe(path);
  }
});

test.each(routePaths)(
  'on %s the drop-down is marked as current only among services',
  async (path) => {
    const button = find(await fetchPage(app, path), 'header nav > ul > li > button');
    expect(button.getAttribute('aria-current')).toBe(path === '/services' ? 'true' : undefined);
  },
);
