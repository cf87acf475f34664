import { readFile, writeFile } from 'node:fs/promises';
import { optimize } from 'svgo';
import { dataFolder, type OutputFolders, sources } from '../bundle/folders.ts';
import { fingerprint } from './fingerprint.ts';

const marks = ['wordmark', 'wordmark-light', 'logo', 'logo-light'] as const;

/** What the client knows of a drawn mark: its file and the shape of its box. */
export interface MarkData {
  file: string;
  width: number;
  height: number;
}

/** Optimises the logo's drawings into the assets folder and writes `marks.json` for the client. */
export async function buildMarks(output: OutputFolders): Promise<void> {
  const data: Record<string, MarkData> = {};
  for (const name of marks) {
    const drawing = await readFile(`${sources.pictures}/${name}.svg`, 'utf8');
    const { data: optimised } = optimize(drawing, { multipass: true, floatPrecision: 1 });
    const file = `${name}-${fingerprint(optimised)}.svg`;
    await writeFile(`${output.assets}/${file}`, optimised);
    const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(drawing) ?? [];
    data[name] = { file, width: Math.round(Number(width)), height: Math.round(Number(height)) };
  }
  await writeFile(`${dataFolder}/marks.json`, JSON.stringify(data));
}
