import { mkdtemp } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { formatForConsole, reportBuildErrors } from './build-errors.ts';
import { buildStaticFiles } from './bundle/static-files.ts';
import { notesOn } from './content/notes.ts';
import { readContent } from './content/read-content.ts';
import { buildPaths, inputs, root, typedPath } from './folders.ts';
import { withTemporaryFolders } from './temporary-folders.ts';

/*
 * `npm run check -- --content FOLDER` prints the mistakes in an owner's folder. If there are none, it prints notes on
 * what to change before the site goes live.
 */
await reportBuildErrors(async () => {
  const { values } = parseArgs({ options: { content: { type: 'string' } } });
  const output = buildPaths(await mkdtemp(`${root}dist-check-`));
  await withTemporaryFolders([output.out], async () => {
    const checked = await readContent(typedPath(values.content ?? inputs.content));
    const { content } = await buildStaticFiles(checked, output);
    const findings = await notesOn(checked, content.pictures);
    const notes = findings.map((note) => formatForConsole(note, 'notice'));
    console.log([`The site can go live${notes.length > 0 ? ', but:' : '.'}`, ...notes].join('\n'));
  });
});
