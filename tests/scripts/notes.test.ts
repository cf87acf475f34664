import { expect, test } from 'vitest';
import { notesOn } from '#scripts/content/notes.ts';
import { readContent } from '#scripts/content/read-content.ts';
import { createContentFolder, type Edit } from './content-folder.ts';

/** The notes on a folder with some changes, each from its file on. */
async function notesIn(...edits: readonly Edit[]): Promise<string[]> {
  const folder = createContentFolder(...edits);
  const notes = await notesOn(await readContent(folder));
  return notes.map((note) => note.replace(`${folder}/`, ''));
}

const site = 'site.yaml';
const story = 'pages/story.md';
const name = 'The Wedding & Events Designer';

test('a folder that can go live has no notes', async () => {
  expect(await notesIn()).toEqual([]);
});

test('what an owner may want to change is noted', async () => {
  const notes = await notesIn(
    [site, 'https://www.lark.example', ''],
    [site, 'hello@lark.example', ''],
    [site, "'+44 20 7946 0000'", ''],
    [site, 'https://www.instagram.com/lark/', ''],
    [site, 'gardens, barns', 'gardens'],
    [story, 'pictures', 'notice: More soon.\npictures'],
    [story, 'We began', name],
    ['files/favicon.svg', null, null],
    ['pictures/wordmark.svg', null, `<svg><title>${name.replace('&', '&amp;')}</title></svg>`],
  );
  expect(notes).toEqual([
    'pages/story.md:4 has a notice: remove it when there is nothing more to come.',
    'pages/story.md:10 still has the old name: write Lark & Linden.',
    'pictures/wordmark.svg:1 still has the old name: write Lark & Linden.',
    'services/barns.md:1 is not shown: list barns in site.yaml.',
    'site.yaml:2 has no address, which search engines need: write it.',
    'site.yaml:3 has no way to reach you, as the form sends nothing: write one.',
    'site.yaml:12 has no address for Instagram: write it, or remove both lines.',
    'public/favicon.svg:1 is not the icon of Lark & Linden: save yours as files/favicon.svg.',
  ]);
});

test('the delivered name is not noted where it is the name of the business', async () => {
  expect(await notesIn([site, 'Lark & Linden', name], [story, 'We began', name])).toEqual([]);
});
