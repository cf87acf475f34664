import { expect, test } from 'vitest';
import { configAttribute } from '#shared/attributes.ts';
import { createTestApp } from '../support/app-under-test.ts';
import { fetchPages, find, textsOf, valuesOf } from '../support/html.ts';
import { content } from '../support/site.ts';

const { pages, services, site, words } = content;
const fetched = await fetchPages(createTestApp().app);

const pageAt = (path: string) => pages.find((page) => page.path === path);
const labelOf = (path: string) => pageAt(path)?.label ?? '';

/** The links in the header, in which the drop-down is replaced by the links to the services. */
const entries = site.header.flatMap((entry) => {
  if (entry === 'drop-down') return services.map(({ to, name }) => ({ to, label: name }));
  return { to: entry, label: labelOf(entry) };
});

test.each(fetched)('header and menu of %s have logo, pages and services', (_path, page) => {
  const logo = find(page, 'header a:has(img)');
  expect(logo.getAttribute('href')).toBe('/');
  expect(logo.getAttribute('translate')).toBe('no');
  expect(valuesOf(logo, 'img', 'alt')).toEqual([site.name]);
  const [bar, menu] = [find(page, 'header nav > ul'), find(page, 'header div[popover]')];
  for (const links of [bar, menu]) {
    expect(valuesOf(links, 'a:not([hidden])', 'href')).toEqual(entries.map(({ to }) => to));
  }
  expect(textsOf(menu, 'a')).toEqual(entries.map(({ label }) => label));
  const inDropDown = bar.querySelectorAll('li li a').map((link) => link.childNodes);
  expect(inDropDown.map((parts) => parts.map(({ text }) => text))).toEqual(
    site.header.includes('drop-down') ? services.map(({ name, menu }) => [name, menu]) : [],
  );
});

test.each(fetched)('on %s only links to the page itself are marked as current', (path, page) => {
  const links = page.querySelectorAll('header nav a:not([hidden]), footer nav a');
  expect(links).toHaveLength(2 * entries.length + site.footer.length);
  for (const link of links) {
    const to = link.getAttribute('href') ?? '';
    expect(link.getAttribute('aria-current'), to).toBe(to === path ? 'page' : undefined);
  }
  expect(page.querySelectorAll('main [aria-current]')).toEqual([]);
  const isOfServices = pageAt(path)?.layout === 'services';
  const groups = 'header li > button, header li > [hidden], header nav h2';
  for (const group of page.querySelectorAll(groups)) {
    expect(group.getAttribute('aria-current')).toBe(isOfServices ? 'true' : undefined);
  }
});

test.each(fetched)('the footer of %s has logo, links, tagline and year', (_path, page) => {
  const footer = find(page, 'footer');
  expect(valuesOf(footer, 'img', 'alt')).toEqual([site.name]);
  expect(textsOf(footer, 'nav a')).toEqual(site.footer.map(labelOf));
  const year = new Date().getFullYear();
  const copyright = `© ${year} ${site.name}. ${words.footer.rights}`;
  const expected = expect.arrayContaining([site.taglines.footer, copyright]);
  expect(textsOf(footer, 'p')).toEqual(expected);
  expect(textsOf(footer, 'p [translate=no]')).toContain(site.name);
  // The browser hydrates with the year in this attribute.
  const config = JSON.parse(valuesOf(page, '', configAttribute).join());
  expect(config).toMatchObject({ year });
});
