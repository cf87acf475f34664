import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { NavigationLink } from '#client/links/navigation-link.tsx';
import { routes } from '#shared/routes.ts';
import { renderOnSite } from '../support/render.tsx';

test('a link leads to its route under its usual label', () => {
  renderOnSite(<NavigationLink name="getInTouch" current="home" />);
  const link = screen.getByRole('link', { name: routes.getInTouch.label });
  expect(link.getAttribute('href')).toBe(routes.getInTouch.path);
});

test('the link to the current page says so', () => {
  renderOnSite(<NavigationLink name="gallery" current="gallery" />);
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe(routes.gallery.label);
});

test.each(['home', null] as const)('a link to another page does not (current: %s)', (current) => {
  renderOnSite(<NavigationLink name="gallery" current={current} />);
  expect(screen.getByRole('link').hasAttribute('aria-current')).toBe(false);
});
