import request from 'supertest';
import { expect, test } from 'vitest';
import { routePaths } from '../support/every-page.ts';
import { structuredDataAt } from '../support/structured-data.ts';
import { createTestApp } from '../support/test-app.ts';

const siteUrl = 'https://site.example';
const { app } = createTestApp({ SITE_URL: siteUrl });

test.each(routePaths)(
  'every address of the site in what %s tells machines is there',
  async (path) => {
    const text = JSON.stringify(await structuredDataAt(app, path));
    const addresses = [...text.matchAll(/"(?:url|item|logo)":"([^"]+)"/g)].map(
      ([, url = '']) => url,
    );
    expect(addresses.length).toBeGreaterThan(1);
    for (const address of addresses) {
      expect(address.startsWith(`${siteUrl}/`), address).toBe(true);
      await request(app).get(address.slice(siteUrl.length).replace(/#.*/, '')).expect(200);
    }
  },
);
