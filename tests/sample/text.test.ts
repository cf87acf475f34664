import { expect, test } from 'vitest';
import { createTestApp } from '../support/app-under-test.ts';
import { fetchPage, find, textsOf } from '../support/html.ts';

const { app } = createTestApp();

const mainOf = async (path: string) => find(await fetchPage(app, path), 'main');

const story = await mainOf('/our-story');
const gallery = await mainOf('/gallery');

test('a text keeps the order of its blocks', () => {
  const blocks = ['h1', 'h2', 'h3', 'blockquote', 'ul:has(> li > p)', 'ol', 'hr', 'ul:has(img)'];
  const found = story.querySelectorAll(blocks.join());
  expect(found.map(({ localName, text }) => `${localName} ${text.slice(0, 20)}`)).toEqual([
    'h1 It Began With a Borr',
    'blockquote They asked what we w',
    'h2 How we work',
    'ul one plan of the room',
    'ul of the first vanof t',
    'h3 What we need from yo',
    'ol A day.A place.Roughl',
    'ul The bench on a Frida',
    'hr ',
    'h2 What we are never wi',
    'ul Ida Lark: a bowl of ',
    'h2 Who stands beside us',
    'ul Rose & Stone, who gr',
    'blockquote Ida found the one ho',
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

test('bold, italics and breaks are elements, and in headings look alone', () => {
  expect(textsOf(story, 'strong')).toEqual(['April 2011', 'really']);
  expect(textsOf(story, 'p em')).toEqual(['it still does']);
  expect(textsOf(story, 'h1 i')).toEqual(['Borrowed']);
  expect(story.querySelectorAll('h1 em')).toEqual([]);
  expect(find(story, 'p:has(br)').querySelectorAll('br')).toHaveLength(2);
});

test('pictures of neighbouring paragraphs are one grid, with looks and links in captions', () => {
  expect(textsOf(story, 'li + li figcaption, li:has(+ li) figcaption')).toEqual([
    'Ida Lark: a bowl of roses',
    'Tomas Linden: a place by the window',
    'Beatrix Abergavenny-Featherstonehaugh: one rose',
  ]);
  expect(textsOf(gallery, 'figcaption :is(strong, a)')).toEqual([
    'Dinner for sixty',
    'what belongs to it',
  ]);
});
