import { beforeAll, expect, test } from 'vitest';
import { measureScripts, type ScriptSize } from '#scripts/size/script-sizes.ts';

let scripts: readonly ScriptSize[] = [];

beforeAll(async () => {
  scripts = await measureScripts();
}, 60_000);

/** The bytes of some scripts, and who is to blame, for the message of a failure. */
function weigh(some: readonly ScriptSize[]) {
  const bytes = some.reduce((sum, { brotliBytes }) => sum + brotliBytes, 0);
  const culprits = some.flatMap(({ sources }) => sources).map(([name, size]) => `${name} ${size}`);
  return { bytes, message: `before minifying: ${culprits.slice(0, 20).join(', ')}` };
}

test('what the first screen needs is at most 85,000 bytes of script', () => {
  const { bytes, message } = weigh(scripts.filter(({ isFirstLoad }) => isFirstLoad));
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes, message).toBeLessThanOrEqual(85_000);
});

test('all scripts together are at most 105,000 bytes', () => {
  const { bytes, message } = weigh(scripts);
  expect(scripts.length).toBeGreaterThan(2);
  expect(bytes, message).toBeLessThanOrEqual(105_000);
});

test('the toast and the animation come later', () => {
  const later = scripts.filter(({ isFirstLoad }) => !isFirstLoad);
  const sources = later.flatMap((script) => script.sources).map(([name]) => name);
  expect(sources).toContain('@radix-ui/react-toast');
  expect(sources).toContain('motion-dom');
});
