import { defineConfig } from 'vitest/config';

const root = new URL('..', import.meta.url).pathname;

const options = {
  // Generous, because the machines are small and shared: no test is about speed.
  testTimeout: 30_000,
  hookTimeout: 60_000,
  // Files share the modules of their worker, which saves a third of the processor time.
  isolate: false,
};

/** The tests of code alone, which need no build. */
const ofCode = ['tests/walls.test.ts', 'tests/scripts/!(build-errors).test.ts'];

/** A project whose tests, and the code that they import, read the content of the build in the folder `out`. */
const onSite = (name: string, out: string, include: string[], own = {}) => ({
  resolve: { alias: { '#data': `${root}${out}/data` } },
  test: {
    root,
    name,
    include,
    env: { SITE_BUILD: out },
    globalSetup: 'tests/support/require-build.ts',
    ...options,
    ...own,
  },
});

export default defineConfig({
  test: {
    root,
    // Many tests wait for processes of their own: one worker on two cores leaves a core idle.
    maxWorkers: 2,
    reporters: ['default', ['json', { outputFile: 'test-results/unit.json' }]],
    projects: [
      { test: { root, name: 'code', include: ofCode, ...options } },
      // The sample site: behaviour, with words that the tests know; and what holds for any content.
      onSite('sample', 'dist-sample', [
        'tests/{content,sample,server}/**/*.test.{ts,tsx}',
        '!**/specification.test.ts',
      ]),
      // They replace modules for themselves.
      onSite('components', 'dist-sample', ['tests/client/*.test.{ts,tsx}'], { isolate: true }),
      // The delivered site: what holds for any content, and what starts `node server`.
      onSite('delivered', 'dist', [
        'tests/{content,deploy}/**/*.test.ts',
        'tests/scripts/build-errors.test.ts',
      ]),
    ],
  },
});
