import { charactersLackedOf } from '../typefaces.ts';
import type { Report, SourceText } from './mistakes.ts';

/** Reports characters that the site's typefaces cannot show. */
export async function checkCharacters(texts: readonly SourceText[], report: Report): Promise<void> {
  const all = new Set(texts.map(({ text }) => text).join(''));
  const lacked = new Set(await charactersLackedOf([...all].filter((each) => each > '~').join('')));
  for (const { text, ...place } of texts) {
    const character = [...text].find((each) => lacked.has(each));
    if (!character) continue;
    const code = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
    report(place, `has ${character} (U+${code}), which the typefaces lack: write it otherwise`);
  }
}
