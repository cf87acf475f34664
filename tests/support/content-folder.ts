import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { root } from '#scripts/bundle/folders.ts';
import { readContent } from '#scripts/content/read-content.ts';
import { createTemporaryFolder } from './temporary-folder.ts';

const files: Readonly<Record<string, string>> = {
  'site.yaml': `name: Lark & Linden
address: https://www.lark.example
email: hello@lark.example
telephone: '+44 20 7946 0000'
headline:
  - Gardens,
  - laid *for dinner*
taglines:
  hero: Tables under trees.
  footer: Dinner is outside.
profiles:
  - name: Instagram
    address: https://www.instagram.com/lark/
services: [gardens, barns]
header: [/, drop-down, /story, /journal]
footer: [/, /services, /story]
`,
  'pictures.yaml': `table.jpg:
  alt: A long table
  focus: { x: 30, y: 60 }
table-tall.jpg:
  alt: The same table, upright
rose (1).JPG:
  alt: A rose
`,
  'pages/index.md': `---
title: Gardens | Lark & Linden
description: Dinners in gardens.
label: Home
hero:
  wide: table
  tall: table-tall
  button:
    label: Our story
    to: /story
cards:
  heading: What *we do*
partners:
  heading: Our Friends
  text: We work with others.
  names:
    - name: Ember
      to: https://ember.example/?a=1&b=2
  button:
    label: Write to us
    to: /#contact
form:
  heading: Get *in Touch*
  text: Tell us what you plan.
---
`,
  'pages/404.md': `---
title: Not Found
description: There is no page here.
---
# Nothing here
`,
  'pages/story.md': `---
title: Our Story
description: How we began.
pictures: [table]
aliases: [/about.html]
---
# Our *Story*

We began in a [garden](/services#gardens).
`,
  'pages/services.md': `---
title: Services
description: What we do.
layout: services
---
# Services
`,
  'pages/journal.md': `---
title: Journal
description: What we write.
layout: articles
---
# Journal
`,
  'pages/journal/may.md': `---
title: May
description: The garden in May.
date: 2026-05-09
pictures: [table]
---
# May

![](rose%20(1).JPG)
`,
  'services/gardens.md': `---
menu: Tables in gardens.
card: Dinner under trees.
picture: table
---
# Gardens
`,
  'services/barns.md': `---
menu: Tables in barns.
card: Dinner under beams.
picture: table
---
# Barns
`,
  'files/prices.pdf': '',
  'pictures/table.jpg': '',
  'pictures/table-tall.jpg': '',
  'pictures/rose (1).JPG': '',
};

/** A change of a file of the folder: another text in place of one, all of it, or null for no file. */
export type Edit = readonly [file: string, from: string | null, to: string | null];

/** Writes a small owner's folder with some changes; its pictures are empty. Returns its path. */
export function createContentFolder(...edits: readonly Edit[]): string {
  const folder = createTemporaryFolder().replace(/\/$/, '');
  cpSync(`${root}tests/sample-content/words.yaml`, `${folder}/words.yaml`);
  for (const [file, text] of Object.entries(files)) write(`${folder}/${file}`, text);
  for (const [file, from, to] of edits) {
    const path = `${folder}/${file}`;
    if (to === null) rmSync(path);
    else write(path, from === null ? to : replaced(readFileSync(path, 'utf8'), from, to));
  }
  return folder;
}

/** The sentences about a folder with some changes, each from its file on; none if it can be read. */
export async function mistakesIn(...edits: readonly Edit[]): Promise<string[]> {
  const folder = createContentFolder(...edits);
  try {
    await readContent(folder, 'production');
    return [];
  } catch (error) {
    if (!(error instanceof AggregateError)) throw error;
    return error.message.replaceAll(`${folder}/`, '').split('\n');
  }
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

function replaced(text: string, from: string, to: string): string {
  if (!text.includes(from)) throw new Error(`There is no "${from}" to replace.`);
  return text.replace(from, () => to);
}
