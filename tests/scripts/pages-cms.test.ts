import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readFolder } from '#scripts/content/read-folder.ts';
import { createReferences } from '#scripts/content/references.ts';
import { root } from '#scripts/folders.ts';
import { createSchemas } from '#shared/schema/schemas.ts';

/** A form, or a field of one. */
interface Field {
  name: string;
  type?: string;
  description?: string;
  path?: string;
  exclude?: string[];
  fields?: Field[];
  options?: { values?: string[] };
}

/** The properties of Valibot's schemas that the tests read. Each kind of schema has only some of them. */
interface Schema {
  entries?: Record<string, Schema>;
  item?: Schema;
  wrapped?: Schema;
  pipe?: readonly Schema[];
  options?: readonly string[];
}

const forms: { content: Field[] } = parse(readFileSync(`${root}.pages.yml`, 'utf8'));
const references = createReferences(await readFolder(`${root}shared/content`));
const schemas = createSchemas(references);

/** The keys that an owner can write, each with its schema. A key within another one is named like `hero.wide`. */
function schemasIn({ entries = {}, item, wrapped, pipe }: Schema, around = ''): [string, Schema][] {
  const inner = item ?? wrapped ?? pipe?.[0];
  if (inner) return schemasIn(inner, around);
  return Object.entries(entries).flatMap(([key, value]): [string, Schema][] => [
    [around + key, value.wrapped ?? value],
    ...schemasIn(value, `${around}${key}.`),
  ]);
}

const fieldsIn = (fields: readonly Field[], around = ''): [string, Field][] =>
  fields.flatMap((field): [string, Field][] => [
    [around + field.name, field],
    ...fieldsIn(field.fields ?? [], `${around}${field.name}.`),
  ]);

test.each(forms.content)(
  'the form "$name" has exactly the keys and choices of its schema',
  ({ name, path, fields = [] }) => {
    const all: Record<string, object> = {
      ...schemas,
      pages: schemas.page,
      'not-found': schemas.notFound,
      services: schemas.service,
      pictures: schemas.descriptions,
    };
    const written = new Map(schemasIn(all[name] ?? schemas.page));
    const found = fieldsIn(fields);
    const body = path?.endsWith('.yaml') ? [] : ['body'];
    expect(found.map(([key]) => key).sort()).toEqual([...written.keys(), ...body].sort());
    for (const [key, { options, description }] of found.filter(([, it]) => it.type === 'select')) {
      const choices = written.get(key)?.pipe?.at(-1)?.options ?? [];
      expect([key, options?.values]).toEqual([key, choices]);
      // A description has to name every choice but the first one, which is the default.
      if (description)
        for (const each of choices.slice(1)) expect(description).toMatch(RegExp(each, 'i'));
    }
  },
);

test('each text file of the owner can be edited in exactly one form', () => {
  const texts = globSync('shared/content/**/*.{md,yaml}', { cwd: root, ignore: '**/README.md' });
  const formsOf = (text: string) =>
    forms.content.filter(({ path = '', exclude = [] }) => {
      const isIn = text === path || text.startsWith(`${path}/`);
      return isIn && !exclude.some((name) => text.endsWith(`/${name}`));
    });
  expect(texts.filter((text) => formsOf(text).length !== 1)).toEqual([]);
});

test('each key is in the sample folder, and each key of a page in the guide', () => {
  const guide = readFileSync(`${root}shared/content/README.md`, 'utf8');
  // As delivered, `site.yaml` and `words.yaml` contain all their keys, so the guide does not list these keys.
  const facts = ['site', 'words'];
  const ignore = facts.map((name) => `**/${name}.yaml`);
  const texts = globSync('tests/sample-content/**/*.{md,yaml}', { cwd: root, ignore });
  const sample = texts.map((file) => readFileSync(root + file, 'utf8')).join();
  const shown = forms.content.filter(({ name }) => !facts.includes(name));
  const fields = shown.flatMap((form) => fieldsIn(form.fields ?? []));
  // The form also has a field for the text below the keys, which is not a key.
  const keys = fields.map(([, { name }]) => name).filter((name) => name !== 'body');
  const rowOf = (key: string) =>
    guide.match(new RegExp(`^\\|[^|]*\`${key}\`.*`, 'm'))?.join() ?? '';
  const missing = fields.flatMap(([, { name, options }]) =>
    (options?.values ?? []).filter((each) => !rowOf(name).includes(`\`${each}\``)),
  );
  expect(keys.length).toBeGreaterThan(30);
  expect([...missing, ...keys.filter((name) => !guide.includes(`\`${name}\``))]).toEqual([]);
  const site = fieldsIn(forms.content.find(({ name }) => name === 'site')?.fields ?? []);
  const factKeys = site.map(([, { name }]) => name);
  const isIn = (text: string, key: string) => new RegExp(`\\b${key}:`).test(text);
  expect(keys.filter((key) => !isIn(sample, key))).toEqual([]);
  expect(factKeys).toContain('email');
  const text = readFileSync(`${root}tests/sample-content/site.yaml`, 'utf8');
  expect(factKeys.filter((key) => !isIn(text, key))).toEqual([]);
});
