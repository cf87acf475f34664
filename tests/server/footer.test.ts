import { afterEach, expect, test, vi } from 'vitest';
import { footerLinks, routes } from '#shared/routes.ts';
import { businessName, socialProfiles, taglines } from '#shared/site.ts';
import { footerWords } from '#shared/words/header-and-footer.ts';
import { fetchedPages } from '../support/fetched-pages.ts';
import { fetchPage, find, textOf, textsOf, valuesOf } from '../support/page.ts';
import { createTestApp } from '../support/test-app.ts';

const footers = [...fetchedPages].map(([path, page]) => [path, find(page, 'footer')] as const);

afterEach(() => {
  vi.useRealTimers();
});

test.each(footers)('on %s the footer has the logo and the tagline', (_path, footer) => {
  expect(valuesOf(footer, 'img', 'alt')).toEqual([businessName]);
  expect(textsOf(footer, 'p')).toContain(taglines.footer);
});

test.each(footers)('on %s the footer links to its pages, in order', (_path, footer) => {
  const links = find(footer, 'nav').querySelectorAll('a');
  expect(links.map((link) => [textOf(link), link.getAttribute('href')])).toEqual(
    footerLinks.map((name) => [routes[name].label, routes[name].path]),
  );
});

test.each(footers)(
  'on %s the social networks are named; without an address they are placeholders of links',
  (_path, footer) => {
    const links = find(footer, `[aria-label="${footerWords.socialsLabel}"]`).querySelectorAll('a');
    expect(
      links.map((link) => [textOf(link), link.getAttribute('href'), link.getAttribute('role')]),
    ).toEqual(
      socialProfiles.map(({ name, href }) => [name, href || undefined, href ? undefined : 'link']),
    );
    for (const link of links) {
      expect(link.getAttribute('aria-disabled') === 'true').toBe(!link.hasAttribute('href'));
    }
  },
);

test('a translator leaves the name of the business as it is', () => {
  const [[, footer] = []] = footers;
  if (!footer) throw new Error('There is no footer.');
  expect(textsOf(footer, '[translate=no]')).toEqual([businessName]);
});

const copyrightLine = (year: number) => `© ${year} ${businessName}. ${footerWords.rights}`;

test('the copyright line has the current year, also the day after the year has turned', async () => {
  const { app } = createTestApp();
  const lines = async () => textsOf(find(await fetchPage(app, '/'), 'footer'), 'p');
  vi.setSystemTime(new Date(2031, 11, 31, 12));
  expect(await lines()).toContain(copyrightLine(2031));
  vi.setSystemTime(new Date(2032, 0, 1, 12));
  expect(await lines()).toContain(copyrightLine(2032));
});

test('the browser is told the year that the page was rendered with', async () => {
  vi.setSystemTime(new Date(2031, 5, 15));
  const page = await fetchPage(createTestApp().app, '/');
  expect(valuesOf(page, '#root', 'data-year')).toEqual(['2031']);
});
