import { writeFile } from 'node:fs/promises';
import { withoutScriptsCss } from '#client/header/without-scripts.ts';
import { fingerprint } from '../media/fingerprint.ts';
import type { OutputFolders } from './folders.ts';

/** Writes the style sheet for browsers without scripts into the assets folder; returns its name. */
export async function buildWithoutScripts({ assets }: OutputFolders): Promise<string> {
  const file = `without-scripts-${fingerprint(withoutScriptsCss)}.css`;
  await writeFile(`${assets}/${file}`, withoutScriptsCss);
  return file;
}
