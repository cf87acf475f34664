import { defineConfig } from '@playwright/test';
import { developmentUrl, productionUrl } from './support/addresses.ts';
import { browserProjects } from './support/browser-projects.ts';

export default defineConfig({
  testDir: './e2e',
  outputDir: '../test-results/browser',
  fullyParallel: true,
  // Generous, because the machines are small and shared: no test is about speed.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: '../test-results/browser.json' }]],
  use: {
    baseURL: productionUrl,
    viewport: { width: 1280, height: 900 },
  },
  projects: browserProjects,
  webServer: [
    {
      command: 'node server',
      cwd: '..',
      url: productionUrl,
      env: { PORT: new URL(productionUrl).port, SITE_URL: productionUrl, LOG_LEVEL: 'error' },
    },
    {
      command: 'npm run build:development && node dist-development/server/main.js',
      cwd: '..',
      url: developmentUrl,
      env: {
        PORT: new URL(developmentUrl).port,
        SITE_URL: developmentUrl,
        LOG_LEVEL: 'error',
        NODE_ENV: 'development',
      },
    },
  ],
});
