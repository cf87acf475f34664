import { reportBuildErrors } from './bundle/report-build-errors.ts';

const mode = process.argv[2] ?? 'production';

if (mode !== 'production' && mode !== 'development') {
  console.error(`A build is for production or for development, not for "${mode}".`);
  process.exit(1);
}

await reportBuildErrors(async () => {
  const started = performance.now();
  const { buildSite } = await import('./bundle/build-site.ts');
  await buildSite(mode);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`Built for ${mode} in ${seconds} s.`);
});
