import { readContent } from '#scripts/content/read-content.ts';
import { createContentFolder, type Edit } from './content-folder.ts';

/** The content of the small folder after these edits. */
export const readEdited = async (...edits: readonly Edit[]) =>
  (await readContent(createContentFolder(...edits))).content;

/** The page of the small folder in which the tests write, and its only paragraph, which they replace. */
export const story = 'pages/story.md';
export const paragraph = 'We began in a [garden](/services#gardens).';

/** The blocks of a page with this text. */
export async function blocksOf(written: string) {
  const { pages } = await readEdited([story, paragraph, written]);
  return pages.find(({ path }) => path === '/story')?.text;
}

export const lineBreak = { type: 'break' };
export const emphasis = (text: string) => ({ type: 'emphasis', children: [text] });
export const link = (to: string, text: string) => ({ type: 'link', to, children: [text] });
export const paragraphOf = (...children: unknown[]) => ({ type: 'paragraph', children });
export const heading = (id: string, isSubheading: boolean, ...children: unknown[]) => ({
  type: 'heading',
  id,
  isSubheading,
  children,
});
export const list = (start: number | null, ...items: unknown[][]) => ({
  type: 'list',
  start,
  items,
});
