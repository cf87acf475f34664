import { formatMessages, type Message } from 'esbuild';
import { BuildInputError } from './bundle/build-input-error.ts';
import { buildSite } from './bundle/build-site.ts';

const mode = process.argv[2] ?? 'production';

if (mode !== 'production' && mode !== 'development') {
  console.error(`A build is for production or for development, not for "${mode}".`);
  process.exit(1);
}

try {
  const started = performance.now();
  await buildSite(mode);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`Built for ${mode} in ${seconds} s.`);
} catch (error) {
  const { errors } = error as { errors?: Message[] };
  if (error instanceof BuildInputError) console.error(error.message);
  else if (errors) {
    console.error((await formatMessages(errors, { kind: 'error', color: true })).join('\n'));
  } else throw error;
  process.exitCode = 1;
}
