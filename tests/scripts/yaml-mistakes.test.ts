import { expect, test } from 'vitest';
import { mistakesIn } from '../support/content-folder.ts';

const story = 'pages/story.md';
const site = 'site.yaml';
const index = 'pages/index.md';

/** A change that makes a mistake, and what is said of it. */
type Row = readonly [what: string, file: string, from: string, to: string, said: string];

const description = (what: string, written: string, said: string): Row => [
  what,
  story,
  'How we began.',
  written,
  `${story}:3 ${said}`,
];

test.each<Row>([
  description(
    'a colon',
    'Our story: how we began',
    'has a colon in a text: put it between quotation marks, as in "Our story: how we began".',
  ),
  description(
    'a word in stars',
    '*Styled*',
    'has a text that starts with *: put it between quotation marks, as in "* …".',
  ),
  description(
    '& first',
    '&Linden and more',
    'has a text that starts with &: put it between quotation marks, as in "& …".',
  ),
  description(
    '@ first',
    '@lark',
    'cannot be read (Plain value cannot start with reserved character @): write a name, a colon, a space and a text, between quotation marks if in doubt.',
  ),
  description(
    '! first',
    '!important',
    'has a text that starts with !: put it between quotation marks, as in "! …".',
  ),
  description(
    'a text in [ ]',
    '[soon]',
    'has a list as "description", where one text belongs: write it after the colon, between " and " if it starts with [ or {.',
  ),
  description(
    'a text in { }',
    '{soon}',
    'has keys as "description", where one text belongs: write it after the colon, between " and " if it starts with [ or {.',
  ),
  description(
    'a # in a text',
    'We are #1',
    'has a # that hides the rest of its line: put it between quotation marks, as in "# …".',
  ),
  description(
    'curly quotation marks',
    '“How we began”',
    'has "“How we began”" as "description": type straight quotation marks, as in "Our Story": curly ones are shown.',
  ),
  description(
    'one quotation mark',
    "'How we began",
    'has quotation marks that do not match: write one " before and one after the text, as in "Ann\'s flowers".',
  ),
  description(
    'an apostrophe in apostrophes',
    "'Ann's garden'",
    'has quotation marks that do not match: write one " before and one after the text, as in "Ann\'s flowers".',
  ),
  [
    'a mark left open above others',
    story,
    'Our Story',
    "'Our Story\nlabel: 'Ours'",
    `${story}:2 has quotation marks that do not match: write one " before and one after the text, as in "Ann's flowers".`,
  ],
  [
    'no space after a colon',
    story,
    'title: ',
    'title:',
    `${story}:2 cannot be read (Implicit keys need to be on a single line): write a name, a colon, a space and a text, between quotation marks if in doubt.`,
  ],
  [
    'a key twice',
    story,
    'title: Our Story',
    'title: A\ntitle: B',
    `${story}:3 has a key for the second time: keep one of the two.`,
  ],
  ['a tab', story, 'description', '\tdescription', `${story}:3 starts with a tab: use spaces.`],
  [
    'a bracket left open',
    story,
    '[table]',
    '[table',
    `${story}:4 has a list without its ]: add it at the end.`,
  ],
  [
    'a text for a list',
    story,
    '[table]',
    'table',
    `${story}:4 has a text as "pictures", where a list belongs: write a line with a hyphen for each, or [one, another].`,
  ],
  [
    'a text for keys',
    index,
    'cards:\n  heading: What *we do*',
    'cards: What we do',
    `${index}:11 has a text as "cards", where keys belong: write each in a line below, further to the right.`,
  ],
  [
    'no second ---',
    story,
    '---\n# Our',
    '# Our',
    `${story}:1 has no second line with ---: put its keys between --- and ---, above the text.`,
  ],
  [
    'no first ---',
    story,
    '---\ntitle',
    'title',
    `${story}:1 has no line with --- first: put its keys between --- and ---, above the text.`,
  ],
  [
    'an extra key',
    'services/barns.md',
    'menu: ',
    'price: 3\nmenu: ',
    'services/barns.md:2 has "price": there is no such key here, there are menu, card, picture, notice.',
  ],
  [
    'a misspelt key',
    story,
    'aliases',
    'alias',
    `${story}:5 has "alias": there is no such key here, did you mean aliases?`,
  ],
  [
    'a key that is missing',
    story,
    'title: Our Story\n',
    '',
    `${story}:2 has no "title": write it.`,
  ],
  ['a key without a value', story, 'Our Story', '', `${story}:2 has no "title": write it.`],
  [
    'neither true nor false',
    story,
    'pictures: [table]',
    'draft: maybe',
    `${story}:4 has "maybe" as "draft": write true or false.`,
  ],
  [
    'a misspelt shape',
    story,
    'pictures: [table]',
    'shape: roun',
    `${story}:4 has "roun" as "shape": did you mean round?`,
  ],
  [
    'the layout of the home page',
    story,
    'pictures: [table]',
    'layout: home',
    `${story}:4 has "home" as "layout": write one of text, services, articles.`,
  ],
  [
    'a network without an icon',
    site,
    'Instagram',
    'tiktok',
    `${site}:12 has "tiktok" as "name": write one of Instagram, Facebook, Pinterest.`,
  ],
  [
    'a profile without https',
    site,
    'https://www.instagram.com/lark/',
    'instagram.com/lark',
    `${site}:13 has "instagram.com/lark" as "address": copy the address from the browser, starting with https://, or leave ''.`,
  ],
  [
    'letters in a telephone number',
    site,
    "'+44 20 7946 0000'",
    '020 CALL ME',
    `${site}:4 has "020 CALL ME" as "telephone": use digits, spaces and + ( ) . / - alone, as in +44 20 7946 0000, or leave ''.`,
  ],
  [
    'an email address without @',
    site,
    'hello@',
    'hello.',
    `${site}:3 has "hello.lark.example" as "email": write an email address as in hello@example.com, or leave ''.`,
  ],
  [
    'a path after the address',
    site,
    'https://www.lark.example',
    'https://lark.example/site',
    `${site}:2 has "https://lark.example/site" as "address": write it as in https://www.example.com, or leave ''.`,
  ],
  [
    'a port that cannot be',
    site,
    'www.lark.example',
    'lark.example:99999',
    `${site}:2 has "https://lark.example:99999" as "address": write it as in https://www.example.com, or leave ''.`,
  ],
  [
    'a date in words',
    'pages/journal/may.md',
    '2026-05-09',
    '9 May 2026',
    'pages/journal/may.md:4 has "9 May 2026" as "date": write the day as in 2026-06-12.',
  ],
  [
    'a focus outside',
    'pictures.yaml',
    'x: 30',
    'x: 150',
    'pictures.yaml:3 has "150" as "x": write a number from 0 to 100.',
  ],
  ['an empty alt', 'pictures.yaml', 'A rose', "''", 'pictures.yaml:7 has no "alt": write it.'],
  [
    'a star without its pair',
    index,
    '*we do*',
    '*we do',
    `${index}:12 has "What *we do" as "heading": put a * right before and right after the words in italics, as in Get *In Touch*.`,
  ],
  [
    'italics without words',
    index,
    '*we do*',
    '** we',
    `${index}:12 has "What ** we" as "heading": put a * right before and right after the words in italics, as in Get *In Touch*.`,
  ],
  [
    '&amp;',
    site,
    'Lark &',
    'Lark &amp;',
    `${site}:1 has "Lark &amp; Linden" as "name": write the character itself, as in & for &amp;.`,
  ],
  [
    'HTML',
    site,
    'Tables',
    '<b>Tables</b>',
    `${site}:9 has "<b>Tables</b> under trees." as "hero": write it without HTML.`,
  ],
  [
    'two spaces',
    site,
    'Tables ',
    'Tables  ',
    `${site}:9 has "Tables  under trees." as "hero": use single spaces between words.`,
  ],
  [
    'a text to be written',
    site,
    'Tables',
    'TODO',
    `${site}:9 has "TODO under trees." as "hero": finish it.`,
  ],
  [
    'a link',
    site,
    'Tables',
    '"[Tables](/) x"\n#',
    `${site}:9 has "[Tables](/) x" as "hero": write it without a link, which only the text below the keys can have.`,
  ],
  [
    'italics where none are',
    site,
    'Tables',
    'A *table*',
    `${site}:9 has "A *table* under trees." as "hero": write it without *, as only headings and the text below the keys can have italics.`,
  ],
  [
    'a flower',
    site,
    'Tables',
    'Tables 🌸',
    `${site}:9 has 🌸 (U+1F338), which the typefaces lack: write it otherwise.`,
  ],
  [
    'a long description',
    story,
    'How we began.',
    `${'How '.repeat(40)}we began.`,
    `${story}:3 has "${'How '.repeat(15)}" as "description": use 160 characters at most, as search engines do.`,
  ],
  [
    'a text with three faults',
    site,
    'Tables under',
    'Lorem <b>ipsum</b>  under',
    `${site}:9 has "Lorem <b>ipsum</b>  under trees." as "hero": use single spaces between words.`,
  ],
  [
    'a sign that only one face has',
    site,
    'Tables',
    '6′ tables',
    `${site}:9 has ′ (U+2032), which the typefaces lack: write it otherwise.`,
  ],
  [
    'a sign that only the other face has',
    site,
    'Tables',
    '6 µm tables',
    `${site}:9 has µ (U+00B5), which the typefaces lack: write it otherwise.`,
  ],
  [
    'a long title',
    story,
    'Our Story',
    'The very long story of how all of this began one day in a garden',
    `${story}:2 has a title of 64 characters: use 60 at most, as search engines do.`,
  ],
])('%s is told with its line', async (_what, file, from, to, said) => {
  expect(await mistakesIn([file, from, to])).toEqual([said]);
});

test('hours are told apart, each with its line', async () => {
  const hours = 'hours:\n  - days: weekdays\n    opens: 10\n    closes: 25:00\ntaglines:';
  expect(await mistakesIn([site, 'taglines:', hours])).toEqual([
    'site.yaml:9 has "weekdays" as "days": write days as in Saturday or Tuesday to Friday.',
    'site.yaml:10 has "10" as "opens": write the time as in 9:30 or 18:00.',
    'site.yaml:11 has "25:00" as "closes": write the time as in 9:30 or 18:00.',
  ]);
});

test('a list over several lines is no mistake of a later line', async () => {
  const edits = [
    [story, '[table]', '[\n  table,\n]'],
    [story, 'aliases: ', 'notice: So: soon\naliases: '],
  ] as const;
  const said = expect.stringMatching(/^pages\/story\.md:7 has a colon in a text/);
  expect(await mistakesIn(...edits)).toEqual([said]);
});

test('the mistakes of all files are told at once', async () => {
  const edits = [
    [story, 'How we began.', 'We began: so'],
    [site, 'Instagram', 'Instagrm'],
    ['services/barns.md', 'card: ', 'cart: '],
    ['pages/services.md', '# Services', '### Services'],
  ] as const;
  expect(await mistakesIn(...edits)).toEqual([
    'pages/services.md:6 has no heading first: write one below the keys, as in # Our Story.',
    expect.stringMatching(/^pages\/story\.md:3 has a colon/),
    'services/barns.md:2 has no "card": write it.',
    'services/barns.md:3 has "cart": there is no such key here, did you mean card?',
    'site.yaml:12 has "Instagrm" as "name": did you mean Instagram?',
  ]);
});

test.each(['index', '404'])('a missing page %s is told', async (name) => {
  const said = `pages/${name}.md:1 is missing: add it anew, as every site needs this page.`;
  expect(await mistakesIn([`pages/${name}.md`, null, null])).toContain(said);
});

test.each(['index', '404'])('a page %s that is a draft is told', async (name) => {
  const mistakes = await mistakesIn([`pages/${name}.md`, 'title', 'draft: true\ntitle']);
  expect(mistakes).toContain(`pages/${name}.md:2 is needed by every site: remove "draft".`);
});

test('a title may be long by the name of the business', async () => {
  const name = 'The Dressers of Long Tables in Gardens';
  const title = [story, 'Our Story', `How All of This Began | ${name}`] as const;
  expect(await mistakesIn([site, 'Lark & Linden', name], title)).toEqual([]);
});

test.each(['site', 'words', 'pictures'])('a missing file %s.yaml is told', async (name) => {
  const said = `${name}.yaml:1 is missing: add it anew.`;
  expect(await mistakesIn([`${name}.yaml`, null, null])).toContain(said);
});

test('a page that cannot be read makes no mistakes of what leads to it', async () => {
  const mistakes = await mistakesIn(['pages/services.md', 'What we do.', 'What: we: do']);
  expect(mistakes).toEqual([expect.stringMatching(/^pages\/services\.md:3 has a colon/)]);
});
