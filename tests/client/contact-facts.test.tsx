import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { App } from '#client/app.tsx';
import { type RouteName, routeNames, routes } from '#shared/routes.ts';
import { structuredDataOf } from '#shared/structured-data.ts';
import { homeWords } from '#shared/words/home.ts';
import { config, renderOnSite } from '../support/render.tsx';

const facts = vi.hoisted(() => ({
  email: 'hello@designer.example',
  telephone: '+44 (0)20 7946 0000',
  place: '12 Rose Lane, Bath',
}));

vi.mock('#shared/site.ts', async (importOriginal) => ({
  ...(await importOriginal<typeof import('#shared/site.ts')>()),
  ...facts,
  socialProfiles: [
    { network: 'instagram', name: 'Instagram', href: 'https://social.example/the-designer' },
    { network: 'pinterest', name: 'Pinterest', href: '' },
  ],
}));

function openPage(name: RouteName) {
  renderOnSite(<App config={config} />, routes[name].path);
  return { main: screen.getByRole('main'), footer: screen.getByRole('contentinfo') };
}

/** Expects every detail in a part of the page, linked. */
function expectDetails(part: HTMLElement) {
  for (const [name, href] of [
    [facts.email, 'mailto:hello@designer.example'],
    [facts.telephone, 'tel:+442079460000'],
  ] as const) {
    expect(within(part).getByRole('link', { name }).getAttribute('href')).toBe(href);
  }
  expect(part.textContent).toContain(facts.place);
}

test.each(routeNames)(
  'on %s the contact details are in the footer, and where visitors write from',
  (name) => {
    const { main, footer } = openPage(name);
    expectDetails(footer);
    const form = within(main).queryByRole('heading', { name: homeWords.contactHeading });
    const beside = form?.closest('section') ?? (name === 'getInTouch' ? main : undefined);
    expect(beside !== undefined).toBe(['home', 'getInTouch'].includes(name));
    if (beside) expectDetails(beside);
    else expect(within(main).queryByText(facts.email)).toBeNull();
  },
);

test('the structured data has them as properties of schema.org', () => {
  const { email, telephone, place } = facts;
  const contact = { '@type': 'ContactPoint', contactType: 'customer service', email, telephone };
  const organization = {
    '@type': 'Organization',
    email,
    telephone,
    address: place,
    contactPoint: contact,
    sameAs: ['https://social.example/the-designer'],
  };
  expect(structuredDataOf('home', 'https://site.example')).toMatchObject({
    '@graph': [organization, { '@type': 'WebSite' }],
  });
});

test('a profile with an address is a real link, one without is the placeholder of a link', () => {
  const { footer } = openPage('home');
  const real = within(footer).getByRole('link', { name: 'Instagram' });
  expect(real.getAttribute('href')).toBe('https://social.example/the-designer');
  expect(real.hasAttribute('aria-disabled')).toBe(false);
  const placeholder = within(footer).getByRole('link', { name: 'Pinterest' });
  expect(placeholder.hasAttribute('href')).toBe(false);
  expect(placeholder.getAttribute('aria-disabled')).toBe('true');
});
