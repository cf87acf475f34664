import { cpSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { root } from '#scripts/folders.ts';
import { createContentFolder, type Edit, mistakesIn } from './content-folder.ts';

test('a folder full of mistakes is reported at once, file by file and line by line', async () => {
  const folder = createContentFolder();
  cpSync(`${root}tests/mistaken-content`, folder, { recursive: true });
  const report = (await mistakesIn(folder)).join('\n');
  await expect(`${report}\n`).toMatchFileSnapshot('content-mistakes.txt');
});

const story = 'pages/story.md';

/** Mistakes of which a folder can have only one at a time. */
test.each<[said: string, ...edits: Edit[]]>([
  ['site.yaml:1 is missing', ['site.yaml', null, null]],
  ['pages/404.md:1 is missing', ['pages/404.md', null, null]],
  ['words.yaml:\\d+ has no "skipLink"', ['words.yaml', 'Skip to content', '']],
])('it is reported that %s', async (said, ...edits) => {
  const mistakes = await mistakesIn(createContentFolder(...edits));
  expect(mistakes).toContainEqual(expect.stringMatching(`^${said}`));
});

test('what leads to a page or a service that was removed is reported', async () => {
  const folder = createContentFolder(
    ['services/barns.md', null, null],
    ['pages/journal.md', null, null],
  );
  expect(await mistakesIn(folder)).toEqual([
    expect.stringMatching(/^site\.yaml:14 has "barns": .*, or take it out of the list\.$/),
    expect.stringMatching(/^site\.yaml:15 has "\/journal": .*, or take it out of the list\.$/),
  ]);
});

test('a link to a contact section that is not there is reported', async () => {
  const written = readFileSync(`${createContentFolder()}/pages/index.md`, 'utf8');
  const index: Edit = ['pages/index.md', null, written.replace(/form:.*/s, '---\n')];
  expect(await mistakesIn(createContentFolder(index))).toEqual([]);
  const facts = /(email|telephone): .*\n/g;
  const site = readFileSync(`${createContentFolder()}/site.yaml`, 'utf8').replace(facts, '');
  expect(await mistakesIn(createContentFolder(index, ['site.yaml', null, site]))).toEqual([
    expect.stringMatching(/^pages\/index\.md:21 has "\/#contact": /),
  ]);
});

test('a page that cannot be read makes no mistakes of what leads to it', async () => {
  const folder = createContentFolder(['pages/services.md', 'What we do.', 'What: we: do']);
  expect(await mistakesIn(folder)).toEqual([expect.stringMatching(/^pages\/services\.md:3 has a/)]);
});

test('a file of 10 MB is served; a larger one and a film are not', async () => {
  const list = (sizeBytes: number): Edit => ['files/list.pdf', null, ' '.repeat(sizeBytes)];
  expect(await mistakesIn(createContentFolder(list(10_000_000)))).toEqual([]);
  const folder = createContentFolder(list(10_000_001), ['files/film.MP4', null, '']);
  expect(await mistakesIn(folder)).toEqual([
    expect.stringMatching(/^files\/film\.MP4:1 is a film, or has more than 10 MB: /),
    expect.stringMatching(/^files\/list\.pdf:1 is a film, or has more than 10 MB: /),
  ]);
});

test.each([
  [
    'two pictures of one name',
    ['pictures/table.png', null, ''],
    'pictures/table.png:1 has the same',
  ],
  ['what is typed twice', [story, '/about.html', '/a, /a'], 'pages/story.md:5 has '],
] satisfies [string, Edit, string][])('%s are reported', async (_what, edit, said) => {
  const [first = '', ...others] = await mistakesIn(createContentFolder(edit));
  expect([first.slice(0, said.length), ...others]).toEqual([said]);
});
