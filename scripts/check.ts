import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createApp } from '#server/app.ts';
import { compress } from '#server/files/encodings.ts';
import { createLog } from '#server/log.ts';
import { readSettings } from '#server/settings.ts';
import { routeNames, routes } from '#shared/routes.ts';
import { businessName, email, telephone } from '#shared/site.ts';
import { outputFolders } from './bundle/folders.ts';
import { allTexts } from './content/all-texts.ts';
import { longPages } from './content/long-pages.ts';
import { oldNames, readDrawings } from './content/old-names.ts';

/*
 * The last step of `npm run check`, after the build and the types: renders every page of the build, and
 * says what its owner may want to change before the site goes live.
 */
const { app, renderPages } = createApp({
  settings: readSettings({}),
  publicFolder: outputFolders('production').public,
  release: '',
  log: createLog('error'),
  lifecycle: { phase: 'starting' },
});
const { failedPaths } = await renderPages();
if (failedPaths.length > 0) {
  console.error(`The site fails at ${failedPaths.join(', ')}, as said above: ask a developer.`);
  process.exit(1);
}

/** The bytes of each page's HTML as most browsers get it, by its path. */
async function weighPages(): Promise<Map<string, number>> {
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const weights = new Map<string, number>();
  for (const { path } of routeNames.map((name) => routes[name])) {
    const headers = { Connection: 'close' };
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers });
    const [[, html] = []] = await compress(Buffer.from(await response.arrayBuffer()));
    weights.set(path, html?.length ?? 0);
  }
  server.close();
  return weights;
}

const notes = longPages(await weighPages());
if (!email && !telephone) {
  notes.unshift(
    'shared/site.ts has no email and no telephone, and the contact form sends nothing: nobody can reach you.',
  );
}
const names = oldNames(businessName, await readDrawings(), allTexts);
for (const note of [...notes, ...names]) console.log(`Note: ${note}`);
console.log(
  names.length > 0
    ? 'Nothing is wrong, but the old name is still in some places: see the notes before the site goes live.'
    : 'All is well: the site can go live.',
);
