import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { BuildInputError, reportBuildErrors } from './build-errors.ts';
import { buildSite } from './bundle/build-site.ts';
import { replaceBuild } from './bundle/replace-build.ts';
import { foldersIn, outputFolders, sources } from './folders.ts';

/** `npm run build -- --content FOLDER --out FOLDER`; without options, the owner's folder into `dist`. */
const options = { content: { type: 'string' }, out: { type: 'string' } } as const;

await reportBuildErrors(async () => {
  const started = performance.now();
  const { values } = parseArgs({ options });
  const content = resolve(values.content ?? sources.content);
  const out = resolve(values.out ?? outputFolders('production').out);
  if (!existsSync(content)) {
    throw new BuildInputError(content, 'is not a folder', 'write the path of one after --content');
  }
  if (existsSync(out) && !existsSync(`${foldersIn(out).data}/metafile.json`)) {
    throw new BuildInputError(
      out,
      'is not the folder of a build',
      'write another path after --out',
    );
  }
  await replaceBuild(out, (next) => buildSite(content, next));
  console.log(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
});
