import { screen, within } from '@testing-library/react';
import { afterAll, expect, test, vi } from 'vitest';
import { App } from '#client/app.tsx';
import { createDocument } from '#server/pages/document.ts';
import { homeCopy } from '#shared/copy/home.ts';
import { structuredDataOf } from '#shared/crawler-tags.ts';
import { type RouteName, routes } from '#shared/routes.ts';
import { businessName } from '#shared/site.ts';
import { config, renderOnSite } from '../support/render.tsx';

const facts = vi.hoisted(() => {
  vi.resetModules();
  return {
    email: 'hello@designer.example',
    telephone: '+44 (0)20 7946 0000',
    place: '12 Rose Lane, <b>Bath</b>',
  };
});

afterAll(() => void vi.resetModules());

vi.mock('#shared/site.ts', async (importOriginal) => ({
  ...(await importOriginal<typeof import('#shared/site.ts')>()),
  ...facts,
  socialProfiles: [
    { network: 'instagram', name: 'Instagram', href: 'https://social.example/the-designer' },
    { network: 'pinterest', name: 'Pinterest', href: '' },
  ],
}));

const footer = () => screen.getByRole('contentinfo');
const main = () => screen.getByRole('main');

/** The section of the home page with the form. */
function formSection(): HTMLElement {
  const heading = within(main()).getByRole('heading', { name: homeCopy.contactHeading });
  return heading.closest('section') ?? heading;
}

test.each<[where: string, page: RouteName, part: () => HTMLElement]>([
  ['in the footer', 'ourStory', footer],
  ['beside the form', 'home', formSection],
  ['on Get in Touch', 'getInTouch', main],
])('the contact details stand %s', (_where, name, part) => {
  renderOnSite(<App config={config} />, routes[name].path);
  const { getByRole, getByText } = within(part());
  const addressOf = (text: string) => getByRole('link', { name: text }).getAttribute('href');
  expect(addressOf(facts.email)).toBe('mailto:hello@designer.example');
  expect(addressOf(facts.telephone)).toBe('tel:+442079460000');
  getByText(facts.place);
});

test('the structured data names the business, its facts and its website', () => {
  const { email, telephone, place } = facts;
  const siteUrl = 'https://site.example';
  const common = { name: businessName, url: `${siteUrl}/` };
  const id = { '@id': `${siteUrl}/#organization` };
  const organization = {
    '@type': 'Organization',
    ...id,
    ...common,
    logo: `${siteUrl}/apple-touch-icon.png`,
    description: routes.home.description,
    email,
    telephone,
    address: place,
    sameAs: ['https://social.example/the-designer'],
  };
  expect(structuredDataOf(siteUrl)).toMatchObject({
    '@context': 'https://schema.org',
    '@graph': [organization, { '@type': 'WebSite', ...common, inLanguage: 'en', publisher: id }],
  });
});

test('no fact ends the script of the structured data', () => {
  const { shell } = createDocument(config, '');
  const head = shell('home', config, { ids: '', rules: '' }).beforeApp;
  expect(head).toContain('12 Rose Lane, \\u003cb>Bath\\u003c/b>');
  expect(head).not.toContain('<b>');
});

test('only a social profile without an address is a placeholder link', () => {
  renderOnSite(<App config={config} />);
  const { getByRole } = within(footer());
  const [real, placeholder] = ['Instagram', 'Pinterest'].map((name) => getByRole('link', { name }));
  expect(real?.getAttribute('href')).toBe('https://social.example/the-designer');
  expect(real?.getAttribute('aria-disabled')).toBeNull();
  expect(placeholder?.getAttribute('role')).toBe('link');
  expect(placeholder?.getAttribute('aria-disabled')).toBe('true');
  expect(placeholder?.getAttribute('href')).toBeNull();
});
