import { reportBuildErrors } from './bundle/build-errors.ts';
import { outputFolders } from './bundle/folders.ts';
import { replaceBuild } from './bundle/replace-build.ts';

await reportBuildErrors(async () => {
  const started = performance.now();
  const { buildSite } = await import('./bundle/build-site.ts');
  const mode = 'production';
  await replaceBuild(outputFolders(mode).out, (next) => buildSite(mode, next));
  console.log(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
});
