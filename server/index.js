/** The entry of `node server`: starts the built server from any folder, or says why it cannot. */
import './require-node.js';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';

// A build that is killed while it replaces `dist` leaves the previous one as `dist-previous`.
const folders = ['dist', 'dist-previous'].map((name) => new URL(`../${name}/`, import.meta.url));
const folder = folders.find((each) => existsSync(each));

if (!folder) {
  fail('There is no build to serve yet: run "npm run build" first.');
} else if (!hasWholeServer(folder)) {
  fail(
    `The server in ${folder.pathname} does not match build.json: run "npm run build", or copy it again.`,
  );
} else {
  await import(new URL('server/main.js', folder).href);
}

/** @param {URL} build */
function hasWholeServer(build) {
  try {
    const { server } = JSON.parse(readFileSync(new URL('build.json', build), 'utf8'));
    const code = readFileSync(new URL('server/main.js', build));
    return createHash('sha256').update(code).digest('base64') === server;
  } catch {
    return false;
  }
}

/** @param {string} sentence */
function fail(sentence) {
  console.error(sentence);
  process.exitCode = 1;
}
