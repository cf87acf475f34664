import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { globSync } from 'tinyglobby';
import { expect, test } from 'vitest';
import { root } from '#scripts/folders.ts';

const react = 'npm/react npm/react-router-dom';
const ui = `${react} npm/@emotion shared client/site-context.ts client/styles`;
const web = `${ui} client/use-is-hydrating.ts client/ui client/links client/pictures`;

/**
 * Each room, which is a folder or a file, with the list of what it may import beside itself: other rooms, folders and
 * files, Node's modules (`node`) and packages (`npm/NAME`, or `npm` for all). A file belongs to the room with the longest
 * path that contains the file, so the room `client` has only what is in no other room, such as `client/header/`.
 * Tests are in no room, because they may import everything and nothing may import them.
 */
const rooms: Readonly<Record<string, string>> = {
  shared: '',
  'client/styles': 'npm/@emotion shared',
  'client/site-context.ts': 'npm/react shared',
  'client/use-is-hydrating.ts': 'npm/react',
  'client/ui': `${react} npm/@emotion client/site-context.ts client/styles`,
  'client/links': `${ui} client/ui`,
  'client/pictures': `${ui} npm/react-dom client/use-is-hydrating.ts client/ui client/links`,
  client: `${web} npm/react-dom npm/@radix-ui npm/framer-motion`,
  'client/app.tsx': `${react} shared client client/site-context.ts client/use-is-hydrating.ts
    client/pictures`,
  'client/entry': `${react} npm/react-dom npm/@emotion shared client client/app.tsx
    client/site-context.ts client/styles client/pictures`,
  'server/http': `node npm/express npm/helmet npm/compression npm/express-static-gzip
    shared server/log.ts`,
  'server/pages': `node npm/express ${react} npm/react-dom npm/@emotion
    shared client/entry/server.ts server/log.ts`,
  server:
    'node npm/express npm/pino npm/valibot shared client/entry/server.ts server/http server/pages',
  'scripts/content': `node npm/mdast npm/mdast-util-from-markdown npm/mdast-util-gfm npm/micromark-extension-gfm
    npm/tinyglobby npm/valibot npm/yaml shared scripts/build-errors.ts scripts/folders.ts`,
  'scripts/media': `node npm shared client/styles/tokens.ts
    scripts/build-errors.ts scripts/folders.ts scripts/content`,
  'scripts/bundle':
    'node npm shared scripts/build-errors.ts scripts/folders.ts scripts/content scripts/media',
  scripts: 'node npm server scripts/content scripts/bundle',
};

const isIn = (path: string, folder: string) => `${path}/`.startsWith(`${folder}/`);
const topOf = (path: string) => path.split('/', 1)[0] ?? '';

function roomOf(path: string): string {
  const around = Object.keys(rooms).filter((room) => isIn(path, room));
  return around.toSorted((a, b) => b.length - a.length)[0] ?? topOf(path);
}

/** The path, from the project's folder, of the file that `file` imports by `name`; else `node/NAME` or `npm/NAME`. */
function pathOf(file: string, name: string): string {
  if (name.startsWith('.')) return posix.join(file, '..', name);
  if (name.startsWith('#')) return name.slice(1);
  return name.startsWith('node:') ? name.replace(':', '/') : `npm/${name}`;
}

function mayImport(file: string, path: string): boolean {
  const allowed = `${roomOf(file)} ${rooms[roomOf(file)]}`.split(/\s+/);
  return allowed.some((each) => isIn(path, each) && isIn(each, roomOf(path)));
}

/** The top folders of all rooms. */
const tops = [...new Set(Object.keys(rooms).map(topOf))];

/** The path and the text of each file in a room. */
const sources = globSync(`{${tops}}/**/*.{ts,tsx}`, { cwd: root, ignore: '**/*.d.ts' }).map(
  (file) => [file, readFileSync(root + file, 'utf8')] as const,
);

/** The names by which a file imports. */
function importsIn(source: string): string[] {
  return [...source.matchAll(/\b(?:from |import ?\(?)'([^']+)'/g)].map(([, name = '']) => name);
}

/**
 * A sentence for each import of `file` that the table does not allow, or whose name has the wrong form: `./` or `../`
 * within a top folder, `#` between two of them.
 */
function findFaults(file: string, source: string): string[] {
  return importsIn(source).flatMap((name) => {
    const path = pathOf(file, name);
    const isWellNamed = name.startsWith('.') === (topOf(path) === topOf(file));
    return isWellNamed && mayImport(file, path) ? [] : `${file} imports ${name}`;
  });
}

test('each room imports only what the table allows', () => {
  expect(sources.length).toBeGreaterThan(100);
  expect(sources.flatMap(([file, source]) => findFaults(file, source))).toEqual([]);
});

// Otherwise the files of a renamed folder would belong to the room around the folder, which may import more.
test('each room of the table has a file', () => {
  const inhabited = new Set(sources.map(([file]) => roomOf(file)));
  expect(Object.keys(rooms).filter((room) => !inhabited.has(room))).toEqual([]);
});

test.each([
  ...['../app.tsx', '#client/ui/link.tsx', '../../shared/routes.ts'],
  ...['node:fs', 'express', '#tests/support/html.ts'],
])('the header may not import "%s"', (name) => {
  const file = 'client/header/header.tsx';
  expect(findFaults(file, `import some from '${name}';`)).toEqual([`${file} imports ${name}`]);
});
