import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { escapeHtml, openingTag } from '#server/pages/html.ts';

test('a text can neither start a tag nor end an attribute', () => {
  const text = `Flowers & "light" <script>alert('now')</script> &amp;`;
  const html = parse(`${openingTag('p', { title: text, id: 'last' })}${escapeHtml(text)}</p>`);
  const elements = html.querySelectorAll('*');
  expect(elements.map((each) => [each.text, each.attributes])).toEqual([
    [text, { title: text, id: 'last' }],
  ]);
});
