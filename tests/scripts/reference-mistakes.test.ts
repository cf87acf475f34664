import { expect, test } from 'vitest';
import { type Edit, expectMistake, mistakesIn } from './content-folder.ts';

const story = 'pages/story.md';
const site = 'site.yaml';

test.each<[to: string, said: string]>([
  ['/stroy', 'is no page: did you mean /story?'],
  ['/wine-cellar', 'is no page: write one of /, /journal, /journal/may, /services, /story.'],
  ['story.md', 'is not how its address is written: write /story.'],
  ['/Story/', 'is not how its address is written: write /story.'],
  ['#contact', 'is not how its address is written: write /#contact.'],
  ['/#contct', 'is no part of /: did you mean /#contact?'],
  ['/services#garden', 'is no part of /services: did you mean /services#gardens?'],
  ['/about.html', 'is an old address: write /story.'],
  ['prices.pdf', 'is not how its address is written: write /prices.pdf.'],
  ['/price.pdf', 'is not there: add it to files/, or did you mean /prices.pdf?'],
  ['x.example', 'has no beginning: write https://x.example for another site, else write one of /,'],
  ['https://x', 'is not whole: write it as in https://'],
  ['mailto:lark', 'is not whole: write it as in https://'],
  ['hello@lark.example', 'is an email address: write mailto:hello@lark.example.'],
])('a link to %s is told', async (to, said) => {
  await expectMistake([story, '/services#gardens', to], `9 links to ${to}, which ${said}`);
});

test('a link to a service that site.yaml does not list is told', async () => {
  expect(await mistakesIn([site, 'gardens, barns', 'barns'])).toEqual([
    expect.stringMatching(/^pages\/story\.md:9 links to \/services#gardens, which is no part of /),
  ]);
});

test('a link without an address is told', async () => {
  await expectMistake(
    [story, '/services#gardens', ''],
    '9 has a link without an address: write it',
  );
});

test('a button and a partner with wrong links are told', async () => {
  const edits: Edit[] = [
    ['pages/index.md', 'to: /story', 'to: /storyy'],
    ['pages/index.md', 'https://ember.example/?a=1&b=2', 'ember.example'],
  ];
  expect(await mistakesIn(...edits)).toEqual([
    expect.stringMatching(/^pages\/index\.md:10 links to \/storyy, which is no page: /),
    expect.stringMatching(/^pages\/index\.md:18 links to ember\.example, which has no beginning: /),
  ]);
});

test.each<[entry: string, said: string]>([
  ['/stroy', 'lists /stroy, which is no page'],
  ['/about.html', 'lists /about.html, which is an old address'],
  ['/#contact', 'lists /#contact, which is no page: write one of /, /journal, /journal/may, /serv'],
  ['drop-down', 'has the same entry of header as site.yaml:15: give each its own.'],
])('an entry %s of the navigation is told', async (entry, said) => {
  await expectMistake([site, 'drop-down, /story', `drop-down, ${entry}`], `15 ${said}`);
});

test('what leads to a draft is told', async () => {
  const said = '/story, which is a draft: remove "draft" there, or what leads to it.';
  expect(await mistakesIn([story, 'pictures', 'draft: Yes\npictures'])).toEqual([
    `pages/index.md:10 links to ${said}`,
    `site.yaml:15 lists ${said}`,
    `site.yaml:16 lists ${said}`,
  ]);
});

test('what leads to a page or a service that was removed may go too', async () => {
  const remedy = 'or take it out of the list.';
  const edits: Edit[] = [
    ['services/barns.md', null, null],
    ['services/gardens.md', null, null],
    [story, '/services#gardens', '/'],
    ['pages/journal.md', null, null],
    ['pages/journal/may.md', null, null],
  ];
  expect(await mistakesIn(...edits)).toEqual([
    'site.yaml:14 lists gardens, which is no file in services/: take it out of the list.',
    'site.yaml:14 lists barns, which is no file in services/: take it out of the list.',
    `site.yaml:15 lists /journal, which is no page: write one of /, /services, /story, ${remedy}`,
  ]);
});

test('a service that has no file is told', async () => {
  const remedy = 'did you mean barns? Else take it out of the list.';
  const said = `14 lists barn, which is no file in services/: ${remedy}`;
  await expectMistake([site, 'barns', 'barn'], said);
});

test.each<[written: string, said: string]>([
  ['Table.jpg', 'did you mean table.jpg?'],
  ['rose-1', 'did you mean rose (1).JPG?'],
  ['wine cellar', 'write one of rose (1).JPG, table-tall.jpg, table.jpg.'],
])('a picture %s that is not there is told', async (written, said) => {
  const start = `4 has ${written}, which is not in pictures/: ${said}`;
  await expectMistake([story, '[table]', `[${written}]`], start);
});

test('a misspelt file in pictures.yaml is named, with the file that is there', async () => {
  expect(await mistakesIn(['pictures.yaml', 'table-tall', 'table_tall'])).toEqual([
    expect.stringMatching(/^pages\/index\.md:7 has table-tall\.jpg, of which pictures\.yaml says/),
    expect.stringMatching(/^pictures\.yaml:4 describes table_tall\.jpg, which is not in pictures/),
  ]);
});

test('two pictures with one name are told', async () => {
  const said = '1 has the same name as table.jpg: give one of them another.';
  await expectMistake(['pictures/table.png', null, ''], said);
});

test.each<[file: string, said: string]>([
  ['Über uns.md', 'has a name that is no address: use small letters, digits and hyphens alone.'],
  ['notes.txt', 'is no Markdown: end its name in .md, or move it to pictures/ or files/.'],
  ['journal/index.md', 'is not the page /journal: move it up, as journal.md.'],
  ['assets/list.md', 'has a name that the server needs: choose another.'],
  ['assets.md', 'has a name that the server needs: choose another.'],
])('a page in the file %s is told', async (file, said) => {
  const page = '---\ntitle: A\ndescription: B\n---\n# C\n';
  await expectMistake([`pages/${file}`, null, page], `1 ${said}`);
});

test.each(['assets/prices.pdf', 'healthz', 'readyz'])(
  'a file %s, which the server would not serve, is told',
  async (file) => {
    const said = '1 has a name that the server needs: choose another.';
    await expectMistake([`files/${file}`, null, ''], said);
  },
);

test('a file that takes the place of a page is told', async () => {
  const said = '1 takes the place of the page /journal/may: give it another name.';
  await expectMistake(['files/journal/may', null, ''], said);
});

test('a file of 10 MB is served, and a larger one is told', async () => {
  const list = (sizeBytes: number): Edit => ['files/list.pdf', null, ' '.repeat(sizeBytes)];
  expect(await mistakesIn(list(10_000_000))).toEqual([]);
  await expectMistake(list(10_000_001), '1 is too large (11 MB, 10 at most): put films');
});

test.each(['film.MP4', 'song.mp3'])('%s, which the server cannot play, is told', async (file) => {
  const said = '1 cannot be played from here: put films and sound on a video host and link them.';
  await expectMistake([`files/${file}`, null, ''], said);
});

test("the owner's robots.txt and sitemap.xml may take the place of the server's", async () => {
  const edits: Edit[] = ['robots.txt', 'sitemap.xml'].map((file) => [`files/${file}`, null, '']);
  expect(await mistakesIn(...edits)).toEqual([]);
});

test.each<[what: string, from: string, to: string, said: string]>([
  ['title', 'Our Story', 'May', '2 has the same title as pages/journal/may.md:2: give'],
  ['description', 'How we began.', 'What we do.', '3 has the same description as pages/serv'],
  ['label', 'pictures: [table]', 'label: Journal', '4 has the same label as pages/journal.md:2'],
  ['layout', 'pictures: [table]', 'layout: services', '4 has the same layout, of which there is'],
  ['alias', '/about.html', '/a, /a', '5 has the same alias as pages/story.md:5'],
  ['alias of a page', '/about.html', '/journal', '5 has /journal as alias, where there is a page'],
  ['alias of a file', '/about.html', '/Prices.pdf', '5 has /prices.pdf as alias, where there is a'],
  ['alias of the server', '/about.html', '/healthz/', '5 has /healthz as alias, which the server'],
  ['alias of a list', '/about.html', '/sitemap.xml', '5 has /sitemap.xml as alias, which the ser'],
])('a second %s is told', async (_what, from, to, said) => {
  await expectMistake([story, from, to], said);
});

test.each([
  ['pages/index.md', 'pictures', '[table]'],
  ['pages/services.md', 'notice', 'Soon.'],
  ['pages/journal.md', 'contact', 'true'],
  ['pages/404.md', 'layout', 'articles'],
  ['pages/404.md', 'sharing', 'table'],
  ['pages/404.md', 'aliases', '[/old-404]'],
])('on %s a key that it does not show is told, such as %s', async (file, key, value) => {
  const said = `2 has the key "${key}", which this page does not show: remove it.`;
  await expectMistake([file, 'title', `${key}: ${value}\ntitle`], said);
});

test('an alias that hides a file by other letters is told', async () => {
  const edits = [
    ['files/Menu.pdf', null, ''],
    [story, '/about.html', '/menu.pdf'],
  ] as const;
  const said = `${story}:5 has /menu.pdf as alias, where there is a file: remove one.`;
  expect(await mistakesIn(...edits)).toEqual([said]);
});

test('services of one name are told', async () => {
  const said = '2 has the same heading as services/barns.md:2: give each its own.';
  expect(await mistakesIn(['services/barns.md', '# Barns', '# Gardens'])).toEqual([
    `services/gardens.md:${said}`,
  ]);
});
