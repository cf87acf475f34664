/** The entry of `node server`: starts the built server from any folder, or says why it cannot. */
import './require-node.js';
import { existsSync } from 'node:fs';

const server = new URL('../dist/server/main.js', import.meta.url);

if (existsSync(server)) {
  await import(server.href);
} else {
  console.error('There is no build to serve yet: run "npm run build" first.');
  process.exitCode = 1;
}
