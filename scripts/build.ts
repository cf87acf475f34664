import { reportBuildErrors } from './bundle/report-build-errors.ts';

await reportBuildErrors(async () => {
  const started = performance.now();
  const { buildSite } = await import('./bundle/build-site.ts');
  await buildSite();
  console.log(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
});
