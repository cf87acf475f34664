import type { Mode } from '../folders.ts';
import { assembleContent } from './assemble-content.ts';
import { checkCharacters } from './check-characters.ts';
import { checkFolder } from './check-folder.ts';
import type { Content } from './content-types.ts';
import { takeInventory } from './inventory.ts';
import { contentError, type Mistake } from './mistakes.ts';
import { type ParsedFolder, parseFolder } from './parse-folder.ts';
import { readSourceFiles } from './source-files.ts';

/** The owner's folder, read and without mistakes. */
export interface CheckedFolder extends ParsedFolder {
  content: Content;
}

/** Reads the owner's folder. Throws an `AggregateError` with a sentence for each mistake, by file and line. */
export async function readContent(folder: string, mode: Mode): Promise<CheckedFolder> {
  const mistakes: Mistake[] = [];
  const report = (...mistake: Mistake) => void mistakes.push(mistake);
  const files = await readSourceFiles(folder, report);
  const parsed = parseFolder(files, takeInventory(files, mode), report);
  checkFolder(parsed, report);
  await checkCharacters(parsed.texts, report);
  const { site, words, home } = parsed;
  if (mistakes.length > 0 || !site || !words || !home) throw contentError(mistakes);
  return { ...parsed, content: assembleContent(parsed, { site, words, home }) };
}
