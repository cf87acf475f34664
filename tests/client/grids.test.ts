import { expect, test } from 'vitest';
import { openedPicture, ownGrid, picturesIn } from '#client/pictures/grids.ts';
import type { Block, Content, Page } from '#shared/content-types.ts';

const grid = (...names: string[]): Block => ({
  type: 'pictures',
  pictures: names.map((name) => ({ name, caption: [] })),
});

const page = {
  path: '/gallery',
  layout: 'text',
  pictures: ['beside', 'own'],
  text: [grid('a', 'b'), { type: 'rule' }, grid('c', 'd', 'e')],
} as unknown as Page;
const content = { services: [{ text: [grid('service')] }] } as unknown as Content;

test('a history entry opens one of all pictures below the text or in it, in their order', () => {
  const pictures = picturesIn(page, content);
  expect(pictures.map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd', 'e', 'own']);
  expect(pictures.at(-1)).toEqual(ownGrid(page)[0]);
  for (const index of pictures.keys()) {
    const state = { page: '/gallery', index };
    expect(openedPicture(state, page, content)).toEqual({ pictures, index });
  }
});

test('the pictures of the services come before the first heading of their page', () => {
  const heading = { type: 'heading', id: '', isSubheading: false, children: [] } as const;
  const namesIn = (...text: Block[]) =>
    picturesIn({ ...page, layout: 'services', pictures: [], text }, content).map(
      ({ name }) => name,
    );
  expect(namesIn(grid('a'), heading, grid('b'))).toEqual(['a', 'service', 'b']);
  expect(namesIn(grid('a'), grid('b'))).toEqual(['a', 'b', 'service']);
});

test.each([
  ...[null, undefined, 5, 'state', [], { from: 'x' }, { pictures: {} }, { pictures: [], index: 0 }],
  ...[{ page: '/gallery' }, { page: '/gallery', index: '0' }, { page: '/services', index: 0 }],
  ...[-1, 0.5, 6, Number.NaN].map((index) => ({ page: '/gallery', index })),
])('the state %j of a history entry opens no picture', (state) => {
  expect(openedPicture(state, page, content)).toBeUndefined();
});
