/** The entry point of `node server`: starts the built server, or prints the reason why it cannot start. */
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
