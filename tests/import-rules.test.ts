import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { globSync } from 'tinyglobby';
import { expect, test } from 'vitest';
import { root } from '#scripts/folders.ts';

const react = 'npm/react npm/react-router-dom';
const ui = `${react} npm/@emotion shared client/site-context.ts client/use-current-page.ts client/styles`;
const web = `${ui} client/use-is-hydrating.ts client/ui client/links client/text client/pictures`;

/**
 * The parts of the source, which are folders and files. The value lists what a part may import in addition to its own
 * files: other parts, folders and files, Node's modules (`node`) and packages (`npm/NAME`, or `npm` for all packages).
 * From a part that is preceded by `types/`, only types may be imported.
 * A file belongs to the part with the longest path that contains the file, so the part `client` contains only the files
 * that are in no other part, such as `client/header/`. Tests belong to no part, because they may import everything and
 * nothing may import them.
 */
const parts: Readonly<Record<string, string>> = {
  'shared/schema': 'npm/valibot shared',
  // The types of the content follow from its schemas, and the browser loads neither the schemas nor Valibot.
  shared: 'types/shared/schema',
  'client/styles': 'npm/@emotion shared',
  'client/site-context.ts': 'npm/react shared',
  'client/use-current-page.ts': `${react} shared client/site-context.ts`,
  'client/use-is-hydrating.ts': 'npm/react',
  'client/ui': `${react} npm/@emotion client/site-context.ts client/styles`,
  'client/links': `${ui} client/ui`,
  'client/text': `${ui} client/ui client/pictures`,
  // A caption is a line of text, and a text may contain a grid of pictures.
  'client/pictures': `${ui} npm/react-dom client/use-is-hydrating.ts client/ui
    client/text/text-line.tsx`,
  client: `${web} npm/react-dom npm/@radix-ui npm/framer-motion`,
  'client/app.tsx': `${react} shared client client/site-context.ts client/use-current-page.ts
    client/use-is-hydrating.ts client/pictures`,
  'client/entry': `${react} npm/react-dom npm/@emotion shared client client/app.tsx
    client/site-context.ts client/styles client/pictures`,
  'server/http': `node npm/express npm/helmet npm/compression npm/express-static-gzip
    shared server/log.ts`,
  'server/pages': `node npm/express ${react} npm/react-dom npm/@emotion
    shared client/entry/server.ts server/log.ts`,
  server:
    'node npm/express npm/pino npm/valibot shared client/entry/server.ts server/http server/pages',
  'scripts/content': `node npm/mdast npm/mdast-util-from-markdown npm/mdast-util-gfm npm/micromark-extension-gfm
    npm/mdast-util-to-string npm/github-slugger npm/tinyglobby npm/valibot npm/yaml shared shared/schema scripts/build-errors.ts scripts/folders.ts`,
  'scripts/media': `node npm shared client/styles/tokens.ts
    scripts/build-errors.ts scripts/folders.ts scripts/content`,
  'scripts/bundle': `node npm shared scripts/build-errors.ts scripts/folders.ts
    scripts/temporary-folders.ts scripts/content scripts/media`,
  scripts: 'node npm server scripts/content scripts/bundle',
};

const isIn = (path: string, folder: string) => `${path}/`.startsWith(`${folder}/`);
const topOf = (path: string) => path.split('/', 1)[0] ?? '';

function partOf(path: string): string {
  const around = Object.keys(parts).filter((part) => isIn(path, part));
  return around.toSorted((a, b) => b.length - a.length)[0] ?? topOf(path);
}

/**
 * Returns the path, from the project's folder, of the file that `file` imports as `name`. For a module of Node or a
 * package it returns `node/NAME` or `npm/NAME`.
 */
function pathOf(file: string, name: string): string {
  if (name.startsWith('.')) return posix.join(file, '..', name);
  if (name.startsWith('#')) return name.slice(1);
  return name.startsWith('node:') ? name.replace(':', '/') : `npm/${name}`;
}

function mayImport(file: string, path: string, isOfTypes: boolean): boolean {
  const listed = `${partOf(file)} ${parts[partOf(file)]}`.split(/\s+/);
  const allowed = isOfTypes ? listed.map((each) => each.replace(/^types\//, '')) : listed;
  return allowed.some((each) => isIn(path, each) && isIn(each, partOf(path)));
}

/** The top-level folders of all parts. */
const tops = [...new Set(Object.keys(parts).map(topOf))];

/** The path and the text of each file that belongs to a part. */
const sources = globSync(`{${tops}}/**/*.{ts,tsx}`, { cwd: root, ignore: '**/*.d.ts' }).map(
  (file) => [file, readFileSync(root + file, 'utf8')] as const,
);

/** The module specifiers that a file imports, and whether it imports only types. */
function importsIn(source: string) {
  const statements = source.matchAll(
    /(\b(?:import|export) type [^;']+)?\b(?:from |import ?\(?)'([^']+)'/g,
  );
  return [...statements].map(([, types, name = '']) => ({ name, isOfTypes: types !== undefined }));
}

/**
 * Describes each import of `file` that the table does not allow or that has the wrong form. Imports within a top-level
 * folder have to start with `./` or `../`, and imports from another top-level folder with `#`.
 */
function findFaults(file: string, source: string): string[] {
  return importsIn(source).flatMap(({ name, isOfTypes }) => {
    const path = pathOf(file, name);
    const isWellNamed = name.startsWith('.') === (topOf(path) === topOf(file));
    return isWellNamed && mayImport(file, path, isOfTypes) ? [] : `${file} imports ${name}`;
  });
}

test('each part of the source imports only what the table allows', () => {
  expect(sources.length).toBeGreaterThan(100);
  expect(sources.flatMap(([file, source]) => findFaults(file, source))).toEqual([]);
});

// Without this test, the files of a renamed folder would belong to the part around it, which may import more.
test('each part in the table has a file', () => {
  const partsWithFiles = new Set(sources.map(([file]) => partOf(file)));
  expect(Object.keys(parts).filter((part) => !partsWithFiles.has(part))).toEqual([]);
});

test.each([
  ...['../app.tsx', '#client/ui/link.tsx', '../../shared/routes.ts'],
  ...['node:fs', 'express', '#tests/support/html.ts', '#shared/schema/schemas.ts'],
])('the header may not import "%s"', (name) => {
  const file = 'client/header/header.tsx';
  expect(findFaults(file, `import some from '${name}';`)).toEqual([`${file} imports ${name}`]);
});

test('what the browser imports may import only types from the schemas', () => {
  const faultsOf = (what: string) =>
    findFaults('shared/content-types.ts', `import ${what} { some } from './schema/schemas.ts';`);
  expect(faultsOf('type')).toEqual([]);
  expect(faultsOf('')).toHaveLength(1);
});
