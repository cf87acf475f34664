import { expect, test } from 'vitest';
import { expectMistake, mistakesIn } from './content-folder.ts';

const file = 'pages/story.md';
const table = '![](table.jpg)';
const paragraph = 'We began in a [garden](/services#gardens).';

test.each<[what: string, written: string, said: string]>([
  ['a second # heading', '# Second', '9 has a heading with 1 #: write ##.'],
  ['a ### heading', '### Third', '9 has a heading with 3 #: write ##.'],
  ['an empty heading', '##', '9 has an empty heading: write it.'],
  ['a line under a text', 'Text\n---', '9 has a line of --- or === below it: remove that line'],
  ['a line of hyphens', 'Text\n\n---', '11 has a line of hyphens or stars: remove it'],
  ['a table', 'Text\n\n| a | b |\n| - | - |\n| 1 | 2 |', '12 has a table: write a list.'],
  ['four spaces', '    text', '9 has a line that starts with four spaces or with ```: remove'],
  ['code in a text', 'Some `text`', '9 has a text between ` and `: remove them'],
  ['HTML in a text', 'Some <br> text', '9 has HTML: write it in Markdown.'],
  ['a list in a list', '- One\n  - Two', '10 has a list within a list or a quote: write one list'],
  ['two paragraphs in an entry', '- A\n\n  B', '11 has a second paragraph in an entry of a list'],
  ['an entry without text', '- One\n-', '10 has an empty entry of a list: write it, or remove'],
  ['a list from 3', '3. One\n4. Two', '9 has a list that does not start with 1: write 1.'],
  ['a year at the start', '2026. A good year.', '9 has a list that does not start with 1: write'],
  ['a link without words', 'See [](/story)', '9 has a link without words: write them between'],
  ['a quote without words', '> — Ann', '9 has a quote without words: write them after'],
  ['a name in a quote', '> One\n> two.\n> -- Ann', '9 has a name right below the words of a quote'],
  ['a heading in a quote', '> ## One', '9 has a heading here: give it a line of its own.'],
  ['a quote in a quote', '> One\n> > Two', '10 has a quote within a quote or a list: give it'],
  ['a picture in a text', 'See ![it](table.jpg) here', '9 has a picture in a text: give it a para'],
  ['words among pictures', `${table}\n${table}\nx\n${table}\ny`, '11 has words among pict'],
  ['a gap in a picture', `${table}\n![] (a.jpg)\n${table}`, '10 has words among pictures: remove'],
  ['HTML among pictures', `${table}\n<br>\n${table}`, '10 has HTML: write it in Markdown.'],
  ['a web address', 'One\nsee https://x.example now', '10 has a web address in a text: write'],
  ['a space in a link', '[Prices](/our prices.pdf)', '9 has a link that is not complete: write'],
  ['a star without its pair', 'One\n*two', '10 has a * without its pair: write *words*'],
  ['a sign in a caption', '![東](table.jpg)', '9 has 東 (U+6771), which the typefaces lack: write'],
])('%s is told with its line', async (_what, written, said) => {
  await expectMistake([file, paragraph, written], said);
});

test.each([
  ['link', 'A [garden][1]\n\n[1]: /story'],
  ['picture', '![][1]\n\n[1]: table.jpg'],
])('both parts of a %s in two parts are told', async (what, written) => {
  expect(await mistakesIn([file, paragraph, written])).toEqual([
    expect.stringContaining(`${file}:9 has a ${what} in two parts: write it in one, as in`),
    expect.stringContaining(`${file}:11 has `),
  ]);
});

test.each(['', '## Our Story', 'Our Story\n---'])(
  'a page that starts with "%s" instead of a # heading is told',
  async (written) => {
    const said = expect.stringMatching(/^pages\/story\.md:[79] has no heading first: write one/);
    expect(await mistakesIn([file, '# Our *Story*', written])).toEqual([said]);
  },
);

test('a text on the home page is told', async () => {
  const text = ['pages/index.md', 'you plan.\n---', 'you plan.\n---\n\nMore'] as const;
  await expectMistake(text, '27 has a text, which the home page does not show: write keys alone.');
});
