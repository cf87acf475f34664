import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Finding } from '../build-errors.ts';
import { inputs } from '../folders.ts';
import type { CheckedContent } from './read-content.ts';
import { sourcesIn } from './read-folder.ts';
import { isEnglish } from './references.ts';

/** The name of the delivered site, and its texts that suit no other trade. */
const deliveredText =
  /Wedding &(amp;)? Events Designer|: Start your journey$|No place is laid here/i;

/** Returns notes on texts and icons of the delivered site, unless the site has the delivered name. */
export async function notesOnDelivered({ folder, content }: CheckedContent): Promise<Finding[]> {
  const { name, language } = content.site;
  if (deliveredText.test(name)) return [];
  const notes: Finding[] = [];
  const texts = new Map(sourcesIn(folder).map(({ path, text }) => [path, text]));
  for (const file of [...folder.pictureFiles, ...folder.servedFiles.values()]) {
    const message = `is not the icon of ${name}: save your own as files/${basename(file)}`;
    if (file.startsWith(`${inputs.public}/`)) notes.push({ file, message });
    else if (file.endsWith('.svg')) texts.set(file, await readFile(file, 'utf8'));
  }
  // A line with a single word, such as "Name", may be the same in another language.
  const sentences = folder.deliveredWords.text.match(/^.*: .+ .*$/gm);
  const untranslated = new Set(isEnglish(language) ? [] : sentences);
  for (const [file, text] of texts)
    for (const [at, line] of text.split('\n').entries())
      if (deliveredText.test(line) || untranslated.has(line))
        notes.push({
          file,
          line: at + 1,
          message: `still has "${line.trim().slice(0, 60)}" from the delivered site: write your own`,
        });
  return notes;
}
