import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { App } from '#client/app.tsx';
import { config, renderOnSite } from './render.tsx';

vi.mock('#data/content.json', async (load) => {
  const { default: content } = await load<typeof import('#data/content.json')>();
  const { hero, cards } = content.home;
  const pages = content.pages.map((page) => ({ ...page, text: [] }));
  return { default: { ...content, home: { hero, cards }, pages, services: [] } };
});

test('without services the header has no drop-down, home no cards', () => {
  renderOnSite(<App config={config} />);
  expect(screen.getByRole('navigation', { name: 'Main' }).textContent).toContain('Our Story');
  expect(screen.queryByRole('button', { name: 'What we do' })).toBeNull();
  expect(screen.queryAllByRole('heading', { name: 'What We Do' })).toEqual([]);
  expect(screen.queryAllByRole('article')).toEqual([]);
});

test('without a form and partners home says how to reach the business', () => {
  renderOnSite(<App config={config} />);
  const [heading, ...others] = screen.getAllByRole('heading', { level: 2 });
  expect(others).toEqual([]);
  expect(heading?.textContent).toBe('Contact');
  expect(heading?.parentElement?.textContent).toContain('+44 (0)20 7946 0000');
  expect(screen.queryByRole('form')).toBeNull();
});
