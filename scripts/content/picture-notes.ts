import type { BuiltPicture } from '#shared/content-types.ts';
import type { Finding } from '../build-errors.ts';
import { nodesIn } from './markdown-tree.ts';
import { pictureNameOf } from './picture-name.ts';
import type { CheckedContent } from './read-content.ts';
import { sourcesIn } from './read-folder.ts';

/** What the notes need to know of the pictures that the build has encoded, by the names of the pictures. */
export type BuiltPictures = Readonly<
  Record<string, Pick<BuiltPicture, 'width' | 'height' | 'isLight'>>
>;

/** How many times as wide as it is tall a picture may be. On a phone, a wider one is a strip. */
const widestRatio = 4;

/** Returns notes on pictures that a page shows twice, that are too wide, or that do not suit each other. */
export function notesOnPictures(
  { folder, content, photographs }: CheckedContent,
  built: BuiltPictures,
): Finding[] {
  const notes: Finding[] = [];
  for (const { path: file, keys, root } of sourcesIn(folder)) {
    const inKeys = [keys.pictures ?? [], keys.picture ?? []].flat();
    const names = inKeys.map((picture) => pictureNameOf(`${picture}`));
    for (const node of nodesIn(root))
      if (node.type === 'image' && names.includes(pictureNameOf(node.url)))
        notes.push({
          file,
          line: node.position?.start.line,
          message: `shows ${pictureNameOf(node.url)}, which its keys show too: remove one of the two`,
        });
  }
  for (const [name, { width, height }] of Object.entries(built))
    if (width > widestRatio * height)
      notes.push({
        file: `${photographs[name]?.path}`,
        message: 'is more than four times as wide as it is tall: crop it',
      });
  const { wide, tall } = content.home.hero;
  if (built[wide]?.isLight !== built[tall]?.isLight)
    notes.push({
      file: folder.home.path,
      line: folder.home.lineOf(['hero']),
      message:
        'has a bright and a dark picture, but text in one colour: choose two bright or two dark pictures',
    });
  return notes;
}
