import { expect, test } from 'vitest';
import { globalCss } from '#client/styles/global-css.ts';

const sources = {
  display: '/a.woff2',
  displayItalic: '/b.woff2',
  text: '/c.woff2',
  heading: { base64: 'AAAA', characters: ' ABCé' },
};

/** The contents that the sheet puts before the main part, as a browser reads them. */
function printedName(name: string): string {
  const css = globalCss(sources, { name, host: 'site.example' });
  const [, content = ''] = /main::before\{content:("(?:[^"\\]|\\.)*")/.exec(css) ?? [];
  return content
    .slice(1, -1)
    .replace(/\\([0-9a-f]+) /g, (_escape, code) => String.fromCodePoint(Number.parseInt(code, 16)));
}

test.each([
  'The Wedding & Events Designer',
  "Ann's Weddings",
  'The "Wedding" Designer',
  'Söhne & Töchter “Feste”',
  'Back\\slash',
  '</style><script>alert(1)</script>',
])('a printed page has the name of the business: %s', (name) => {
  expect(printedName(name)).toBe(name);
});

test('no name ends the style tag', () => {
  const css = globalCss(sources, { name: '</style>', host: 'site.example' });
  expect(css).toContain('main::before');
  expect(css).not.toContain('</style');
});

test('the inlined typeface declares its characters', () => {
  const css = globalCss(sources, { name: 'A', host: 'site.example' });
  expect(css).toContain('url(data:font/woff2;base64,AAAA)');
  expect(css).toContain('unicode-range:U+20,U+41-43,U+e9');
});
