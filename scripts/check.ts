import { createApp } from '#server/app.ts';
import { createLog } from '#server/log.ts';
import { readSettings } from '#server/settings.ts';
import { businessName, email, telephone } from '#shared/site.ts';
import { outputFolders } from './bundle/folders.ts';
import { allTexts } from './content/all-texts.ts';
import { oldNames, readDrawings } from './content/old-names.ts';

/*
 * The last step of `npm run check`, after the build and the types: renders every page of the build, and
 * says what its owner may want to change before the site goes live.
 */
const { renderPages } = createApp({
  settings: readSettings({}),
  publicFolder: outputFolders('production').public,
  release: '',
  log: createLog('error'),
  lifecycle: { phase: 'starting' },
});
const failedPaths = await renderPages();
if (failedPaths.length > 0) {
  console.error(`The site fails at ${failedPaths.join(', ')}, as said above: ask a developer.`);
  process.exit(1);
}

if (!email && !telephone) {
  console.log(
    'Note: shared/site.ts has no email and no telephone, and the contact form sends nothing: nobody can reach you.',
  );
}
const names = oldNames(businessName, await readDrawings(), allTexts);
for (const note of names) console.log(`Note: ${note}`);
console.log(
  names.length > 0
    ? 'Nothing is wrong, but the old name is still in some places: see the notes before the site goes live.'
    : 'All is well: the site can go live.',
);
