import { screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { PartnersSection } from '#client/pages/home/partners-section.tsx';
import { TextPage } from '#client/pages/text-page.tsx';
import type { Block } from '#data/content.json';
import { pageAt } from '#shared/routes.ts';
import { renderOnSite } from '../render.tsx';

const twice = <Item,>(item: Item): Item[] => [item, item];

vi.mock('#data/content.json', async (load) => {
  const { default: content } = await load<typeof import('#data/content.json')>();
  const { partners } = content.home;
  const names = Array(2).fill({ name: 'Ember', to: '' });
  return { default: { ...content, home: { ...content.home, partners: { ...partners, names } } } };
});

test('what an owner lists twice is shown twice, without a complaint', () => {
  const complain = vi.spyOn(console, 'error');
  onTestFinished(() => complain.mockRestore());
  const page = pageAt('/gallery');
  const [name = ''] = page.pictures;
  const link = { label: 'Ask us', to: '/' };
  const line: Block = { type: 'paragraph', children: ['Low roses'] };
  const text: Block[] = [
    { type: 'list', start: null, items: twice([line]) },
    { type: 'quote', text: twice(line), by: [] },
    { type: 'actions', actions: [link, ...twice(link)] },
  ];
  renderOnSite(<TextPage page={{ ...page, text, pictures: [name, name, name] }} />);
  renderOnSite(<PartnersSection />);
  expect(screen.getAllByText('Low roses')).toHaveLength(4);
  expect(screen.getAllByRole('link', { name: 'Ask us' })).toHaveLength(3);
  expect(screen.getAllByRole('figure')).toHaveLength(3);
  expect(screen.getAllByText('Ember')).toHaveLength(2);
  expect(complain).not.toHaveBeenCalled();
});
