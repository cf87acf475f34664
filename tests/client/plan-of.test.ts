import { expect, test } from 'vitest';
import { planOf } from '#client/page-transition/plan-of.ts';

const at = (address: string, key = 'a') => {
  const { pathname, hash } = new URL(address, 'http://localhost');
  return { pathname, hash, key, search: '', state: null };
};
const home = at('/');
const section = at('/services#corporate-events', 'b');

test.each(['PUSH', 'REPLACE'] as const)('%s leads to the top, or to the anchor', (type) => {
  const saved = 700;
  expect(planOf({ type, current: home, location: at('/gallery'), saved })).toEqual({ kind: 'top' });
  const anchor = { kind: 'anchor', id: 'corporate-events' };
  expect(planOf({ type, current: home, location: section, saved })).toEqual(anchor);
});

test('back and forward lead to where the entry was left, if that is known', () => {
  const navigation = { type: 'POP', current: home, location: section } as const;
  expect(planOf({ ...navigation, saved: 700 })).toEqual({ kind: 'restore', y: 700 });
  expect(planOf({ ...navigation, saved: undefined })).toEqual({ kind: 'restore', y: undefined });
  // The entry of the page that was loaded.
  const loaded = planOf({
    ...navigation,
    current: section,
    location: at('/', 'default'),
    saved: 0,
  });
  expect(loaded).toEqual({ kind: 'restore', y: 0 });
});

test('an anchor that is typed leads to where the browser has scrolled', () => {
  const location = at('/services#corporate-events', 'default');
  const current = at('/services#store-decor', 'default');
  const plan = planOf({ type: 'POP', current, location, saved: 700 });
  expect(plan).toEqual({ kind: 'restore', y: undefined });
});

test('an entry of the same address leaves the page where it is', () => {
  for (const type of ['PUSH', 'POP'] as const) {
    const location = { ...section, key: 'c' };
    expect(planOf({ type, current: section, location, saved: 700 })).toEqual({ kind: 'stay' });
  }
  const again = planOf({ type: 'REPLACE', current: home, location: at('/', 'c'), saved: 700 });
  expect(again).toEqual({ kind: 'top' });
});
