import { readdirSync, statSync } from 'node:fs';
import { foldersIn, root } from '#scripts/folders.ts';

const code = ['client', 'public', 'server', 'shared', 'scripts'];

/** The two sites that the tests read, by their folders: the command that builds it, and its content. */
const builds = {
  dist: { command: 'npm run build', content: 'shared/content' },
  'dist-sample': {
    command: 'npm run build -- --content tests/sample-content --out dist-sample',
    content: 'tests/sample-content',
  },
};

/** Throws if a build is missing. Returns a sentence for each that is older than a file that it is made of. */
export function requireBuild(): string[] {
  return Object.entries(builds).flatMap(([folder, { command, content }]) => {
    const main = `${foldersIn(root + folder).server}/main.js`;
    const built = statSync(main, { throwIfNoEntry: false });
    if (!built) throw new Error(`There is no ${folder}/: run "${command}" first, or "npm test".`);
    const isNewer = (file: string) => statSync(root + file).mtimeMs > built.mtimeMs;
    const sources = code.flatMap(filesIn).filter((file) => !file.startsWith('shared/content/'));
    const changed = [...sources, ...filesIn(content)].find(isNewer);
    return changed ? [`${changed} is newer than ${folder}/: run "${command}" first.`] : [];
  });
}

/** Playwright's global setup: ends the run with a sentence if a build is missing or old. */
export default function requireCurrentBuild(): void {
  const [outdated] = requireBuild();
  if (outdated) throw new Error(outdated);
}

/** The paths of the code and the content in a folder of the project. */
function filesIn(folder: string): string[] {
  const names = readdirSync(root + folder, { recursive: true, encoding: 'utf8' });
  const files = names.map((name) => `${folder}/${name}`);
  return files.filter((file) => /\.(tsx?|jpe?g|svg)$|content\//.test(file));
}
