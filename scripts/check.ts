import { parseArgs } from 'node:util';
import { createApp } from '#server/app.ts';
import { createLog } from '#server/log.ts';
import { readSettings } from '#server/settings.ts';
import { reportBuildErrors } from './build-errors.ts';
import { notesOn } from './content/notes.ts';
import { readContent } from './content/read-content.ts';
import { outputFolders, sources } from './folders.ts';

/*
 * The last step of `npm run check`, after the build: renders every page of the build, and says what its
 * owner may want to change before the site goes live.
 */
await reportBuildErrors(async () => {
  // There are no options: `--content` would not reach the build.
  parseArgs({ options: {} });
  const { renderPages } = createApp({
    settings: readSettings({}),
    publicFolder: outputFolders('production').public,
    release: '',
    log: createLog('error'),
    lifecycle: { phase: 'starting' },
  });
  const failedPaths = await renderPages();
  if (failedPaths.length > 0) {
    console.error(
      `The site fails at ${failedPaths.join(', ')} for the reasons above: ask a developer.`,
    );
    process.exitCode = 1;
    return;
  }
  const notes = await notesOn(await readContent(sources.content));
  console.log(
    notes.length > 0 ? `The site can go live, but:\n${notes.join('\n')}` : 'The site can go live.',
  );
});
