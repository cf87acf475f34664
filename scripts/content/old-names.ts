import { readdir, readFile } from 'node:fs/promises';
import { root } from '../bundle/folders.ts';
import type { OwnText } from './all-texts.ts';

/** The name under which the site was delivered. Texts and drawings that quote it do not follow a new name. */
const deliveredName = 'The Wedding & Events Designer';

/** An SVG file of the site: a logo or an icon. */
interface Drawing {
  /** Its path in the project. */
  file: string;
  source: string;
}

/** Reads the drawings that the site shows. */
export async function readDrawings(): Promise<Drawing[]> {
  const drawings: Drawing[] = [];
  for (const folder of ['client/pictures', 'public']) {
    const names = await readdir(root + folder);
    for (const name of names.filter((each) => each.endsWith('.svg'))) {
      const file = `${folder}/${name}`;
      drawings.push({ file, source: await readFile(root + file, 'utf8') });
    }
  }
  return drawings;
}

/** A sentence for each drawing and text that still carries another name than the business's. */
export function oldNames(
  businessName: string,
  drawings: readonly Drawing[],
  texts: readonly OwnText[],
): string[] {
  const drawn = drawings.flatMap(({ file, source }) => {
    const title = titleOf(source);
    if (title === businessName) return [];
    return `${file} says "${title}": have it drawn anew, with "${businessName}" as its <title>.`;
  });
  if (businessName === deliveredName) return drawn;
  const written = texts
    .filter(({ text }) => text.includes(deliveredName))
    .map(
      ({ file, path }) =>
        `${file} still says "${deliveredName}" in ${path.join(', ')}: change it, and the picture that it describes.`,
    );
  return [...drawn, ...written];
}

function titleOf(source: string): string {
  return /<title>([^<]*)</.exec(source)?.[1]?.replaceAll('&amp;', '&') ?? '';
}
