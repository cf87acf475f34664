import { expect, test } from 'vitest';
import { type Edit, expectMistake, mistakesIn } from './content-folder.ts';

const story = 'pages/story.md';
const site = 'site.yaml';
const index = 'pages/index.md';
const may = 'pages/journal/may.md';
const barns = 'services/barns.md';
const list = 'pictures.yaml';

test.each<[what: string, written: string, said: string]>([
  ['a colon', 'Our story: how we began', 'has a colon in a text: put it between quotation marks'],
  ['a word in stars', '*Styled*', 'has a text that starts with *: put it between quotation marks'],
  ['@ first', '@lark', 'cannot be read (Plain value cannot start with reserved character @)'],
  ['a text in [ ]', '[soon]', 'has a list as "description", where one text belongs: write'],
  ['a text in { }', '{soon}', 'has keys as "description", where one text belongs: write it after'],
  ['a # in a text', 'We are #1', 'has a # that hides the rest of its line: put it between'],
  ['curly marks', '“How we began”', 'has "“How we began”" as "description": type straight'],
  ['an apostrophe', "'Ann's garden'", 'has quotation marks that do not match'],
  ['much text', 'How '.repeat(41), `has "${'How '.repeat(15)}" as "description": use 160`],
])('%s in a description is told', async (_what, written, said) => {
  await expectMistake([story, 'How we began.', written], `3 ${said}`);
});

const shown = 'pictures: [table]';
const longTitle = 'The very long story of how all of this began one day in a garden';

test.each<[what: string, ...edit: Edit, said: string]>([
  ['a mark left open', story, 'Our Story', "'Our\nlabel: 'A'", '2 has quotation marks that do not'],
  ['no space after a colon', story, 'title: ', 'title:', '2 cannot be read ('],
  ['a key twice', story, 'title: Our', 'title: A\ntitle: Our', '3 has a key for the second time'],
  ['a tab', story, 'description', '\tdescription', '3 starts with a tab: use spaces'],
  ['a missing comma', list, 'x: 30,', 'x: 30', '3 has keys between { and } that cannot'],
  ['an open bracket', story, '[table]', '[table', '4 has a list without its ]: add it'],
  ['a text for a list', story, '[table]', 'table', '4 has a text as "pictures", where a list'],
  ['a text for keys', index, 'cards:\n  heading:', 'cards:', '11 has a text as "cards"'],
  ['no second ---', story, '---\n# Our', '# Our', '1 has no second line with ---: put its keys'],
  ['no first ---', story, '---\ntitle', 'title', '1 has no line with --- first: put its keys'],
  ['a misspelt key', story, 'aliases', 'alias', '5 has "alias": there is no such key here, did'],
  ['a missing key', story, 'title: Our Story\n', '', '2 has no "title": write it.'],
  ['a key without a value', story, 'Our Story', '', '2 has no "title": write it.'],
  ['an empty alt', list, 'A rose', "''", '7 has no "alt": write it.'],
  ['neither yes nor no', story, shown, 'draft: maybe', '4 has "maybe" as "draft": write'],
  ['a misspelt shape', story, shown, 'shape: roun', '4 has "roun" as "shape": did you'],
  ['the layout home', story, shown, 'layout: home', '4 has "home" as "layout": write'],
  ['no https', site, 'https://www.instagram.com/lark/', 'a.b', '13 has "a.b" as "address": copy'],
  ['letters for digits', site, "'+44 20 7946 0000'", 'RING', '4 has "RING" as "telephone": use'],
  ['an email without @', site, 'hello@', 'hello.', '3 has "hello.lark.example" as "email": write'],
  ['a path', site, 'www.lark.example', 'a.b/c', '2 has "https://a.b/c" as "address": write it'],
  ['a day too many', may, '2026-05-09', '2026-02-31', '4 has "2026-02-31" as "date": write'],
  ['a date in words', may, '2026-05-09', '9 May 2026', '4 has "9 May 2026" as "date": write'],
  ['a focus outside', list, 'x: 30', 'x: 150', '3 has "150" as "x": write a number from 0 to 100'],
  ['one star', index, '*we do*', '*we do', '12 has "What *we do" as "heading": put a *'],
  ['&amp;', site, 'Lark &', 'Lark &amp;', '1 has "Lark &amp; Linden" as "name": write'],
  ['HTML', site, 'Tables', '<b>A</b>', '9 has "<b>A</b> under trees." as "hero": write it'],
  ['two spaces', site, 'Tables ', 'Tables  ', '9 has "Tables  under trees." as "hero": use single'],
  ['a text to write', site, 'Tables', 'TODO', '9 has "TODO under trees." as "hero": finish it.'],
  ['a filler', site, 'Tables', 'Lorem', '9 has "Lorem under trees." as "hero": finish it.'],
  ['a link', site, 'Tables', '"[A](/) x"\n#', '9 has "[A](/) x" as "hero": write it without'],
  ['a link in italics', index, '*we do*', '*[A](/)*', '12 has "What *[A](/)*" as "heading": write'],
  ['italics', site, 'Tables', 'A *table*', '9 has "A *table* under trees." as "hero": write it'],
  ['many faults', site, 'Tables', 'TODO  <b>', '9 has "TODO  <b> under trees." as "hero": use'],
  ['a flower', site, 'Tables', 'Tables 🌸', '9 has 🌸 (U+1F338), which the typefaces lack: write'],
  ['a sign of one face', site, 'Tables', '6′', '9 has ′ (U+2032), which the typefaces lack'],
  ['a sign of the other', site, 'Tables', '6 µm', '9 has µ (U+00B5), which the typefaces lack'],
  ['a long title', story, 'Our Story', longTitle, '2 has a title of 64 characters: use 60 at most'],
])('%s is told with its line', async (_what, file, from, to, said) => {
  await expectMistake([file, from, to], said);
});

test('hours are told apart, each with its line', async () => {
  const hours = 'hours:\n  - days: weekdays\n    opens: 10\n    closes: 25:00\ntaglines:';
  expect(await mistakesIn([site, 'taglines:', hours])).toEqual([
    expect.stringMatching(/^site\.yaml:9 has "weekdays" as "days": write days as in /),
    expect.stringMatching(/^site\.yaml:10 has "10" as "opens": write the time as in /),
    expect.stringMatching(/^site\.yaml:11 has "25:00" as "closes": write the time as in /),
  ]);
});

test('a list over several lines is no mistake of a later line', async () => {
  const edits: Edit[] = [
    [story, '[table]', '[\n  table,\n]'],
    [story, 'aliases: ', 'notice: So: soon\naliases: '],
  ];
  const said = expect.stringMatching(/^pages\/story\.md:7 has a colon in a text/);
  expect(await mistakesIn(...edits)).toEqual([said]);
});

test('the mistakes of all files are told at once', async () => {
  const edits: Edit[] = [
    [story, 'How we began.', 'We began: so'],
    [site, 'Instagram', 'Instagrm'],
    [barns, 'card: ', 'cart: '],
    ['pages/services.md', '# Services', '### Services'],
  ];
  const places = (await mistakesIn(...edits)).map((mistake) => mistake.split(' ')[0]);
  expect(places).toEqual([
    'pages/services.md:6',
    'pages/story.md:3',
    'services/barns.md:2',
    'services/barns.md:3',
    'site.yaml:12',
  ]);
});

test.each([...['pages/index.md', 'pages/404.md'], ...['site.yaml', 'words.yaml', 'pictures.yaml']])(
  'a missing file %s is told',
  async (file) => {
    const said = expect.stringMatching(`^${file}:1 is missing: add it anew`);
    expect(await mistakesIn([file, null, null])).toContainEqual(said);
  },
);

test.each(['index', '404'])('a page %s that is a draft is told', async (name) => {
  const mistakes = await mistakesIn([`pages/${name}.md`, 'title', 'draft: true\ntitle']);
  const said = `pages/${name}.md:2 is needed by every site: remove "draft"`;
  expect(mistakes).toContainEqual(expect.stringContaining(said));
});

test('a title may be long by the name of the business', async () => {
  const name = 'The Dressers of Long Tables in Gardens';
  const title: Edit = [story, 'Our Story', `How All of This Began | ${name}`];
  expect(await mistakesIn([site, 'Lark & Linden', name], title)).toEqual([]);
});

test('a page that cannot be read makes no mistakes of what leads to it', async () => {
  await expectMistake(['pages/services.md', 'What we do.', 'What: we: do'], '3 has a colon');
});
