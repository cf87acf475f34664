import { expect, test } from '@playwright/test';
import { productionUrl } from '../../support/addresses.ts';
import { lastWords, serveDrivenSite } from '../../support/engines/driven-site.ts';
import { readWebkitConsole } from '../../support/engines/webkit-console.ts';
import { everyPage, unknownPath } from '../../support/site-pages.ts';

for (const { name, path } of everyPage) {
  test(`${name} loads and leads on without a word in WebKit’s own console`, async () => {
    const site = await serveDrivenSite(productionUrl);
    const lines = await readWebkitConsole(site.url + path, lastWords);
    site.close();
    // That the browser reports the 404 page's status, as it does for every such page, is none of ours.
    const isStatus = (line: string) => path === unknownPath && line.includes('status of 404');
    expect(lines.filter((line) => !isStatus(line))).toEqual([]);
  });
}
