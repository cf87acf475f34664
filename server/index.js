/** The entry of `node server`: starts the built server from any folder, or says why it cannot. */
import { existsSync, readFileSync } from 'node:fs';

const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const [neededMajor, neededMinor] = engines.node.match(/\d+/g).map(Number);
const [major, minor] = process.versions.node.split('.').map(Number);
const server = new URL('../dist/server/main.js', import.meta.url);

if (major < neededMajor || (major === neededMajor && minor < neededMinor)) {
  console.error(
    `This site needs Node ${neededMajor}.${neededMinor} or newer; this is Node ${process.versions.node}.`,
  );
  process.exitCode = 1;
} else if (existsSync(server)) {
  await import(server.href);
} else {
  console.error('There is no build to serve yet: run "npm run build" first.');
  process.exitCode = 1;
}
