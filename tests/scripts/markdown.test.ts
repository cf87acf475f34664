import { expect, test } from 'vitest';
import {
  blocksOf,
  emphasis,
  heading,
  lineBreak,
  link,
  list,
  paragraphOf,
} from './markdown-blocks.ts';

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
  ['links on lines', '[A *b*](/journal)  \n[C](/#contact)', { type: 'actions', actions }],
  ['a line of spaces', 'One\n\n&nbsp;', paragraphOf('One')],
  ['a text like an address', '\\[sic](as he, wrote)', paragraphOf('[sic](as he, wrote)')],
  [
    'a name with spaces after a caption with a link',
    '![A [C](/#contact)](rose (1).JPG)',
    picturesOf({ ...rose, caption: ['A ', link('/#contact', 'C')] }),
  ],
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
    'a link by reference',
    'To [One][a]\n\n[a]: /journal',
    paragraphOf('To ', link('/journal', 'One')),
  ],
  ['a picture by reference', '![A rose][a]\n\n[a]: rose-1.jpg', picturesOf(rose)],
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

test('a heading below the first one is smaller, and a comment is not shown', async () => {
  expect(await blocksOf('## One\n\n<!-- later -->\n\n### Two\n\n# One')).toEqual([
    heading('one', false, 'One'),
    heading('two', true, 'Two'),
    heading('one-1', false, 'One'),
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
