import { expect, test } from 'vitest';
import { readDrawings } from '#scripts/content/drawings.ts';
import { notesOn } from '#scripts/content/notes.ts';
import { readContent } from '#scripts/content/read-content.ts';
import { createContentFolder, type Edit } from './content-folder.ts';

/** The notes on a folder with some changes, each from its file on. */
async function notesIn(...edits: readonly Edit[]): Promise<string[]> {
  const folder = createContentFolder(...edits);
  const notes = notesOn(await readContent(folder, 'production'), []);
  return notes.map((note) => note.replace(`${folder}/`, ''));
}

test('a folder that can go live has no notes', async () => {
  expect(await notesIn()).toEqual([]);
});

const story = 'pages/story.md';
const site = 'site.yaml';
const barns = 'services/barns.md';
const may = 'pages/journal/may.md';
const page = '---\ntitle: A\ndescription: B\n---\n# C\n';
const notice = 'notice: More soon.\npicture';
const name = 'The Wedding & Events Designer';

/** Changes that bring one note each, by how that begins. */
test.each<[note: string, ...edits: Edit[]]>([
  ['site.yaml:1 has no address', [site, 'address: https://www.lark.example\n', '']],
  ['site.yaml:2 has no address', [site, 'https://www.lark.example', "''"]],
  [
    'site.yaml:3 has no email and no telephone, and the form sends nothing',
    [site, 'hello@lark.example', ''],
    [site, "'+44 20 7946 0000'", ''],
  ],
  ['site.yaml:12 has no address for Instagram', [site, 'https://www.instagram.com/lark/', "''"]],
  ['pages/story.md:4 has a notice, "More soon."', [story, 'picture', notice]],
  ['services/barns.md:4 has a notice, "More soon."', [barns, 'picture', notice]],
  ['pages/story.md:3 says "Coming soon"', [story, 'How we began.', 'Coming soon.']],
  ['pages/story.md:10 says "available soon"', [story, 'in a', 'in\n*available soon* a']],
  ['pages/privacy.md:2 has the page /privacy, to which', ['pages/privacy.md', null, page]],
  ['pages/journal/may.md:2 has the page /journal/may, to', [may, 'date: 2026-05-09\n', '']],
  [
    'pages/journal/may.md:4 is a draft, which visitors do not see.',
    [may, 'date', 'draft: true\ndate'],
    [story, '[table]', '[table, rose (1)]'],
  ],
  ['services/barns.md:2 has a service that is not shown', [site, 'gardens, barns', 'gardens']],
  ['pictures.yaml:6 has the picture rose (1).JPG', [may, '![](rose%20(1).JPG)', 'May.']],
  ['pictures/new.jpg:1 has the picture new.jpg', ['pictures/new.jpg', null, '']],
  [
    'pictures.yaml:6 has a picture in which "Rose & Stone" can be read',
    ['pictures.yaml', 'alt: A rose', 'alt: A rose\n  shows: Rose & Stone'],
  ],
  [`pages/story.md:9 still says "${name}"`, [story, 'We', `${name}. We`]],
  [`pages/story.md:9 still says "${name}"`, [story, 'We', `${name.replace('& ', '&\n')}. We`]],
  [`pictures.yaml:7 still says "${name}"`, ['pictures.yaml', 'A rose', `The sign of ${name}`]],
])('it is noted that %s', async (note, ...edits) => {
  const [first = '', ...others] = await notesIn(...edits);
  expect([first.slice(0, note.length), ...others]).toEqual([note]);
  expect(first).toMatch(/^\S+ .+\.$/);
});

test('a page that a partner links to is linked', async () => {
  const link: Edit = ['pages/index.md', 'https://ember.example/?a=1&b=2', '/privacy'];
  expect(await notesIn(['pages/privacy.md', null, page], link)).toEqual([]);
});

test('the name of the business is not noted, in a text or in a picture', async () => {
  const own = await notesIn(['pictures.yaml', 'A rose', 'A rose\n  shows: Lark & Linden']);
  const delivered = await notesIn([site, 'Lark & Linden', name], [story, 'We began', name]);
  expect([...own, ...delivered]).toEqual([]);
});

test('a wordmark or an icon with another title than the name is noted', async () => {
  const folder = createContentFolder(
    ['pictures/wordmark.svg', null, '<svg><title>Rose & Stone</title></svg>'],
    ['files/favicon.svg', null, '<svg/>'],
    ['files/map.svg', null, '<svg/>'],
  );
  const checked = await readContent(folder, 'production');
  const notes = notesOn(checked, await readDrawings(checked.files));
  expect(notes.map((note) => note.replace(`${folder}/`, ''))).toEqual([
    'pictures/wordmark.svg:1 is called "Rose & Stone": have it drawn anew, with "Lark & Linden" as its <title>.',
    'files/favicon.svg:1 is called "": have it drawn anew, with "Lark & Linden" as its <title>.',
  ]);
});
