import { expect, test } from 'vitest';
import { createTestApp } from '../support/app-under-test.ts';
import { fetchPages } from '../support/html.ts';
import { content } from '../support/site.ts';

// Browser tests cover the texts of the toast and the viewer, and a server test covers those of the error page.
const { toast: _toast, viewer: _viewer, ...groups } = content.words;

test.each(Object.entries(groups))(
  'the pages show each text in the group "%s" of words.yaml',
  async (group, texts) => {
    const keys = Object.keys(texts).filter((key) => key !== 'failure');
    const marks = keys.map((key) => [key, `${group}: ${key}`]);
    const marked = { ...texts, ...Object.fromEntries(marks) };
    const words = { ...content.words, [group]: marked };
    const { app } = createTestApp({}, { content: { ...content, words } });
    const pages = (await fetchPages(app)).join();
    for (const [, mark] of marks) expect(pages).toContain(mark);
  },
);
