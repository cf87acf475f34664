import { expect, test } from 'vitest';
import { createTestApp } from '../support/app-under-test.ts';
import { fetchPages } from '../support/html.ts';
import { content } from '../support/site.ts';

// Browser tests cover the texts of the toast and the viewer, and a server test covers those of the error page.
test.each(['header', 'footer', 'cards', 'form', 'contact', 'errors'] as const)(
  'the pages show each text in the group "%s" of words.yaml',
  async (group) => {
    const keys = Object.keys(content.words[group]).filter((key) => key !== 'failure');
    const marks = keys.map((key) => [key, `${group}: ${key}`]);
    const marked = { ...content.words[group], ...Object.fromEntries(marks) };
    const words = { ...content.words, [group]: marked };
    const { app } = createTestApp({}, { content: { ...content, words } });
    const pages = (await fetchPages(app)).join();
    for (const [, mark] of marks) expect(pages).toContain(mark);
  },
);
