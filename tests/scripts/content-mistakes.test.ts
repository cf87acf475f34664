import { cpSync } from 'node:fs';
import { expect, test } from 'vitest';
import { root } from '#scripts/folders.ts';
import { createContentFolder, type Edit, mistakesIn } from './content-folder.ts';

test('all mistakes in a folder are reported together, by file and line', async () => {
  const folder = createContentFolder();
  cpSync(`${root}tests/mistaken-content`, folder, { recursive: true });
  const report = (await mistakesIn(folder)).join('\n');
  await expect(`${report}\n`).toMatchFileSnapshot('content-mistakes.txt');
});

const story = 'pages/story.md';
const text = '---\ntitle: A\ndescription: B\n---\n# C\n';

/** Each of these mistakes needs its own folder, because it stops the reading, or would hide or cause other mistakes. */
test.each<[start: string, ...edits: Edit[]]>([
  ['site.yaml:1 is missing', ['site.yaml', null, null]],
  ['pages/404.md:1 is missing', ['pages/404.md', null, null]],
  ['pages/Our Team.md has a name that cannot be used', ['pages/Our Team.md', null, text]],
  ['pages/services.md:3 cannot', ['pages/services.md', 'What we do.', 'What: we: do']],
  ['pages/NEWS.MD has a name that cannot be used', ['pages/NEWS.MD', null, text]],
  ['pages/a.md:1 has no keys', ['pages/a.md', null, '# No keys at all\n']],
  ['pages/a.md:1 has no keys', ['pages/a.md', null, '---\ntitle: A\n# B\n']],
  ['pages/a.md:1 is not in UTF-8', ['pages/a.md', null, Buffer.from('é', 'latin1')]],
  ['pages/story.md:7 has two versions', [story, '# Our', '<<<<<<< HEAD\n# Our']],
  ['pages/story.md:7 has two versions', [story, '# Our', '>>>>>>> main\n# Our']],
  [
    'pages/story.md:9 would not show a line',
    [story, 'We began in a', '[Telephone]: 020-7946\n\nIn a'],
  ],
  ['pages/story.md:9 has "Ida Lark", which nobody', [story, '#gardens', '#gardens "Ida Lark"']],
  ['pages/story.md:9 has a comment without', [story, 'We began', 'We <!-- began']],
  ['pages/story.md:10 has a comment without', [story, 'We began', 'We\n<!-- no\n\nno --> began']],
  ['pages/story.md:9 has a comment without', [story, 'We began', '<!-- no --> We began']],
  ['pages/story.md:9 has a comment without', [story, 'We began', '<!-- A --> B <!-- C -->\n\nWe']],
  ['pages/story.md:10 has %%: put a comment', [story, 'We began', 'We\n100%% began']],
  ['pages/story.md:9 is read as a list, which', [story, 'We began in', '18. May\n2. June\n\n']],
  ['pages/story.md:9 is read as a list, which', [story, 'We began', '1. A\n\n2019. We began']],
  ['pages/story.md:9 is read as a list, which', [story, 'We began', '18. May\n18. May']],
  ['pages/story.md:9 has a footnote: write', [story, 'We began', '[^a]: A\n\nB']],
  ['pages/story.md:9 has "/a": write an', [story, 'We began', '[A][a]\n\n[a]: /a\n\n']],
  [
    'pages/story.md:4 has "title", which needs one text',
    [story, '---\n', '\n\n---\n'],
    [story, 'Our Story', '[A]'],
  ],
  ['site.yaml:4 has "020 7946 x": write', ['site.yaml', '+44 20 7946 0000', 'Ida: 020 7946 x']],
  ['site.yaml:4 has "*Ida*": write plain', ['site.yaml', '+44 20 7946 0000', '*Ida*: 020 7946']],
  [
    'site.yaml:25 has "none": write it like',
    ['site.yaml', "'+44 20 7946 0000'", `|\n${'  020 7946 0000\n'.repeat(20)}  Ida: none`],
  ],
  [
    'site.yaml:17 has a line of ---',
    ['site.yaml', 'footer: [/services, /story]', 'footer: []\n---'],
  ],
  ['words.yaml:1 is not a file', ['words.yaml/a.txt', null, '']],
  ['site.yaml:1 has "english": write it like', ['site.yaml', 'n', 'language: english\nn']],
  [
    'pages/story.md:9 has "https://www .a.co#gardens": write an',
    [story, '/services', 'https://www .a.co'],
  ],
  ['site.yaml:15 has no value for "header"', ['site.yaml', 'drop-down, /story, /journal, /', '']],
  ['site.yaml:2 has "https://localhost": write', ['site.yaml', 'www.lark.example', 'localhost']],
  ['site.yaml:2 has "https://www.example.com"', ['site.yaml', 'lark.example', 'example.com']],
  ['pictures/ta\u00ADble.jpg has "the name table", which', ['pictures/ta\u00ADble.jpg', null, '']],
  ['files/prices.pdf  has "the address /prices.pdf"', ['files/prices.pdf ', null, '']],
  ['pages/a.MD has a name that cannot be used', ['pages/a.MD', null, text]],
  ['pages/Index.md has a name that cannot be used', ['pages/Index.md', null, text]],
  [
    'pages/index.md:12 has "Four Ways %% <b>x</b> [a](b)": use',
    ['pages/index.md', 'What *we do*', '|\n    Four Ways\n    %% <b>x</b> [a](b)'],
  ],
  [
    'pages/index.md:12 has "Four &amp; Ways": use',
    ['pages/index.md', 'What *we do*', 'Four &amp; Ways'],
  ],
  [
    'pages/404.md:2 has the unknown key "label": use one of title, description, pictures, shape, notice, contact.',
    ['pages/404.md', 'title', 'label: A\ntitle'],
  ],
  [
    'pictures.yaml:6 has "a description of table", which is in pictures.yaml:1',
    [
      'pictures.yaml',
      'rose (1).JPG',
      '../pictures/Table.png\n  alt: A table\n- file: rose (1).JPG',
    ],
  ],
  ['pictures/table.png has "the name table", which', ['pictures/table.png', null, '']],
  ['files/Story has an address that the site uses itself', ['files/Story', null, '']],
  ['files/Assets/a.pdf has an address that the site', ['files/Assets/a.pdf', null, '']],
  [
    'site.yaml:14 has "gardens": write a service that exists',
    ['services/gardens.md', null, null],
    [story, '/services#gardens', '/journal'],
  ],
])('%s is reported', async (start, ...edits) => {
  const [mistake, ...others] = await mistakesIn(createContentFolder(...edits));
  expect([mistake?.slice(0, start.length), ...others]).toEqual([start]);
});

const ofStory = 'write /story or /story#the-deposit or /story#fees.';

test.each<[target: string, remedy: string]>([
  ['journal.md', 'write /journal.'],
  ['../pages/journal/may.md', 'write /journal/may.'],
  ['index.md', 'write / or /#contact or /#at-noon.'],
  ['journal', 'write /journal.'],
  ['/Journal/', 'write /journal.'],
  ['story.md#the-deposit', ofStory],
  ['/story#deposit', ofStory],
  ['#deposit', ofStory],
  ['/services#garden', 'write /services or /services#gardens.'],
  ['/journal#may', 'write /journal.'],
  ['../files/prices.pdf', 'write /prices.pdf.'],
  ['../pictures/table.jpg', 'write an existing page, heading or download'],
  ['/404#the-deposit', 'write an existing page, heading or download'],
])('for a link to %s, what to write instead is "%s"', async (target, remedy) => {
  const edit: Edit = [story, 'We began', `## The deposit\n\n## Fees\n\n[A](${target})\n\nWe`];
  const [mistake = ''] = await mistakesIn(createContentFolder(edit));
  const start = `pages/story.md:13 has "${target}": ${remedy}`;
  expect(mistake.slice(0, start.length)).toBe(start);
});

test('pictures that are not described are one mistake', async () => {
  const names = ['Arch (2).JPG', 'bench.png', 'candle.webp'];
  const files = names.map((name): Edit => [`pictures/${name}`, null, '']);
  const uses: Edit = [story, 'We began', `![](Arch (2).JPG)\n![](bench)\n![](bench)\n\nWe`];
  const key: Edit = [story, '[table]', '[table, candle]'];
  expect(await mistakesIn(createContentFolder(...files, uses, key))).toEqual([
    `pictures.yaml does not describe ${names.join(', ')}, which pages show: write "- file:" and "alt:" for each.`,
  ]);
});

test('another language needs every text, and a left-to-right script', async () => {
  const words: Edit = ['words.yaml', null, 'cards: { learnMore: Plus }\nerrors: { links: Omnes }'];
  const inLatin = createContentFolder(words, ['site.yaml', 'n', 'language: la\nn']);
  const mistakes = (await mistakesIn(inLatin)).join();
  expect(mistakes).toMatch(/no value for "toast\.close".* for "errors\.failure\.home"/);
  expect(mistakes).not.toMatch(/learnMore|links/);
  for (const language of ['ar', 'mid', 'smp', 'ku-Yezi']) {
    const edit: Edit = ['site.yaml', 'n', `language: ${language}\nn`];
    const [mistake] = await mistakesIn(createContentFolder(edit));
    const start = `site.yaml:1 has "${language}": write it like en`;
    expect(mistake?.slice(0, start.length)).toBe(start);
  }
});

test.each<[keys: string, line: number, sentence: string]>([
  ['title: Our story: how we began', 2, 'cannot be read: put a text with a colon or a #'],
  ['title: &Sons Florists of Kent', 2, 'starts with * or &: put a text'],
  ['title: *Styled*', 2, 'starts with * or &: put a text with a colon or a #'],
  ['title: We are #1', 2, 'has a # that hides what follows'],
  ['pictures: { x: 30 y: 60 }', 2, 'has a { without its commas'],
  ['title:Our Story\ndescription: B', 2, 'has no key'],
  ['pictures: [table\nlabel: Story', 3, 'is indented wrongly'],
  ['title: "Our story\nlabel: "Story"', 2, 'lacks a key with a colon, or a closing quotation mark'],
  ['title: A\n\tdescription: B', 3, 'starts with a tab'],
  ['hero:\n  wide: table\n    tall: table', 3, 'is indented wrongly'],
  ['focus: {x:48}', 2, 'has "x:48": put a space after the colon'],
  ['title: A\ntitle: B', 3, 'repeats a key'],
])('it is reported that %j cannot be read', async (keys, line, sentence) => {
  const page: Edit = ['pages/a.md', null, `---\n${keys}\n---\n# A\n`];
  const mistakes = await mistakesIn(createContentFolder(page));
  expect(mistakes).toEqual([expect.stringContaining(`pages/a.md:${line} ${sentence}`)]);
});
