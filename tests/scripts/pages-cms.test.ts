import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { readContent } from '#scripts/content/read-content.ts';
import { createReferences } from '#scripts/content/references.ts';
import { createSchemas } from '#scripts/content/schema.ts';
import { readFolder } from '#scripts/content/sources.ts';
import { root } from '#scripts/folders.ts';
import { createTemporaryFolder } from '../support/temporary-folder.ts';

/** A form, or a field of one. */
interface Field {
  name: string;
  path?: string;
  exclude?: string[];
  fields?: Field[];
}

/** What one or another of Valibot's schemas has. */
interface Schema {
  entries?: Record<string, Schema>;
  item?: Schema;
  wrapped?: Schema;
  pipe?: readonly Schema[];
}

const forms: { content: Field[] } = parse(readFileSync(`${root}.pages.yml`, 'utf8'));
const schemas = createSchemas(createReferences(await readFolder(`${root}shared/content`)));

/** The keys that can be written, those of a key after it and a dot. */
function keysIn({ entries = {}, item, wrapped, pipe }: Schema): string[] {
  const inner = item ?? wrapped ?? pipe?.[0];
  const keys = Object.entries(entries).flatMap(([key, value]) => namesIn(key, keysIn(value)));
  return inner ? keysIn(inner) : keys;
}

const fieldsIn = (fields: readonly Field[] = []): string[] =>
  fields.flatMap(({ name, fields: inner }) => namesIn(name, fieldsIn(inner)));

const namesIn = (name: string, inner: readonly string[]) => [
  name,
  ...inner.map((each) => `${name}.${each}`),
];

const { site, words, pictures, page, home, service } = schemas;

test.each<[form: string, schema: object, others: string[]]>([
  ['home', home, ['body']],
  ['pages', page, ['body']],
  ['not-found', page, ['body']],
  ['services', service, ['body']],
  ['pictures', pictures, []],
  ['site', site, []],
  ['words', words, []],
])('the form "%s" has each key that can be written, and no other', (name, schema, others) => {
  const fields = fieldsIn(forms.content.find((form) => form.name === name)?.fields);
  // The 404 page has no layout of its own, and no old address leads to it.
  const none = name === 'not-found' ? ['aliases', 'layout'] : [];
  const keys = [...keysIn(schema), ...others].filter((key) => !none.includes(key));
  expect(fields.sort()).toEqual(keys.sort());
});

test('each text of the owner can be edited in one form', () => {
  const texts = globSync('shared/content/**/*.{md,yaml}', { cwd: root, ignore: '**/README.md' });
  const formsOf = (text: string) =>
    forms.content.filter(({ path = '', exclude = [] }) => {
      const isIn = text === path || text.startsWith(`${path}/`);
      return isIn && !exclude.some((name) => text.endsWith(`/${name}`));
    });
  expect(texts.filter((text) => formsOf(text).length !== 1)).toEqual([]);
});

/** A text as Pages CMS saves it: without comments and what is empty, with `false` where nothing was said. */
function saved(path: string): string {
  const text = readFileSync(path, 'utf8');
  if (path.endsWith('.yaml')) return stringify(withoutEmpty(parse(text)));
  const [, keys = '', body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? [];
  const unsaid = path.includes('/pages/') ? { contact: false } : {};
  return `---\n${stringify(withoutEmpty({ ...unsaid, ...parse(keys) }))}---\n${body.trim()}`;
}

const withoutEmpty = (value: object) =>
  JSON.parse(JSON.stringify(value), (_, each) => (each === '' || each === null ? undefined : each));

test.each(['tests/sample-content', 'tests/small-content'])(
  'what Pages CMS saves of %s reads the same',
  async (folder) => {
    const copy = `${createTemporaryFolder()}content`;
    cpSync(root + folder, copy, { recursive: true });
    for (const path of globSync('{*.yaml,pages/**/*.md,services/*.md}', {
      cwd: copy,
      absolute: true,
    })) {
      writeFileSync(path, saved(path));
    }
    const [before, after] = [await readContent(root + folder), await readContent(copy)];
    expect(after.content).toEqual(before.content);
  },
);
