import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    root: new URL('..', import.meta.url).pathname,
    // Generous, because the machines are small and shared: no test is about speed.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // Many tests wait for processes of their own: one worker on two cores leaves a core idle.
    maxWorkers: 2,
    // Files share what they import. One that mocks a module resets them all before and after.
    isolate: false,
    reporters: ['default', ['json', { outputFile: 'test-results/unit.json' }]],
    globalSetup: 'tests/support/require-build.ts',
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          include: ['tests/{content,deploy,scripts,server}/**/*.test.{ts,tsx}'],
          environment: 'node',
        },
      },
      {
        extends: true,
        test: {
          name: 'components',
          include: ['tests/client/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
        },
      },
    ],
  },
});
