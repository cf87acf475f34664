import { readFileSync, symlinkSync } from 'node:fs';
import { expect, test } from 'vitest';
import { emailOf, telephoneOf, urlOf } from '#scripts/content/addresses.ts';
import { readContent } from '#scripts/content/read-content.ts';
import { pictureNameOf } from '#scripts/content/references.ts';
import { readFolder } from '#scripts/content/sources.ts';
import { root } from '#scripts/folders.ts';
import { createContentFolder, type Edit } from './content-folder.ts';

const story = 'pages/story.md';
const paragraph = 'We began in a [garden](/services#gardens).';

const readEdited = async (...edits: readonly Edit[]) =>
  (await readContent(createContentFolder(...edits))).content;

/** The blocks of a page with this text. */
async function blocksOf(written: string) {
  const { pages } = await readEdited([story, paragraph, written]);
  return pages.find(({ path }) => path === '/story')?.text;
}

const lineBreak = { type: 'break' };
const emphasis = (text: string) => ({ type: 'emphasis', children: [text] });
const link = (to: string, text: string) => ({ type: 'link', to, children: [text] });
const paragraphOf = (...children: unknown[]) => ({ type: 'paragraph', children });
const heading = (id: string, isSubheading: boolean, ...children: unknown[]) => ({
  type: 'heading',
  id,
  isSubheading,
  children,
});
const list = (start: number | null, ...items: unknown[][]) => ({ type: 'list', start, items });
const picturesOf = (...pictures: object[]) => ({ type: 'pictures', pictures });
const one = [paragraphOf('One')];
const quote = (...author: unknown[]) => ({ type: 'quote', text: one, author });
const two = [paragraphOf('Two')];
const bold = { type: 'strong', children: ['bold ', emphasis('both')] };
const table = { name: 'table', caption: [] };
const rose = { name: 'rose-1', caption: ['A rose'] };
const actions = [
  { label: 'A b', to: '/journal' },
  { label: 'C', to: '/#contact' },
];

test.each<[what: string, written: string, block: object]>([
  ['a paragraph', 'A b **bold *both*** &amp; “c”.', paragraphOf('A b ', bold, ' & “c”.')],
  ['a new line', 'One\n  two', paragraphOf('One', lineBreak, 'two')],
  ['a line break', 'One\\\ntwo', paragraphOf('One', lineBreak, 'two')],
  ['a heading', '### The *end*', heading('the-end', false, 'The ', emphasis('end'))],
  ['a list', '- One\n- [Two](/journal)', list(null, one, [paragraphOf(link('/journal', 'Two'))])],
  ['a numbered list', '3. One\n4. Two', list(3, one, two)],
  ['a list in a list', '- One\n\n  Two\n  - One', list(null, [...one, ...two, list(null, one)])],
  ['a quote with a name', '> One\n>\n> — Ann, *May*', quote('Ann, ', emphasis('May'))],
  ['pictures', '![A rose](../pictures/rose%20(1).JPG)\n![](table)', picturesOf(rose, table)],
  ['a picture in < >', '![A rose](<rose (1).JPG>)', picturesOf(rose)],
  ['a name with spaces', '![A rose](rose (1).JPG) ![](table.jpg)', picturesOf(rose, table)],
  [
    'pictures between line breaks',
    '![](table)  \n![](table)\\\n![](table)',
    picturesOf(table, table, table),
  ],
  [
    'a caption',
    '![[c](/journal)](table)',
    picturesOf({ ...table, caption: [link('/journal', 'c')] }),
  ],
  ['a caption like a list', '![1. May](table)', picturesOf({ name: 'table', caption: ['1. May'] })],
  ['pictures in paragraphs', '![](table)\n\n![A rose](rose-1)', picturesOf(table, rose)],
  ['links in paragraphs', '[A *b*](/journal)\n\n[C](/#contact)', { type: 'actions', actions }],
  ['links alone', '[A *b*](/journal) [C](/#contact)', { type: 'actions', actions }],
  [
    'a table',
    '| A | B |\n|---|--:|\n| One | |',
    {
      type: 'table',
      align: [null, 'right'],
      rows: [
        [['A'], ['B']],
        [['One'], []],
      ],
    },
  ],
  ['a list of tasks', '- [x] One', list(null, [paragraphOf('☑ ', 'One')])],
  ['a footnote', 'One[^a].\n\n[^a]: Two.', paragraphOf('One', ' (', 'Two', ')', '.')],
  ['a word that is struck out', '~~One~~', paragraphOf({ type: 'delete', children: ['One'] })],
  ['a bare URL', 'https://a.example', paragraphOf(link('https://a.example', 'https://a.example'))],
  ['a bare email address', 'a@b.example', paragraphOf(link('mailto:a@b.example', 'a@b.example'))],
  ['a quote with a name below it', '> One\n> — Ann', quote('Ann')],
  ['a quote with a name after a hyphen', '> One\n> - Ann, *May*', quote('Ann, ', emphasis('May'))],
  ['a name of several lines', '> One\n>\n> — Ann\n> Bath', quote('Ann', lineBreak, 'Bath')],
  ['a quote of a name alone', '> – One', { ...quote(), text: [paragraphOf('– One')] }],
  ['a list in a quote', '> One\n> * Two', { ...quote(), text: [...one, list(null, two)] }],
  [
    'a quote with a dash in it',
    '> One\n> – or\n> two',
    { ...quote(), text: [paragraphOf('One', lineBreak, '– or', lineBreak, 'two')] },
  ],
  [
    'a footnote of a caption',
    '![A[^a]](table)\n\n[^a]: B',
    picturesOf({ ...table, caption: ['A', ' (', 'B', ')'] }),
  ],
  [
    'a link by reference',
    'To [One][a]\n\n[a]: /journal',
    paragraphOf('To ', link('/journal', 'One')),
  ],
  ['a number that is no list', '18\\. May', paragraphOf('18. May')],
  ['a list of ones', '1. One\n1. Two', list(1, one, two)],
  [
    'a telephone number in a link',
    'Call [+44 20 7946](tel:(020) 7946)',
    paragraphOf('Call ', link('tel:0207946', '+44 20 7946')),
  ],
  ['a text without its comments', '<!-- no\n\nno -->\nOne<!-- no\nno -->', paragraphOf('One')],
  ['a break in HTML', 'One<br>\nTwo', paragraphOf('One', lineBreak, 'Two')],
])('%s is read', async (_what, written, block) => {
  expect(await blocksOf(written)).toEqual([block]);
});

test.each([
  'Call +44 (0)20 7946-0000 or 0044/20/7946 0000',
  'Call +49/30/1234567 or +49 30 1234567/68 or 00/1234567/89',
  'Pay GB29 0044 2026 3192 6819, policy 0049 1234 5678, order +0000123456',
])('%s is text, without a link', async (text) => {
  expect(await blocksOf(text)).toEqual([paragraphOf(text)]);
});

test('every link that the Markdown makes leads somewhere', async () => {
  const text = `
# [In a heading](/journal)

Bare: www.a.example, https://a.example/%C3%A9, <https://b.example>, a@b.example and <c@d.example>.

Written: [page](/journal), [section](/services#gardens), [file](/prices.pdf), [reference], [call](tel:112),
[text](sms:+44 7700 900123?body=Hi), **[mail](mailto:a@b.example)**[^a], +49/30/1234567, 0049/30/1234567.

| [In a cell](/journal) |
| --- |

> In a quote
> — [Ann](https://ann.example)

![In [a caption](/journal)](table)

[An](/journal) [action](#in-a-heading)

[reference]: /story
[^a]: In [a footnote](/journal)`;
  const targets = JSON.stringify(await blocksOf(text)).match(/(?<="to":")[^"]*/g);
  expect(targets).toHaveLength(19);
  for (const to of targets ?? []) expect(to).toMatch(/^(\/|https?:\/\/|(mailto|tel|sms):.)/);
});

test.each(['tel:', 'tel:+', 'tel:+(-)', 'sms:?body=Hello', 'mailto:', 'mailto:?subject=Hello'])(
  'the target %s, which leads nowhere, is refused',
  (target) => expect(urlOf(target)).toBe(''),
);

test('a heading below the first one is smaller, and a comment is not shown', async () => {
  expect(await blocksOf('## One\n\n<!-- later -->\n\n### Two\n\n# One')).toEqual([
    heading('one', false, 'One'),
    heading('two', true, 'Two'),
    heading('one-1', false, 'One'),
  ]);
});

test('a heading has the address that it has on GitHub', async () => {
  const text = '## The deposit\n\n## 2.1 Über *uns* & [you](/story)\n\n> ## The deposit\n\n## !!!';
  const blocks = (await blocksOf(text)) ?? [];
  const ids = JSON.stringify(blocks).match(/(?<="id":")[^"]*/g);
  expect(ids).toEqual(['the-deposit', '21-über-uns--you', 'the-deposit-1', '']);
});

test('the address of a heading is that of no service and no section of ours', async () => {
  const addresses = async (...edits: readonly Edit[]) =>
    JSON.stringify(await readEdited(...edits)).match(/(?<="type":"heading","id":")[^"]*/g);
  const text = '## Gardens\n\n## Contact\n\n## Messagesent\n';
  const ids = await addresses(
    ['pages/index.md', '## At *Noon*', text],
    ['pages/services.md', '# Services', `# Services\n\n${text}`],
    ['services/gardens.md', '# Gardens', `# Gardens\n\n${text}`],
  );
  expect(ids).toEqual([
    ...['gardens', 'contact-1', 'messagesent'],
    ...['gardens-1', 'contact', 'messagesent'],
    ...['gardens-2', 'contact-1', 'messagesent-1'],
  ]);
});

test.each([
  ['#the-deposit', '/story#the-deposit'],
  ['/story#the-deposit'],
  ['/story#%C3%BCber-uns', '/story#über-uns'],
  ['/services#one'],
])('a link to the heading %s leads there', async (written, to = written) => {
  const { pages } = await readEdited(
    ['services/gardens.md', '# Gardens', '# Gardens\n\n## One'],
    [story, paragraph, `## The deposit\n\n[it](${written}) and\n\n## Über uns`],
  );
  expect(pages.find(({ path }) => path === '/story')?.text[1]).toEqual(
    paragraphOf(link(to, 'it'), ' and'),
  );
});

test.each([
  ['https://x.example/A%2fb/?c=d&e=%C3%a9#F'],
  ['http://blümen.example:8443'],
  ['Https://x.example/', 'https://x.example/'],
  ['https://wa.me/442079460000?text=Hello there', 'https://wa.me/442079460000?text=Hello%20there'],
  ['mailto:hello@lark.example?cc=a@lark.example&body=a@b.co'],
  ['Mailto: a@lark.example, b@lark.example', 'mailto:a@lark.example,b@lark.example'],
  ['mailto:a@lark.example?subject=In May', 'mailto:a@lark.example?subject=In%20May'],
  ['tel:(020) 7946 0000', 'tel:02079460000'],
  ['sms:+44 (0)20 7946 0000?body=In May', 'sms:+442079460000?body=In%20May'],
  ['/services#gardens'],
  ['/prices.pdf'],
])('a link to %s leads there', async (written, to = written) => {
  expect(await blocksOf(`See [it](${written}) now`)).toEqual([
    paragraphOf('See ', link(to, 'it'), ' now'),
  ]);
});

test.each([
  ['##\u00A0What we do', '## What we do'],
  ['-\u00A0One\n\u00A0\u00A0-\u202FTwo', '- One\n  - Two'],
  ['1.\u00A0One', '1. One'],
  ['> *\u3000One', '> * One'],
  ['We began.\u2028Then\u000Bmore\u202C.', 'We began. Then more.'],
  ['[I](https://www.instagram.com/lark/\u200E)', '[I](https://www.instagram.com/lark/)'],
  ['[J](/jour\u00ADnal)', '[J](/journal)'],
])('%j is read like %j', async (pasted, typed) => {
  expect(await blocksOf(pasted)).toEqual(await blocksOf(typed));
});

test('joiners of characters and emoji, and non-breaking spaces, are kept', async () => {
  const text =
    '🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F} 👩\u200D🌾 gar\u00ADden 1,\u00A0000\u00A0km';
  expect(await blocksOf(`\uFEFF– ${text}`)).toEqual([paragraphOf(`– ${text}`)]);
});

test('an email address may have umlauts, and needs a domain with a dot', () => {
  const names = ["o'brien@lark.example", 'hallo@blümen.example', 'hallo@xn--blmen-lva.example'];
  expect(names.map(emailOf)).toEqual([names[0], names[1], names[1]]);
  expect(['hello@lark', 'hello@lark.example/'].filter(emailOf)).toEqual([]);
});

test('addresses lose invisible characters, and all dashes become hyphens', () => {
  for (const mark of '\u00AD\u034F\u200C\u200D\u2060\u2800\u3164\uFE0F\uFFFC') {
    expect(emailOf(`hel${mark}lo@lark.example${mark}`)).toBe('hello@lark.example');
    expect(urlOf(`https://www.instagram.com/la${mark}rk`)).toBe('https://www.instagram.com/lark');
    expect(telephoneOf(`${mark}030/123 45${mark}67`)).toBe('030/123 4567');
  }
  for (const dash of '\u2010\u2011\u2012\u2013\u2014\u2212\uFF0D') {
    expect(emailOf(`hello@lark${dash}linden.example`)).toBe('hello@lark-linden.example');
    expect(urlOf(`tel:020${dash}7946${dash}0000`)).toBe('tel:02079460000');
  }
});

test('names of pictures in other alphabets stay different', () => {
  const names = 'cafe café свадьба букет бой бои 婚礼 花束 💐 💍'.split(' ').map(pictureNameOf);
  expect(new Set(names).size).toBe(10);
});

test('a link to a file whose name has a space leads to the file', async () => {
  const { pages } = await readEdited(
    ['files/hire list.pdf', null, ''],
    [story, paragraph, '[A](/hire list.pdf) [B](</hire list.pdf>) [C](/hire%20list.pdf)'],
  );
  expect(JSON.stringify(pages).match(/"to":"\/hire%20list.pdf"/g)).toHaveLength(3);
});

test('label, sharing picture and layout of a page have defaults', async () => {
  const { pages, notFound, home } = await readEdited();
  const sharing = 'table';
  expect([...pages, notFound]).toMatchObject([
    {
      heading: ['Gardens,', ' ', 'laid ', emphasis('for dinner')],
      label: 'Home',
      sharing,
      layout: 'home',
    },
    { path: '/journal', sharing },
    { path: '/journal/may' },
    { path: '/services' },
    { label: 'Our Story', sharing, shape: 'arch', notice: '' },
    { path: '/404', sharing },
  ]);
  expect(home.cards.heading).toEqual(['What ', emphasis('we do')]);
});

test('the home page may have a text, and neither partners nor a form', async () => {
  const written = readFileSync(`${createContentFolder()}/pages/index.md`, 'utf8');
  const text = written.replace(/partners:.*/s, '---\n# More\n\nText.');
  const { home, pages } = await readEdited(['pages/index.md', null, text]);
  expect(home).toEqual({ hero: home.hero, cards: home.cards });
  expect(pages[0]?.text).toEqual([heading('more', false, 'More'), paragraphOf('Text.')]);
});

test('without a page of services there are no services', async () => {
  const { services } = await readEdited(
    ['pages/services.md', null, null],
    ['site.yaml', '/services, ', ''],
    ['site.yaml', 'services: [gardens]', ''],
    [story, '/services#gardens', '/journal'],
  );
  expect(services).toEqual([]);
});

test.each([
  ['/About.html', '/about.html'],
  ['//we//us/', '/we/us'],
  ['/%C3%BCber-uns', '/über-uns'],
  // macOS stores the two dots as a separate character.
  ['/U\u0308ber-uns', '/über-uns'],
  ['/100%', '/100%'],
])('the old address %s leads to its page from %s', async (written, alias) => {
  const { aliases } = await readEdited([story, '/about.html', `"${written}"`]);
  expect(aliases).toEqual({ [alias]: '/story' });
});

const delivered = await readContent(`${root}shared/content`);

test('texts that words.yaml lacks come from the delivered folder', async () => {
  const { cards, ...others } = delivered.content.words;
  const { words } = await readEdited(['words.yaml', null, 'cards: { about: with }\ntoast:\n']);
  expect(words).toEqual({ ...others, cards: { ...cards, about: 'with' } });
});

test('address and language are normalized as in browsers', async () => {
  const { site } = await readEdited(
    ['site.yaml', 'www.lark.example', 'Blümen.example:8443/\nlanguage: EN-uk'],
    ['words.yaml', null, JSON.stringify(delivered.content.words)],
  );
  expect(site).toMatchObject({ address: 'https://xn--blmen-lva.example:8443', language: 'en-GB' });
});

test('numbers are read as they are written, and a missing key is empty', async () => {
  const { site } = await readEdited(
    ['site.yaml', "'+44 20 7946 0000'", '02079460000'],
    ['site.yaml', 'Tables under trees.', '1.50'],
  );
  const telephone = [{ name: '', number: '02079460000' }];
  expect(site).toMatchObject({ telephone, taglines: { hero: '1.50' }, place: '' });
});

test('a place and telephone numbers may have several lines, with names', async () => {
  const numbers = '|\n  Ida, in Bath: (+44) 20 7946 0000\n  020 7946 0001\n';
  const lines = `${numbers}place: |\n  12 Rose Lane\n  Bath\n`;
  const { site } = await readEdited(['site.yaml', "'+44 20 7946 0000'", lines]);
  expect(site).toMatchObject({
    telephone: [
      { name: 'Ida, in Bath', number: '(+44) 20 7946 0000' },
      { name: '', number: '020 7946 0001' },
    ],
    place: '12 Rose Lane\nBath',
  });
});

/** Adds empty files to a folder. Returns the addresses of its downloads, and the paths of its pictures. */
async function findFiles(...files: readonly string[]): Promise<string[]> {
  const path = createContentFolder(...files.map((file): Edit => [file, null, '']));
  symlinkSync('/dev/null', `${path}/files/device.pdf`);
  const { servedFiles, pictureFiles } = await readFolder(path);
  return [...servedFiles.keys(), ...pictureFiles.map((file) => file.replace(path, ''))];
}

test('files that a camera saves beside a photograph are ignored', async () => {
  const found = await findFiles(
    'pictures/table.AAE',
    'pictures/table.MOV',
    'files/a.xmp',
    'pictures/table.jpg.json',
  );
  expect(found.filter((file) => /aae|mov|xmp|json/i.test(file))).toEqual([]);
});

test('devices, hidden and system files are not served, except .well-known', async () => {
  const files = ['files/.git/config', 'files/a/.well-known/b', 'files/.prices.pdf.swp'];
  files.push('files/a.pdf:Zone.Identifier', 'files/~$a.docx', 'files/a/Thumbs.db');
  files.push('pages/.obsidian/a.md', 'services/.trash/a.md', 'pictures/.thumbnails/a.jpg');
  files.push('files/.well-known/security.txt');
  const others = (await findFiles(...files)).filter((file) =>
    /(^|\/)[.~]|:|Thumbs|device/.test(file),
  );
  expect(others).toEqual(['/.well-known/security.txt']);
});

test('a file with a colon in its name, a slash on a Mac, is served', async () => {
  expect(await findFiles('files/Menu 12:5.pdf')).toContain('/Menu 12:5.pdf');
});

test('accents in a file’s address are composed, as browsers send them', async () => {
  // macOS stores the accent as a separate character.
  const { folder } = await readContent(createContentFolder(['files/cafe\u0301.txt', null, '']));
  expect([...folder.servedFiles.keys()]).toContain('/caf\u00e9.txt');
});

test('a file that a content management system has saved is read the same', async () => {
  const folder = createContentFolder();
  const before = (file: string) => readFileSync(`${folder}/${file}`, 'utf8');
  const saved = `
---
aliases:
  - "/about.html"
notice: ""
contact: false
sharing: ~
layout:
pictures:
  - "/pictures/table.jpg"
description: >-
  How we
  began.
title:\u00A0"Our\u2028Story"\u00A0
---

# Our *Story*  

${paragraph}
`;
  const all: Edit[] = [
    [story, null, saved.replaceAll('\n', '\r\n')],
    ['pages/services.md', null, `\uFEFF${before('pages/services.md')}`],
    ['site.yaml', 'hello@lark.example', '" hello@lark.example\u200E "  '],
    ['site.yaml', '+44 20 7946 0000', '\u202A+44 20 7946 0000\u202C'],
    ['site.yaml', '[gardens]', '\n  - ""\n  -\u00A0"gardens.md"\n  - ~'],
    ['pictures.yaml', '{ x: 30, y: 60 }', '{\u00A0x:\u00A030,\u00A0y: 60 }'],
    ['pictures.yaml', ': A rose', ': A rose\n- file: ""\n  alt: ""'],
    ['site.yaml', '/services, /story', '/services, /story, /services'],
    ['pages/index.md', 'We work with others.', '|\n    We work with others.'],
  ];
  expect(await readEdited(...all)).toEqual(await readEdited());
});
