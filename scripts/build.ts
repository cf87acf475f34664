import { formatMessages, type Message } from 'esbuild';
import { buildSite } from './build/build-site.ts';

try {
  const started = performance.now();
  await buildSite('production');
  console.log(`Built into dist/ in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
} catch (error) {
  const { errors } = error as { errors?: Message[] };
  if (!errors) throw error;
  console.error((await formatMessages(errors, { kind: 'error', color: true })).join('\n'));
  process.exitCode = 1;
}
