import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { reportBuildErrors } from './build-errors.ts';
import { buildStaticFiles } from './bundle/static-files.ts';
import { notesOn } from './content/notes.ts';
import { readContent } from './content/read-content.ts';
import { foldersIn, root, sources } from './folders.ts';

/*
 * `npm run check -- --content FOLDER`; without the option, the owner's folder. Says what is wrong with it, or what
 * its owner may want to change before the site goes live.
 */
await reportBuildErrors(async () => {
  const { values } = parseArgs({ options: { content: { type: 'string' } } });
  const folder = resolve(values.content ?? sources.content);
  const output = foldersIn(`${root}dist-check`);
  try {
    await buildStaticFiles(folder, output);
  } finally {
    await rm(output.out, { recursive: true, force: true });
  }
  const notes = await notesOn(await readContent(folder));
  console.log(
    notes.length > 0 ? `The site can go live, but:\n${notes.join('\n')}` : 'The site can go live.',
  );
});
