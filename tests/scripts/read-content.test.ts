import { readFileSync, symlinkSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pictureNameOf } from '#scripts/content/picture-name.ts';
import { readContent } from '#scripts/content/read-content.ts';
import { readFolder } from '#scripts/content/read-folder.ts';
import { root } from '#scripts/folders.ts';
import { createContentFolder, type Edit } from './content-folder.ts';
import { emphasis, heading, paragraph, paragraphOf, readEdited, story } from './markdown-blocks.ts';

test('names of pictures in other alphabets stay different', () => {
  const names = 'cafe café свадьба букет бой бои 婚礼 花束 💐 💍'.split(' ').map(pictureNameOf);
  expect(new Set(names).size).toBe(10);
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

test('a domain may begin with the words "example.com"', async () => {
  const { site } = await readEdited(['site.yaml', 'www.lark.example', 'www.example.community']);
  expect(site.address).toBe('https://www.example.community');
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
title\u00A0:\u00A0"Our\u2028Story"\u00A0
---

# Our *Story*  

${paragraph}
`;
  const all: Edit[] = [
    [story, null, saved.replaceAll('\n', '\r\n')],
    ['pages/services.md', null, `\uFEFF${before('pages/services.md').replaceAll('---', '—')}`],
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
