import { readdirSync, statSync } from 'node:fs';
import { foldersIn, root } from '#scripts/folders.ts';

const code = ['client', 'public', 'server', 'shared', 'scripts'];

/** The content of the two sites that the tests read, by the folders of their builds. */
const builds = { dist: 'shared/content', 'dist-sample': 'tests/sample-content' };

/**
 * Ends the process with one sentence if a build is missing. Returns a sentence if one is older than a file that
 * it is made of.
 */
export function requireBuilds(): string | undefined {
  for (const [folder, content] of Object.entries(builds)) {
    const main = `${foldersIn(root + folder).server}/main.js`;
    const built = statSync(main, { throwIfNoEntry: false });
    if (!built) return stop(`There is no ${folder}/: run "npm run build:all" first.`);
    const sources = code.flatMap(filesIn).filter((file) => !file.startsWith('shared/content/'));
    const isNewer = (file: string) => statSync(root + file).mtimeMs > built.mtimeMs;
    const changed = [...sources, ...filesIn(content)].find(isNewer);
    if (changed) return `${changed} is newer than ${folder}/: run "npm run build:all" first.`;
  }
}

/** Playwright's global setup: ends the run with one sentence if a build is missing or old. */
export default function requireCurrentBuilds(): void {
  const outdated = requireBuilds();
  if (outdated) stop(outdated);
}

function stop(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

/** The paths of the code and the content in a folder of the project. */
function filesIn(folder: string): string[] {
  const names = readdirSync(root + folder, { recursive: true, encoding: 'utf8' });
  const files = names.map((name) => `${folder}/${name}`);
  return files.filter((file) => /\.(tsx?|jpe?g|svg)$|content\//.test(file));
}
