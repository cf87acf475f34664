/** Exits with a message if Node is older than the `engines` of package.json allow. */
import { readFileSync } from 'node:fs';

const [neededMajor, neededMinor] = readNeededVersion();
const [major, minor] = process.versions.node.split('.').map(Number);

if (major < neededMajor || (major === neededMajor && minor < neededMinor)) {
  exitWith(
    `This site needs Node ${neededMajor}.${neededMinor} or newer; this is Node ${process.versions.node}.`,
  );
}

function readNeededVersion() {
  try {
    const file = new URL('../package.json', import.meta.url);
    return JSON.parse(readFileSync(file, 'utf8')).engines.node.match(/\d+/g).map(Number);
  } catch (error) {
    exitWith(
      `The file package.json cannot be read (${error.message}): copy the whole release again.`,
    );
  }
}

/** @param {string} sentence */
function exitWith(sentence) {
  console.error(sentence);
  process.exit(1);
}
