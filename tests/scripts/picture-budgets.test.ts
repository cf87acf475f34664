import { readdirSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { outputFolders } from '#scripts/bundle/folders.ts';

const { assets } = outputFolders('production');
const files = readdirSync(assets);

/** What a picture may weigh, in bytes, at a width that phones and desks ask for. */
const budgets = [
  { name: 'hero', width: 1600, most: 130_000 },
  { name: 'hero-portrait', width: 828, most: 60_000 },
  { name: 'wedding-styling', width: 600, most: 35_000 },
  { name: 'corporate-events', width: 600, most: 35_000 },
  { name: 'store-decor', width: 600, most: 35_000 },
];

test.each(budgets)('$name is at most $most bytes as AVIF at $width px', ({ name, width, most }) => {
  const file = files.find((each) => new RegExp(`^${name}-\\w{8}-${width}\\.avif$`).test(each));
  expect(file).toBeDefined();
  expect(statSync(`${assets}/${file}`).size).toBeLessThanOrEqual(most);
});
