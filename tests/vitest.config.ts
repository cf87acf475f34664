import { defineConfig } from 'vitest/config';

const root = new URL('..', import.meta.url).pathname;

const options = {
  root,
  // Generous, because the machines are small and shared: no test is about speed.
  testTimeout: 90_000,
  hookTimeout: 90_000,
  // Files share the modules of their worker, which saves a third of the processor time.
  isolate: false,
};

/** The tests that read or start a build. */
const ofBuild = [
  'tests/deploy/**/*.test.ts',
  'tests/{content/built-files,content/sharing-pictures,content/specification,server/launcher,server/shutdown,scripts/build-errors}.test.ts',
];

const all = ['tests/**/*.test.{ts,tsx}'];
const ofContent = { ...options, include: ['tests/content/*.test.ts'], exclude: ofBuild };
const ownersSite = { CONTENT: 'shared/content' };
const globalSetup = 'tests/support/require-build.ts';

export default defineConfig({
  test: {
    root,
    // Many tests wait for processes of their own: one worker on two cores leaves a core idle.
    maxWorkers: 2,
    reporters: ['default', 'json'],
    outputFile: { json: 'test-results/unit.json' },
    projects: [
      // The sample site, read in memory: behaviour, with words that the tests know; and what holds for any content.
      { test: { ...options, name: 'unit', include: all, exclude: ['tests/e2e/**', ...ofBuild] } },
      // A site that is as unlike the delivered one as can be: one service, no form, a picture before all words.
      { test: { ...ofContent, name: 'small', env: { CONTENT: 'tests/small-content' } } },
      // The owner's site, read in memory, too.
      { test: { ...ofContent, name: 'owner', env: ownersSite } },
      // Its build in `dist`, which has to be there; nginx and Git are needed for deploys.
      { test: { ...options, name: 'built', include: ofBuild, env: ownersSite, globalSetup } },
    ],
  },
});
