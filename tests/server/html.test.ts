import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { escapeHtml, startTag } from '#server/pages/html.ts';
import { find } from '../support/html.ts';

const awkward = `Flowers & "light" <script>alert('now')</script> &amp;`;

test('escaped text starts no tag', () => {
  const page = parse(`<p>${escapeHtml(awkward)}</p>`);
  expect(find(page, 'p').text).toBe(awkward);
  expect(page.querySelectorAll('script')).toEqual([]);
});

test('an attribute holds its value unchanged', () => {
  const meta = find(parse(startTag('meta', { content: awkward, id: 'last' })), 'meta');
  expect(meta.getAttribute('content')).toBe(awkward);
  expect(meta.id).toBe('last');
});
