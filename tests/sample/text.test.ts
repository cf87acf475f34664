import { expect, test } from 'vitest';
import { createTestApp } from '../support/app-under-test.ts';
import { fetchPage, find, textsOf, valuesOf } from '../support/html.ts';

const { app } = createTestApp();

const mainOf = async (path: string) => find(await fetchPage(app, path), 'main');

const story = await mainOf('/our-story');
const faq = await mainOf('/faq');

test('a text keeps the order of its headings, lists and rows of links', async () => {
  const main = await mainOf('/journal/tithe-barn');
  expect(textsOf(main, 'h1, h2, p, figcaption, a:not(:has(img))')).toEqual([
    'Two Tables in a Tithe Barn',
    'The barn at Bradford is fifty-one metres long, and nothing may be fixed to its beams. So everything stood on the floor, or on the tables.',
    'What stood on the tables',
    'Coral roses in low heaps, three hundred candles, and bread. Nobody missed a lamp until it was time to find the coats.',
    'For one evening ninety people put their telephones away, because there was something to look at.',
    'Tom, who paid for the candles',
    'All our weddings',
    'Back to the journal',
  ]);
});

test('a quote has who said it as its caption', () => {
  const [first] = story.querySelectorAll('figure:has(blockquote)');
  if (!first) throw new Error('There is no quote.');
  expect(textsOf(first, 'blockquote, figcaption')).toEqual([
    'They asked what we wanted to remember, not what we wanted to buy.',
    'Ffion and Tom, married in the tithe barn in June',
  ]);
});

test('lists are bulleted or numbered as they were written', async () => {
  expect(textsOf(story, 'ul li').slice(0, 2)).toEqual([
    'one plan of the room, in pencil, with every chair',
    'a board of flowers that will really be in season on your day',
  ]);
  expect(textsOf(await mainOf('/privacy'), 'ol li')).toEqual([
    'Say which page you were on.',
    'Say on what day.',
    'We answer within a week.',
  ]);
});

test('bold, italics and breaks are elements, and in headings look alone', async () => {
  expect(textsOf(story, 'strong')).toEqual(['April 2011', 'really']);
  expect(textsOf(story, 'em')).toEqual(['it still does']);
  expect(textsOf(faq, 'em')).toEqual(['wet']);
  expect(textsOf(story, 'h1 i')).toEqual(['Borrowed']);
  expect(story.querySelectorAll('h1 em')).toEqual([]);
  const address = find(await mainOf('/get-in-touch'), 'p:has(br)');
  expect(address.querySelectorAll('br')).toHaveLength(2);
});

test('a picture alone in its paragraph stands in the text, above its caption', () => {
  const plan = find(story, 'h2 ~ ul figure');
  expect(valuesOf(plan, 'img', 'alt')).toEqual([
    'The corner of a plan, a pencil laid across it, and a candle burning down at the edge of the table',
  ]);
  expect(textsOf(plan, 'figcaption')).toEqual(['The plan for a barn, the night before']);
});
