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
    ['services/barns.md', null, '---\nmenu: A\ncard: B\npicture: table\n---\n# Barns\n'],
    ['pages/index.md', 'partners:', 'form:\n  heading: Ask us\n  text: Anything.\npartners:'],
    ['pages/prices.docx', null, ''],
    [story, 'pictures', 'notice: More soon.\npictures'],
    [story, 'We began', name.slice('The '.length)],
    ['files/favicon.svg', null, null],
    ['pictures/wordmark.svg', null, `<svg><title>${name.replace('&', '&amp;')}</title></svg>`],
  );
  expect(notes).toEqual([
    'pages/index.md:14 has a form, but nobody receives what is written there: leave it out, or say so.',
    'pages/prices.docx:1 is not shown: a page or a service ends in .md, a download belongs in files/.',
    'pages/story.md:4 has a notice: remove it once it is no longer true.',
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

test.each([
  ['**Bold and *more', '**'],
  ['*Italics without an end', '*'],
  ['** Bold **', '**'],
  ['-One\n-Two', '-'],
  ['– One\n– Two', '– '],
  ['• One', '•'],
  ['> They came.\n> — Ann', '— '],
  ['##Heading', '##'],
  ['| a | b |\n| - | - |', '| a | b |'],
  ['a | b\n--- | ---', '--- | ---'],
  ['A\tB', 'A\tB'],
  ['A note.[^1]', '[^1]'],
  ['- [ ] A task', '[ ] '],
  ['[[story]]', '[[story]]'],
  ['[A] (/story)', '[A] ('],
  ['(A)[/story]', ')['],
  ['www.lark.example', 'www.lark.example'],
  ['Write to hello@lark.example.', 'hello@lark.example'],
  ['{{< youtube >}}', '{{'],
  ['[gallery ids="1"]', '[gallery ids='],
  ['~~more~~', '~~'],
  [':smile:', ':smile:'],
])('it is noted that %j is shown as it is typed', async (text, typed) => {
  const [note] = await notesIn([story, 'We began in a', `${text}\n\nWe began in a`]);
  expect(note).toMatch(/^pages\/story\.md:\d+ shows/);
  expect(note).toContain(`shows "${typed}" as it is typed: `);
});

test.each([
  '5 * 3',
  '-10%',
  '#flowers',
  '10:30:15 or 3:4',
  'From £480* a window',
  '\\*one*',
  'a – b\n— c',
])('of %j there is no note', async (text) => {
  expect(await notesIn([story, 'We began in a', `${text}\n\nWe began in a`])).toEqual([]);
});
