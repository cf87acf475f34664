import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { reportBuildErrors } from './build-errors.ts';
import { buildFolderAt } from './bundle/build-folder.ts';
import { buildSite, replaceBuild } from './bundle/build-site.ts';
import { notesOn } from './content/notes.ts';
import { readContent } from './content/read-content.ts';
import { inputs, root, typedPath } from './folders.ts';

/** `npm run build -- --content FOLDER --out FOLDER`. */
const options = {
  content: { type: 'string', default: inputs.content },
  out: { type: 'string', default: `${root}dist` },
} as const;

await reportBuildErrors(async () => {
  const started = performance.now();
  const { values } = parseArgs({ options });
  const content = typedPath(values.content);
  const checked = await readContent(content);
  const out = buildFolderAt(typedPath(values.out), content);
  const isFirst = !existsSync(out);
  let notes = 0;
  await replaceBuild(out, async (next) => {
    const { pictures } = await buildSite(checked, next);
    notes = (await notesOn(checked, pictures)).length;
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`Built in ${seconds} s. Notes on the content: ${notes} (see "npm run check").`);
  if (!isFirst) console.log('Restart any server that runs from the previous build.');
});
