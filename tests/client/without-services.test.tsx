import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { App } from '#client/app.tsx';
import { config, renderOnSite } from './render.tsx';

vi.mock('#data/content.json', async (load) => {
  const { default: content } = await load<typeof import('#data/content.json')>();
  return { default: { ...content, services: [] } };
});

test('without services the header has no drop-down, home no cards', () => {
  renderOnSite(<App config={config} />);
  expect(screen.getByRole('navigation', { name: 'Main' }).textContent).toContain('Our Story');
  expect(screen.queryByRole('button', { name: 'What we do' })).toBeNull();
  expect(screen.queryAllByRole('heading', { name: 'What We Do' })).toEqual([]);
  const headings = screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent);
  expect(headings).toEqual(['The People Beside Us', 'Tell Us Your Date']);
  expect(screen.queryAllByRole('article')).toEqual([]);
});
