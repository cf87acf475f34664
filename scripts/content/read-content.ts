import type { Mode } from '../folders.ts';
import { pictureNameOf } from './addresses.ts';
import { assembleContent } from './assemble-content.ts';
import { checkCharacters } from './check-characters.ts';
import { checkFolder } from './check-folder.ts';
import type { Content } from './content-types.ts';
import { takeInventory } from './inventory.ts';
import { contentError, type Mistake, type Place } from './mistakes.ts';
import { type ParsedFolder, parseFolder } from './parse-folder.ts';
import type { PictureDescription } from './schema.ts';
import { readSourceFiles } from './source-files.ts';

/** A photograph of the owner's, and what is said of it. */
export interface SourcePicture extends PictureDescription {
  /** The absolute path of its file. */
  path: string;
  /** Where it is described. */
  place: Place;
}

/** The owner's folder, read and without mistakes. */
export interface CheckedFolder extends ParsedFolder {
  content: Content;
  /** The pictures that are described, by their names. */
  pictures: Readonly<Record<string, SourcePicture>>;
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
  const content = assembleContent(parsed, { site, words, home });
  return { ...parsed, content, pictures: picturesOf(parsed) };
}

function picturesOf({ files, inventory, pictureDescriptions }: ParsedFolder) {
  const pictures = Object.entries(pictureDescriptions).map(([file, description]) => {
    const path = `${files.folder}/pictures/${inventory.photographs.get(file.normalize())}`;
    const place = files.pictureDescriptions.placeOf(file);
    return [pictureNameOf(file), { path, ...description, place }] as const;
  });
  return Object.fromEntries(pictures);
}
