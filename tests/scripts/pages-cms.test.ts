import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { createReferences } from '#scripts/content/references.ts';
import { createSchemas } from '#scripts/content/schema.ts';
import { readFolder } from '#scripts/content/sources.ts';
import { root } from '#scripts/folders.ts';

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
const references = createReferences(await readFolder(`${root}shared/content`));
const { page, ...schemas } = createSchemas(references);

/** The keys that can be written, each with those of the keys around it. */
function keysIn({ entries = {}, item, wrapped, pipe }: Schema, around = ''): string[] {
  const inner = item ?? wrapped ?? pipe?.[0];
  if (inner) return keysIn(inner, around);
  return Object.entries(entries).flatMap(([key, value]) => [
    around + key,
    ...keysIn(value, `${around}${key}.`),
  ]);
}

const fieldsIn = (fields: readonly Field[], around = ''): string[] =>
  fields.flatMap(({ name, fields: inner = [] }) => [
    around + name,
    ...fieldsIn(inner, `${around}${name}.`),
  ]);

test.each(forms.content)(
  'the form "$name" has each key that can be written, and no other',
  ({ name, path, fields = [] }) => {
    const all: Record<string, object> = { ...schemas, services: schemas.service, pages: page };
    const keys = keysIn(all[name] ?? page).filter(
      // The 404 page has no layout of its own, and no old address leads to it.
      (key) => name !== 'not-found' || !['aliases', 'layout'].includes(key),
    );
    const body = path?.endsWith('.yaml') ? [] : ['body'];
    expect(fieldsIn(fields).sort()).toEqual([...keys, ...body].sort());
  },
);

test('each text of the owner can be edited in one form', () => {
  const texts = globSync('shared/content/**/*.{md,yaml}', { cwd: root, ignore: '**/README.md' });
  const formsOf = (text: string) =>
    forms.content.filter(({ path = '', exclude = [] }) => {
      const isIn = text === path || text.startsWith(`${path}/`);
      return isIn && !exclude.some((name) => text.endsWith(`/${name}`));
    });
  expect(texts.filter((text) => formsOf(text).length !== 1)).toEqual([]);
});
