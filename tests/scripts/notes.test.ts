import { expect, test } from 'vitest';
import { readDrawings } from '#scripts/content/drawings.ts';
import { notesOn } from '#scripts/content/notes.ts';
import { readContent } from '#scripts/content/read-content.ts';
import { createContentFolder, type Edit } from '../support/content-folder.ts';

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

test.each<[what: string, edits: readonly Edit[], note: string]>([
  [
    'a missing address',
    [[site, 'address: https://www.lark.example\n', '']],
    'site.yaml:1 has no address, which search engines and networks need: write it.',
  ],
  [
    'an empty address',
    [[site, 'https://www.lark.example', "''"]],
    'site.yaml:2 has no address, which search engines and networks need: write it.',
  ],
  [
    'neither email nor telephone',
    [
      [site, 'hello@lark.example', ''],
      [site, "'+44 20 7946 0000'", ''],
    ],
    'site.yaml:3 has no email and no telephone, and the form sends nothing, so nobody can reach you: write one of them.',
  ],
  [
    'a profile without an address',
    [[site, 'https://www.instagram.com/lark/', "''"]],
    'site.yaml:12 has no address for Instagram, whose icon leads nowhere: write it, or remove both lines.',
  ],
  [
    'a notice of a page',
    [[story, 'pictures', 'notice: This page is under construction.\npictures']],
    'pages/story.md:4 has a notice, "This page is under construction.": remove it when there is nothing more to come.',
  ],
  [
    'a notice of a service',
    [['services/barns.md', 'picture', 'notice: More soon.\npicture']],
    'services/barns.md:4 has a notice, "More soon.": remove it when there is nothing more to come.',
  ],
  [
    '"coming soon" in a description',
    [[story, 'How we began.', 'Coming soon.']],
    'pages/story.md:3 says "Coming soon": change it when there is nothing more to come.',
  ],
  [
    '"available soon" in a text',
    [[story, 'We began in', 'One\n*available soon* in']],
    'pages/story.md:10 says "available soon": change it when there is nothing more to come.',
  ],
  [
    'a page to which nothing links',
    [['pages/privacy.md', null, '---\ntitle: A\ndescription: B\n---\n# C\n']],
    'pages/privacy.md:2 has the page /privacy, to which nothing links: list it in site.yaml, or link it.',
  ],
  [
    'an undated page below articles',
    [['pages/journal/may.md', 'date: 2026-05-09\n', '']],
    'pages/journal/may.md:2 has the page /journal/may, to which nothing links: list it in site.yaml, or link it.',
  ],
  [
    'a draft',
    [
      ['pages/journal/may.md', 'date', 'draft: true\ndate'],
      [story, '[table]', '[table, rose (1)]'],
    ],
    'pages/journal/may.md:4 is a draft, which visitors do not see.',
  ],
  [
    'a service that is not listed',
    [[site, 'gardens, barns', 'gardens']],
    'services/barns.md:2 has a service that is not shown: list barns in site.yaml.',
  ],
  [
    'a picture that no page shows',
    [['pages/journal/may.md', '![](rose%20(1).JPG)', 'May.']],
    'pictures.yaml:6 has the picture rose (1).JPG, which no page shows.',
  ],
  [
    'a picture that is not described',
    [['pictures/new.jpg', null, '']],
    'pictures/new.jpg:1 has the picture new.jpg, which no page shows.',
  ],
  [
    'a picture that shows another name',
    [['pictures.yaml', 'alt: A rose', 'alt: A rose\n  shows: Rose & Stone']],
    'pictures.yaml:6 has a picture in which "Rose & Stone" can be read: replace it, or remove "shows".',
  ],
  [
    'the delivered name in a text',
    [[story, 'We began in', 'The Wedding & Events Designer began in']],
    'pages/story.md:9 still says "The Wedding & Events Designer": write Lark & Linden.',
  ],
  [
    'the delivered name over two lines',
    [[story, 'We began in', 'The Wedding &\nEvents Designer began in']],
    'pages/story.md:9 still says "The Wedding & Events Designer": write Lark & Linden.',
  ],
  [
    'the delivered name in an alt',
    [['pictures.yaml', 'A rose', 'The sign of The Wedding & Events Designer']],
    'pictures.yaml:7 still says "The Wedding & Events Designer": write Lark & Linden.',
  ],
])('%s is noted', async (_what, edits, note) => {
  expect(await notesIn(...edits)).toEqual([note]);
});

test('a page that a partner links to is linked', async () => {
  const page = '---\ntitle: A\ndescription: B\n---\n# C\n';
  const edits: readonly Edit[] = [
    ['pages/privacy.md', null, page],
    ['pages/index.md', 'https://ember.example/?a=1&b=2', '/privacy'],
  ];
  expect(await notesIn(...edits)).toEqual([]);
});

test('the name of the business is not noted, in a text or in a picture', async () => {
  const own = await notesIn(['pictures.yaml', 'A rose', 'A rose\n  shows: Lark & Linden']);
  const name = 'The Wedding & Events Designer';
  const delivered = await notesIn([site, 'Lark & Linden', name], [story, 'We began', name]);
  expect([...own, ...delivered]).toEqual([]);
});

test('a drawing with another title than the name of the business is noted', async () => {
  const folder = createContentFolder(
    ['pictures/wordmark.svg', null, '<svg><title>Rose & Stone</title></svg>'],
    ['pictures/logo-light.svg', null, '<svg><title>Lark &amp; Linden</title></svg>'],
    ['files/favicon.svg', null, '<svg/>'],
  );
  const drawings = await readDrawings(folder);
  const notes = notesOn(await readContent(folder, 'production'), drawings);
  expect(notes.map((note) => note.replace(`${folder}/`, ''))).toEqual([
    'pictures/wordmark.svg:1 is called "Rose & Stone": have it drawn anew, with "Lark & Linden" as its <title>.',
    'files/favicon.svg:1 is called "": have it drawn anew, with "Lark & Linden" as its <title>.',
  ]);
});
