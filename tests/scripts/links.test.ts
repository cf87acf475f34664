import { expect, test } from 'vitest';
import { emailOf, telephoneOf, urlOf } from '#shared/schema/addresses.ts';
import type { Edit } from './content-folder.ts';
import { blocksOf, link, paragraph, paragraphOf, readEdited, story } from './markdown-blocks.ts';

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
[text](sms:+44 7700 900123?body=Hi), **[mail](mailto:a@b.example)**, +49/30/1234567, 0049/30/1234567.

| [In a cell](/journal) |
| --- |

> In a quote
> — [Ann](https://ann.example)

![In [a caption](/journal)](table)

[An](/journal) [action](#in-a-heading)

[reference]: /story`;
  const targets = JSON.stringify(await blocksOf(text)).match(/(?<="to":")[^"]*/g);
  expect(targets).toHaveLength(18);
  for (const to of targets ?? []) expect(to).toMatch(/^(\/|https?:\/\/|(mailto|tel|sms):.)/);
});

test.each(['tel:', 'tel:+', 'tel:+(-)', 'sms:?body=Hello', 'mailto:', 'mailto:?subject=Hello'])(
  'the target %s, which leads nowhere, is refused',
  (target) => expect(urlOf(target)).toBe(''),
);

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

test('headings of services with the same text are numbered in the order of site.yaml', async () => {
  const service = (heading: string) =>
    `---\nmenu: A\ncard: B\npicture: table\n---\n# ${heading}\n\n## Fees`;
  const { services } = await readEdited(
    ['services/arches.md', null, service('Arches')],
    ['services/gardens.md', null, service('Gardens')],
    ['site.yaml', '[gardens]', '[gardens, arches]'],
  );
  const ids = services.flatMap(({ text }) => text.map((block) => 'id' in block && block.id));
  expect(ids).toEqual(['fees', 'fees-1']);
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

test('an email address may have umlauts, and needs a domain with a dot', () => {
  const names = ["o'brien@lark.example", 'hallo@blümen.example', 'hallo@xn--blmen-lva.example'];
  expect(names.map(emailOf)).toEqual(names);
  expect(['hello@lark', 'hello@lark.example/', 'hello@lark.example:25'].filter(emailOf)).toEqual(
    [],
  );
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

test('a link to a file whose name has a space leads to the file', async () => {
  const { pages } = await readEdited(
    ['files/hire list.pdf', null, ''],
    [story, paragraph, '[A](/hire list.pdf) [B](</hire list.pdf>) [C](/hire%20list.pdf)'],
  );
  expect(JSON.stringify(pages).match(/"to":"\/hire%20list.pdf"/g)).toHaveLength(3);
});
