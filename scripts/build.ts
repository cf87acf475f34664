import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { reportBuildErrors } from './bundle/build-errors.ts';
import { buildSite } from './bundle/build-site.ts';
import { outputFolders, sources } from './bundle/folders.ts';
import { replaceBuild } from './bundle/replace-build.ts';

const options = { content: { type: 'string' }, out: { type: 'string' } } as const;

await reportBuildErrors(async () => {
  const started = performance.now();
  const mode = 'production';
  const { values } = parseArgs({ options });
  const content = resolve(values.content ?? sources.content);
  const out = resolve(values.out ?? outputFolders(mode).out);
  await replaceBuild(out, async (next) => void (await buildSite(mode, content, next)));
  console.log(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
});
