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

export default defineConfig({
  test: {
    root,
    // Many tests wait for processes of their own: one worker on two cores leaves a core idle.
    maxWorkers: 2,
    reporters: ['default', 'json'],
    outputFile: { json: 'test-results/unit.json' },
    projects: [
      // The sample site, read in memory: behaviour, with words that the tests know; and what holds for any content.
      {
        test: {
          ...options,
          name: 'unit',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/e2e/**', ...ofBuild],
        },
      },
      // A site that is as unlike the delivered one as can be: one service, no form, a picture before all words.
      {
        test: {
          ...options,
          name: 'small',
          include: ['tests/content/*.test.ts'],
          exclude: ofBuild,
          env: { CONTENT: 'tests/small-content' },
        },
      },
      // The owner's site, read in memory, too: what holds for any content.
      {
        test: {
          ...options,
          name: 'owner',
          include: ['tests/content/*.test.ts'],
          exclude: ofBuild,
          env: { CONTENT: 'shared/content' },
        },
      },
      // Its build in `dist`, which has to be there; for deploys nginx and Git, too.
      {
        test: {
          ...options,
          name: 'built',
          include: ofBuild,
          env: { CONTENT: 'shared/content' },
          globalSetup: 'tests/support/require-build.ts',
        },
      },
    ],
  },
});
