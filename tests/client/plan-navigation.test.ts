import { expect, test } from 'vitest';
import { planNavigation } from '#client/page-transition/plan-navigation.ts';

const at = (pathname: string, hash = '', key = 'a') => {
  return { pathname, hash, key, search: '', state: null };
};
const home = at('/', '', 'default');
const section = at('/services', '#corporate-events');
const saved = 700;

test('a link leads to its anchor, else to the top', () => {
  const navigation = { type: 'PUSH', current: home, saved } as const;
  const anchor = { kind: 'anchor', id: 'corporate-events' };
  expect(planNavigation({ ...navigation, location: section })).toEqual(anchor);
  expect(planNavigation({ ...navigation, location: at('/gallery') }).kind).toBe('top');
  // The link of the page itself.
  expect(planNavigation({ ...navigation, type: 'REPLACE', location: home }).kind).toBe('top');
});

test.each([saved, undefined])('back and forward restore a place that is %s', (y) => {
  const plan = planNavigation({ type: 'POP', current: section, location: home, saved: y });
  expect(plan).toEqual({ kind: 'restore', y });
});

test('an anchor that is typed is left to the browser', () => {
  const location = { ...section, key: 'default' };
  const plan = planNavigation({ type: 'POP', current: at('/services'), location, saved });
  expect(plan).toEqual({ kind: 'restore', y: undefined });
});

test.each(['PUSH', 'POP'] as const)('%s to the same address leaves the page as it is', (type) => {
  const location = { ...section, key: 'b' };
  expect(planNavigation({ type, current: section, location, saved })).toEqual({ kind: 'stay' });
});
