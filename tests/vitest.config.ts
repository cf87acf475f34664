import { defineConfig } from 'vitest/config';
import { root } from '#scripts/folders.ts';

const options = {
  root,
  // The limits are generous, because machines may be small and shared, and no test measures time.
  testTimeout: 90_000,
  hookTimeout: 90_000,
  // The files of a worker share its modules, which saves a third of the processor time.
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
    // Many tests wait for other processes, so one worker on two cores would leave a core idle.
    maxWorkers: 2,
    reporters: ['default', 'json'],
    outputFile: { json: 'test-results/unit.json' },
    projects: [
      // These tests need no build. They read the sample site, whose texts some of them know.
      { test: { ...options, name: 'unit', include: all, exclude: ['tests/e2e/**', ...ofBuild] } },
      // The tests that have to pass with any content, here with a site that is as unlike the owner's as possible: it
      // has one service, no form, and a picture before all text.
      { test: { ...ofContent, name: 'small', env: { CONTENT: 'tests/small-content' } } },
      // The same tests with the owner's site, which is not built either.
      { test: { ...ofContent, name: 'owner', env: ownersSite } },
      // The tests of the build of the owner's site in `dist`. Those of deploys need nginx and Git.
      { test: { ...options, name: 'built', include: ofBuild, env: ownersSite, globalSetup } },
    ],
  },
});
