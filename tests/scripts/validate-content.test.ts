import { expect, test } from 'vitest';
import {
  pictureProblems,
  problemsOf,
  repeatedValues,
  unlistedFiles,
  unlistedTexts,
  unmatchedPages,
} from '#scripts/content/validate-content.ts';

const file = 'shared/any.ts';
const facts = ['email', 'telephone', 'place'];
const pathTo = (name: string) => (facts.includes(name) ? [name] : ['first', name]);
const problemsIn = (name: string, text: string) => problemsOf({ file, path: pathTo(name), text });

test.each([
  ['email', ''],
  ['email', 'hello@designer.example'],
  ['telephone', '+44 (0)20 7946-0000'],
  ['href', 'https://www.instagram.com/designer/'],
  ['notice', ''],
  ['path', '/'],
  ['path', '/two/new-pages'],
  ['anchor', 'store-decor'],
  ['title', 'Journal | The Wedding & Events Designer of a Very Long Name'],
  ['to', 'contactForm'],
  ['to', '/favicon.svg'],
  ['to', 'https://stone.example/about'],
  ['picture', 'hero'],
  ['label', `Ann's "Söhne" & Co`],
])('as %s, "%s" is accepted', (name, text) => {
  expect(problemsIn(name, text)).toEqual([]);
});

test.each([
  ['email', 'hello', 'write an email address'],
  ['email', 'hello @designer.example', 'write an email address'],
  ['telephone', '020 ROSES', 'use digits'],
  ['href', 'instagram.com/designer', 'copy the address'],
  ['href', 'javascript:alert(1)', 'copy the address'],
  ['path', 'journal', 'start it with /'],
  ['path', '/Journal', 'start it with /'],
  ['path', '/journal/', 'start it with /'],
  ['anchor', 'wedding styling', 'use small letters'],
  ['title', 'x'.repeat(61), 'use 60 characters at most'],
  ['description', 'x'.repeat(161), 'use 160 characters at most'],
  ['to', 'galery', 'write one of home'],
  ['to', '/no-such-file.pdf', 'write one of home'],
  ['picture', 'peony', 'write one of hero'],
  ['pictures', 'peony', 'write one of hero'],
  ['sharingPicture', 'peony', 'write one of hero'],
  ['label', '', 'write it'],
  ['place', ' ', 'write it'],
  ['heading', 'Our  Story', 'use single spaces'],
  ['heading', 'Our Story ', 'use single spaces'],
  ['notice', 'Lorem ipsum', 'finish it'],
  ['text', 'See <a href="/">home</a>', 'write it without HTML'],
])('as %s, "%s" is refused in one sentence', (name, text, remedy) => {
  const [problem, ...others] = problemsIn(name, text);
  expect(problem).toContain(
    `${file} has ${JSON.stringify(text)} as ${pathTo(name).join(', ')}: ${remedy}`,
  );
  expect(problem).toMatch(/^[^\n]+\.$/);
  expect(others).toEqual([]);
});

test('entries of a list follow the rule for the name of the list', () => {
  const [problem] = problemsOf({ file, path: ['gallery', 'pictures', 1], text: 'peony' });
  expect(problem).toContain('has "peony" as gallery, pictures, 2: write one of');
});

test('two rows with the same value are named', () => {
  const rows = [
    { path: '/a', title: 'Same' },
    { path: '/b', title: 'Same' },
  ];
  expect(repeatedValues(file, rows, ['path', 'title'])).toEqual([
    `${file} gives two entries the same title, "Same": give each its own.`,
  ]);
});

test('a page without copy, and copy without a page, are named', () => {
  expect(unmatchedPages(['journal', 'gallery'], ['gallery', 'diary'])).toEqual([
    expect.stringContaining('do not both have "journal"'),
    expect.stringContaining('do not both have "diary"'),
  ]);
});

test('a text that is no list is named', () => {
  expect(unlistedTexts(file, { journal: { text: 'Hello' }, gallery: { text: [] } })).toEqual([
    `${file} has no list as text of "journal": put its paragraphs between [ and ].`,
  ]);
});

test('a picture that no page shows is named', () => {
  const table = { rose: { focus: { x: 0, y: 100 } } };
  expect([...pictureProblems(table, ['rose'])]).toEqual([]);
  expect([...pictureProblems(table, [])]).toEqual([expect.stringContaining('lists "rose"')]);
});

test.each([-1, 620, Number.NaN])('a focus at %d is refused', (x) => {
  expect([...pictureProblems({ rose: { focus: { x, y: 50 } } }, ['rose'])]).toEqual([
    expect.stringContaining('the focus of "rose"'),
  ]);
});

test('a file that is not in the table of pictures is named', () => {
  expect(unlistedFiles(['.DS_Store', 'logo.svg', 'holiday.jpg'])).toEqual([
    expect.stringMatching(
      /^client\/pictures\/holiday\.jpg is not listed in shared\/pictures\.ts: /,
    ),
  ]);
});
