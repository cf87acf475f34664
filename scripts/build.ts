import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { BuildInputError, reportBuildErrors } from './build-errors.ts';
import { buildSite, replaceBuild } from './bundle/build-site.ts';
import { notesOn } from './content/notes.ts';
import { readContent } from './content/read-content.ts';
import { foldersIn, root, sources } from './folders.ts';

/** `npm run build -- --content FOLDER --out FOLDER`; without options, the owner's folder into `dist`. */
const options = {
  content: { type: 'string', default: sources.content },
  out: { type: 'string', default: `${root}dist` },
} as const;

await reportBuildErrors(async () => {
  const started = performance.now();
  const { values } = parseArgs({ options });
  const content = resolve(values.content);
  const out = resolve(values.out);
  if (!existsSync(content)) {
    throw new BuildInputError(content, 'is not a folder', 'write the path of one after --content');
  }
  if (existsSync(out) && !existsSync(`${foldersIn(out).data}/metafile.json`)) {
    const problem = 'is not the folder of a build';
    throw new BuildInputError(out, problem, 'write another path after --out');
  }
  await replaceBuild(out, (next) => buildSite(content, next));
  console.log(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
  const { length } = await notesOn(await readContent(content));
  if (length > 0) {
    console.log(
      `Things to change before the site is public: ${length} ("npm run check" lists them).`,
    );
  }
});
