import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';

/**
 * A process that builds a file into a folder and waits to be killed at one step: during the build, when
 * the previous build has been renamed, or when the new one has replaced it.
 */
const [out = '', file = '', step = ''] = process.argv.slice(2);

async function hang(reached: string): Promise<void> {
  if (reached !== step) return;
  console.log(reached);
  await new Promise((resolve) => setTimeout(resolve, 60_000));
}

const { rename } = fs;
fs.rename = async (from, to) => {
  await rename(from, to);
  await hang(to === out ? 'replaced' : 'aside');
};
syncBuiltinESMExports();

const { replaceBuild } = await import('#scripts/bundle/replace-build.ts');
await replaceBuild(out, async ({ assets }) => {
  await fs.mkdir(assets, { recursive: true });
  await fs.writeFile(`${assets}/${file}`, file);
  await hang('make');
});
