import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { BuildInputError, reportBuildErrors } from './build-errors.ts';
import { buildSite, replaceBuild } from './bundle/build-site.ts';
import { notesOn } from './content/notes.ts';
import { readContent } from './content/read-content.ts';
import { foldersIn, inputs, root } from './folders.ts';

/** `npm run build -- --content FOLDER --out FOLDER`; without options, the owner's folder into `dist`. */
const options = {
  content: { type: 'string', default: inputs.content },
  out: { type: 'string', default: `${root}dist` },
} as const;

await reportBuildErrors(async () => {
  const started = performance.now();
  const { values } = parseArgs({ options });
  const content = resolve(values.content);
  const out = resolve(values.out);
  const isFirst = !existsSync(out);
  if (!isFirst && !existsSync(foldersIn(out).assetsFile)) {
    const sentence = 'is not a build: write another path after --out';
    throw new BuildInputError({ file: out, sentence });
  }
  const checked = await readContent(content);
  let notes = 0;
  await replaceBuild(out, async (next) => {
    const { pictures } = await buildSite(checked, next);
    notes = (await notesOn(checked, pictures)).length;
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`Built in ${seconds} s. Notes on the content: ${notes} (npm run check).`);
  if (!isFirst) console.log('Restart a server that runs from the build before.');
});
