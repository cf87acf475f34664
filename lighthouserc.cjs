const { existsSync } = require('node:fs');
const { chromium } = require('@playwright/test');
const { pages } = require('./dist-lighthouse/data/content.json');

/*
 * `npm run lighthouse` fails if a page has a score below 100. It tests one page of each layout, in the categories whose
 * scores do not depend on the speed of the machine.
 */

const categories = ['accessibility', 'best-practices', 'seo'];
const origin = `http://localhost:${Number(process.env.TEST_PORT ?? 4310) + 2}`;
const paths = new Map(pages.map(({ layout, path }) => [layout, path])).values();
const debianPaths = ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell'];

module.exports = {
  ci: {
    collect: {
      startServerCommand: `PORT=${new URL(origin).port} SITE_URL=${origin} node dist-lighthouse/server/main.js`,
      startServerReadyPattern: '"ready"',
      url: [...paths].map((path) => origin + path),
      numberOfRuns: 1,
      // If none of these browsers exists, Lighthouse searches for Chrome.
      chromePath: [...debianPaths, chromium.executablePath()].find(existsSync),
      settings: {
        chromeFlags: '--headless --no-sandbox --disable-quic',
        onlyCategories: categories,
      },
    },
    assert: {
      assertions: Object.fromEntries(
        categories.map((name) => [`categories:${name}`, ['error', { minScore: 1 }]]),
      ),
    },
  },
};
