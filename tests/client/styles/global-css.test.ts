import { expect, test } from 'vitest';
import { globalCss } from '#client/styles/global-css.ts';

test.each([
  'Söhne & Töchter “Feste”',
  'The "Wedding" \\ Designer',
  '</style><script>alert(1)</script>',
])('the printed name %s stays text', (name) => {
  const css = globalCss([], { name, host: 'site.example' });
  expect(css).not.toContain('</style');
  const [, content = ''] = /main::before\{content:"((?:[^"\\]|\\.)*)"/.exec(css) ?? [];
  const read = content.replace(/\\([0-9a-f]+) /g, (_escape, code) =>
    String.fromCodePoint(Number.parseInt(code, 16)),
  );
  expect(read).toBe(name);
});
