import { cp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import type { OutputFolders } from './folders.ts';

/**
 * Puts the assets of the build that is there aside, before it is emptied. Returns what puts back,
 * beside those of the new build, the ones that only the old one has: pages that visitors have open
 * still ask for them. What an even older build left is let go of.
 */
export async function setAssetsAside({ out, assets }: OutputFolders) {
  const aside = `${out}-previous`;
  const list = `${out}/previous-assets.json`;
  await rm(aside, { recursive: true, force: true });
  const older: string[] = await readFile(list, 'utf8').then(JSON.parse, () => []);
  const wasThere = await rename(assets, aside).then(
    () => true,
    () => false,
  );

  return async function putBack(): Promise<void> {
    const fresh = new Set(await readdir(assets));
    const kept = wasThere
      ? (await readdir(aside)).filter((file) => !fresh.has(file) && !older.includes(file))
      : [];
    for (const file of kept) await cp(`${aside}/${file}`, `${assets}/${file}`);
    await rm(aside, { recursive: true, force: true });
    await writeFile(list, JSON.stringify(kept));
  };
}
