import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { App } from '#client/app.tsx';
import { createDocument } from '#server/pages/document.ts';
import { homeCopy } from '#shared/copy/home.ts';
import { structuredDataOf } from '#shared/crawler-tags.ts';
import { type RouteName, routes } from '#shared/routes.ts';
import { businessName } from '#shared/site.ts';
import { config, renderOnSite } from '../support/render.tsx';

const facts = vi.hoisted(() => ({
  email: 'hello@designer.example',
  telephone: '+44 (0)20 7946 0000',
  place: '12 Rose Lane, <b>Bath</b>',
}));

vi.mock('#shared/site.ts', async (importOriginal) => ({
  ...(await importOriginal<typeof import('#shared/site.ts')>()),
  ...facts,
  socialProfiles: [
    { network: 'instagram', name: 'Instagram', href: 'https://social.example/the-designer' },
    { network: 'pinterest', name: 'Pinterest', href: '' },
  ],
}));

function renderPage(name: RouteName) {
  renderOnSite(<App config={config} />, routes[name].path);
  return { main: screen.getByRole('main'), footer: screen.getByRole('contentinfo') };
}

/** Expects every detail in a part of the page, linked. */
function expectDetails(part: HTMLElement) {
  const addressOf = (name: string) => within(part).getByRole('link', { name }).getAttribute('href');
  expect(addressOf(facts.email)).toBe('mailto:hello@designer.example');
  expect(addressOf(facts.telephone)).toBe('tel:+442079460000');
  expect(part.textContent).toContain(facts.place);
}

test('the footer has the contact details', () => {
  expectDetails(renderPage('ourStory').footer);
});

test('the contact details stand beside the form', () => {
  const heading = within(renderPage('home').main).getByRole('heading', {
    name: homeCopy.contactHeading,
  });
  expectDetails(heading.closest('section') ?? heading);
});

test('Get in Touch has the contact details', () => {
  expectDetails(renderPage('getInTouch').main);
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

/** The attributes of the footer's link to a profile. */
function profileLink(name: string) {
  const { attributes } = within(renderPage('home').footer).getByRole('link', { name });
  return Object.fromEntries([...attributes].map((each) => [each.name, each.value]));
}

test('a social profile with an address is a link', () => {
  const real = profileLink('Instagram');
  expect(real).toMatchObject({ href: 'https://social.example/the-designer' });
  expect(real).not.toHaveProperty('aria-disabled');
});

test('a social profile without an address is a placeholder link', () => {
  const placeholder = profileLink('Pinterest');
  expect(placeholder).toMatchObject({ role: 'link', 'aria-disabled': 'true' });
  expect(placeholder).not.toHaveProperty('href');
});
