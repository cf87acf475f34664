import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { createApp } from '#server/app.ts';
import { createLog } from '#server/log.ts';
import { readSettings } from '#server/settings.ts';
import { routeNames, routes } from '#shared/routes.ts';
import { businessName, email, telephone } from '#shared/site.ts';
import { outputFolders } from './bundle/folders.ts';
import { allTexts } from './content/all-texts.ts';
import { readDrawings } from './content/drawings.ts';
import { longPages, oldNames, type PageWeight } from './content/notes.ts';

/*
 * The last step of `npm run check`, after the build and the types: renders every page of the build, and
 * says what its owner may want to change before the site goes live.
 */

const output = outputFolders('production');

/** Renders every page. Resolves to the bytes of each as it is sent; rejects if one cannot be rendered. */
async function weighPages(): Promise<PageWeight[]> {
  const { listener } = createApp({
    settings: readSettings({}),
    publicFolder: output.public,
    release: '',
    log: createLog('error'),
    lifecycle: { phase: 'ready' },
  });
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const weigh = async (path: string) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`);
    if (!response.ok) throw new Error(`The page ${path} cannot be rendered.`);
    return { path, bytes: brotliCompressSync(await response.text()).length };
  };
  try {
    return await Promise.all(routeNames.map((name) => weigh(routes[name].path)));
  } finally {
    server.close();
  }
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
