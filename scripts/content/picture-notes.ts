import type { Block, BuiltPicture } from '#shared/content-types.ts';
import type { Finding } from '../build-errors.ts';
import type { CheckedContent } from './read-content.ts';
import { picturesIn } from './shown-pictures.ts';
import type { Source } from './source.ts';

/** What the notes need to know of the pictures that the build has encoded, by the names of the pictures. */
export type BuiltPictures = Readonly<
  Record<string, Pick<BuiltPicture, 'width' | 'height' | 'isLight'>>
>;

/** How many times as wide as it is tall a picture may be. On a phone, a wider one is a strip. */
const widestRatio = 4;

/** Returns notes on pictures that a page shows twice, that are too wide, or that do not suit each other. */
export function notesOnPictures(
  { folder, content, pictures }: CheckedContent,
  built: BuiltPictures,
): Finding[] {
  const notes: Finding[] = [];
  const { home, notFound, pages, services } = content;
  for (const { path, pictures: names, text } of pages)
    noteTwice(folder.pages.get(path.slice(1)), 'pictures', names, text);
  noteTwice(folder.notFound, 'pictures', notFound.pictures, notFound.text);
  for (const { anchor, picture, text } of services)
    noteTwice(folder.services.get(anchor), 'picture', [picture], text);

  for (const [name, { width, height }] of Object.entries(built))
    if (width > widestRatio * height)
      notes.push({
        file: `${pictures[name]?.path}`,
        line: 1,
        message: 'is more than four times as wide as it is tall: crop it',
      });
  if (built[home.hero.wide]?.isLight !== built[home.hero.tall]?.isLight)
    notes.push({
      file: folder.home.path,
      line: folder.home.lineOf(['hero']),
      message:
        'has a bright and a dark picture, but text in one colour: choose two bright or two dark pictures',
    });
  return notes;

  function noteTwice(
    source: Source | undefined,
    key: string,
    names: readonly string[],
    text: readonly Block[],
  ): void {
    const inText = picturesIn(text);
    for (const name of names)
      if (source && inText.includes(name))
        notes.push({
          file: source.path,
          line: source.lineOf([key]),
          message: `shows ${name} twice, by the key "${key}" and in the text: remove one of the two`,
        });
  }
}
