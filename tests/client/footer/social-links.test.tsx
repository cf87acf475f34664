import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { SocialLinks } from '#client/footer/social-links.tsx';
import { renderOnSite } from '../../support/render.tsx';

vi.mock('#shared/site.ts', async (importOriginal) => ({
  ...(await importOriginal<typeof import('#shared/site.ts')>()),
  socialProfiles: [
    { network: 'instagram', name: 'Instagram', href: 'https://social.example/the-designer' },
    { network: 'pinterest', name: 'Pinterest', href: null },
  ],
}));

test('a profile whose address the owner has filled in is a real link', () => {
  renderOnSite(<SocialLinks />);
  const link = screen.getByRole('link', { name: 'Instagram' });
  expect(link.getAttribute('href')).toBe('https://social.example/the-designer');
  expect(link.hasAttribute('aria-disabled')).toBe(false);
});

test('a profile without one is the placeholder of a link', () => {
  renderOnSite(<SocialLinks />);
  const link = screen.getByRole('link', { name: 'Pinterest' });
  expect(link.hasAttribute('href')).toBe(false);
  expect(link.getAttribute('aria-disabled')).toBe('true');
});
