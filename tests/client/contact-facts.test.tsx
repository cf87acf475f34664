import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { App } from '#client/app.tsx';
import { routeNames, routes } from '#shared/routes.ts';
import { structuredDataOf } from '#shared/structured-data.ts';
import { homeWords } from '#shared/words/home.ts';
import { config, renderOnSite } from '../support/render.tsx';

vi.mock('#shared/site.ts', async (importOriginal) => ({
  ...(await importOriginal<typeof import('#shared/site.ts')>()),
  email: 'hello@designer.example',
  telephone: '+44 (0)20 7946 0000',
  place: '12 Rose Lane, Bath',
  socialProfiles: [
    { network: 'instagram', name: 'Instagram', href: 'https://social.example/the-designer' },
    { network: 'pinterest', name: 'Pinterest', href: '' },
  ],
}));

const emailLink = { name: 'hello@designer.example', href: 'mailto:hello@designer.example' };
const telephoneLink = { name: '+44 (0)20 7946 0000', href: 'tel:+442079460000' };

function expectDetails(part: HTMLElement) {
  for (const { name, href } of [emailLink, telephoneLink]) {
    expect(within(part).getByRole('link', { name }).getAttribute('href')).toBe(href);
  }
  expect(part.textContent).toContain('12 Rose Lane, Bath');
}

test.each(routeNames)('on %s the footer has the details that the owner filled in', (name) => {
  renderOnSite(<App config={config} />, routes[name].path);
  expectDetails(screen.getByRole('contentinfo'));
});

test('they stand beside the form on the home page, and on Get in Touch', () => {
  const { unmount } = renderOnSite(<App config={config} />, routes.home.path);
  const heading = screen.getByRole('heading', { name: homeWords.contactHeading });
  const section = heading.closest('section');
  if (!section) throw new Error('The contact section is missing.');
  expectDetails(section);
  unmount();
  renderOnSite(<App config={config} />, routes.getInTouch.path);
  expectDetails(screen.getByRole('main'));
});

test('the other pages have them in the footer alone', () => {
  renderOnSite(<App config={config} />, routes.gallery.path);
  expect(screen.getByRole('main').textContent).toContain('gallery');
  expect(within(screen.getByRole('main')).queryByText(emailLink.name)).toBeNull();
});

test('machines are told them as schema.org has it', () => {
  const site = 'https://site.example';
  expect(structuredDataOf('home', site)).toMatchObject({
    '@graph': [
      {
        '@type': 'Organization',
        email: 'hello@designer.example',
        telephone: '+44 (0)20 7946 0000',
        address: '12 Rose Lane, Bath',
        contactPoint: {
          '@type': 'ContactPoint',
          contactType: 'customer service',
          email: 'hello@designer.example',
          telephone: '+44 (0)20 7946 0000',
        },
        sameAs: ['https://social.example/the-designer'],
      },
      { '@type': 'WebSite' },
    ],
  });
});

test('a profile with an address is a real link, one without is the placeholder of a link', () => {
  renderOnSite(<App config={config} />);
  const real = screen.getByRole('link', { name: 'Instagram' });
  expect(real.getAttribute('href')).toBe('https://social.example/the-designer');
  expect(real.hasAttribute('aria-disabled')).toBe(false);
  const placeholder = screen.getByRole('link', { name: 'Pinterest' });
  expect(placeholder.hasAttribute('href')).toBe(false);
  expect(placeholder.getAttribute('aria-disabled')).toBe('true');
});
