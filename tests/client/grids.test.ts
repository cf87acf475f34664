import { expect, test } from 'vitest';
import { openedPicture, ownGrid, viewerStateOf } from '#client/pictures/grids.ts';
import type { CaptionedPicture, Content, Page } from '#shared/content-types.ts';

const grid = (...names: string[]): CaptionedPicture[] =>
  names.map((name) => ({ name, caption: [] }));

const first = grid('a', 'b');
const second = grid('c', 'd', 'e');
const page = {
  path: '/gallery',
  layout: 'text',
  pictures: ['beside', 'own'],
  text: [
    { type: 'pictures', pictures: first },
    { type: 'rule' },
    { type: 'pictures', pictures: second },
  ],
} as unknown as Page;
const content = { services: [] } as unknown as Content;

test('a history entry opens the picture that was clicked, in its grid', () => {
  for (const clicked of [ownGrid(page), first, second]) {
    for (const index of clicked.keys()) {
      const state = viewerStateOf(clicked, index, page, content);
      expect(Object.keys(state)).toEqual(['page', 'index']);
      const stored = JSON.parse(JSON.stringify(state));
      expect(openedPicture(stored, page, content)).toEqual({ grid: clicked, index });
    }
  }
});

test.each([
  ...[null, undefined, 5, 'state', [], { from: 'x' }, { pictures: {} }, { pictures: [], index: 0 }],
  ...[{ page: '/gallery' }, { page: '/gallery', index: '0' }, { page: '/services', index: 0 }],
  ...[-1, 0.5, 6, Number.NaN].map((index) => ({ page: '/gallery', index })),
])('the state %j of a history entry opens no picture', (state) => {
  expect(openedPicture(state, page, content)).toBeUndefined();
});
