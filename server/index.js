/** What `node server` starts, from any folder: the built server, or one sentence where there is none. */
import './require-node.js';
import { existsSync } from 'node:fs';

const builtServer = new URL('../dist/server/main.js', import.meta.url);

if (existsSync(builtServer)) {
  await import(builtServer.href);
} else {
  console.error('There is no build to serve yet: run "npm run build" first.');
  process.exitCode = 1;
}
