import { expect, test } from '@playwright/test';
import { everyPage, unknownPath } from '../../support/site-pages.ts';
import { readWebkitConsole } from '../../support/webkit-console.ts';

test('every page loads, works and leads on without a line in WebKit’s console', async () => {
  const lines = await readWebkitConsole(everyPage.map(({ path }) => path));
  // WebKit itself reports the status of the 404 page, as it does for every such page.
  const isStatus = (line: string) => line.includes(unknownPath) && line.includes('status of 404');
  expect(lines.filter((line) => !isStatus(line))).toEqual([]);
});
