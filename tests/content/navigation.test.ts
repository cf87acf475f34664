import { expect, test } from 'vitest';
import content from '#data/content.json' with { type: 'json' };
import { configAttribute } from '#shared/contracts.ts';
import { createTestApp } from '../support/app-under-test.ts';
import { fetchPages, find, textsOf, valuesOf } from '../support/html.ts';

const { pages, services, site, words } = content;
const fetched = await fetchPages(createTestApp().app);

const pageAt = (path: string) => pages.find((page) => page.path === path);

/** The entries of the header, with `serviceEntries` in place of the drop-down, which only services bring. */
const headerWith = (serviceEntries: readonly string[], entryOf: (path: string) => string) =>
  site.header.flatMap((entry) => {
    if (entry === 'drop-down') return services.length > 0 ? serviceEntries : [];
    return entryOf(entry);
  });

const labelOf = (path: string) => pageAt(path)?.label ?? '';
const addresses = headerWith(
  services.map(({ to }) => to),
  (path) => path,
);

test.each(fetched)('the header of %s has its logo, which leads home', (_path, page) => {
  const logo = find(page, 'header a:has(img)');
  expect(logo.getAttribute('href')).toBe('/');
  expect(logo.getAttribute('translate')).toBe('no');
  expect(valuesOf(logo, 'img', 'alt')).toEqual([site.name]);
});

test.each(fetched)('navigation and mobile menu of %s are as ordered', (_path, page) => {
  const bar = find(page, 'header nav > ul');
  const { dropDown, menuHeading } = words.header;
  expect(textsOf(bar, ':scope > li > a, :scope > li > button')).toEqual(
    headerWith([dropDown], labelOf),
  );
  expect(valuesOf(bar, 'a', 'href')).toEqual(addresses);
  const entries = bar.querySelectorAll('li li a');
  expect(entries.map((link) => link.childNodes.map(({ text }) => text))).toEqual(
    addresses.length > site.header.length ? services.map(({ name, menu }) => [name, menu]) : [],
  );
  const panel = find(page, 'header div[popover]');
  expect(textsOf(panel, 'a, h2')).toEqual(
    headerWith([menuHeading, ...services.map(({ name }) => name)], labelOf),
  );
  expect(valuesOf(panel, 'a', 'href')).toEqual(addresses);
});

test.each(fetched)('on %s its own links, and no others, are current', (path, page) => {
  const links = page.querySelectorAll('header nav a, footer nav a');
  expect(links).toHaveLength(2 * addresses.length + site.footer.length);
  for (const link of links) {
    const to = link.getAttribute('href') ?? '';
    expect(link.getAttribute('aria-current'), to).toBe(to === path ? 'page' : undefined);
  }
  expect(page.querySelectorAll('main [aria-current]')).toEqual([]);
  const isOfServices = pageAt(path)?.layout === 'services';
  for (const group of page.querySelectorAll('header li > button, header nav h2')) {
    expect(group.getAttribute('aria-current')).toBe(isOfServices ? 'true' : undefined);
  }
});

test.each(fetched)('the footer of %s has its logo, links, tagline and year', (_path, page) => {
  const footer = find(page, 'footer');
  expect(valuesOf(footer, 'img', 'alt')).toEqual([site.name]);
  expect(textsOf(footer, 'nav a')).toEqual(site.footer.map(labelOf));
  expect(valuesOf(footer, 'nav a', 'href')).toEqual(site.footer);
  const profiles = textsOf(footer, `[aria-label="${words.footer.profiles}"] a`);
  expect(profiles).toEqual(site.profiles.map(({ name }) => name));
  const year = new Date().getFullYear();
  expect(textsOf(footer, 'p')).toEqual([
    site.taglines.footer,
    `© ${year} ${site.name}. ${words.footer.rights}`,
  ]);
  expect(textsOf(footer, '[translate=no]')).toEqual([site.name]);
  // The browser renders with the server's year.
  const config = JSON.parse(valuesOf(page, '', configAttribute).join());
  expect(config).toMatchObject({ year });
});
