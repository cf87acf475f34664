import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '#scripts/folders.ts';

const react = 'npm/react npm/react-router-dom npm/@emotion';
const ui = `${react} shared client/site-context.ts client/styles client/ui`;
const web = `${ui} npm/react-dom client/links client/pictures`;
const rendering = `${react} npm/react-dom shared client/entry/server.ts`;

/**
 * Room → what it may import beside itself: rooms above it, single files, Node's modules, packages (`npm`: all).
 * A file is in the room that names most of its path, so `client` is the rest of it: header, footer, pages, toast.
 * Tests are in no room: they may import all, and nothing imports them.
 */
const rooms: Readonly<Record<string, string>> = {
  shared: '',
  'client/styles': 'npm/@emotion shared',
  'client/site-context.ts': 'npm/react shared',
  'client/ui': `${react} client/site-context.ts client/styles`,
  'client/links': ui,
  'client/pictures': `${ui} client/links`,
  client: `${web} npm/@radix-ui npm/framer-motion`,
  'client/app.tsx': `${web} client`,
  'client/entry': `${web} client client/app.tsx`,
  'server/responses': 'node npm/express',
  'server/files': 'node npm/express shared/canonical-path.ts server/responses',
  'server/http': 'node npm/express shared server/log.ts',
  'server/pages': `node npm/express ${rendering} server/log.ts server/settings.ts server/responses`,
  server: `node npm ${rendering} server/responses server/files server/http server/pages`,
  'scripts/content': `node npm/fastest-levenshtein npm/mdast npm/mdast-util-from-markdown npm/tinyglobby
    npm/valibot npm/vfile npm/yaml shared scripts/folders.ts`,
  'scripts/media': `node npm shared client/styles/tokens.ts
    scripts/build-errors.ts scripts/folders.ts scripts/content`,
  'scripts/bundle': `node npm shared server/responses server/files server/pages scripts/build-errors.ts
    scripts/folders.ts scripts/content scripts/media`,
  scripts: `node npm shared server server/pages scripts/content scripts/media scripts/bundle`,
};

const isIn = (path: string, folder: string) => `${path}/`.startsWith(`${folder}/`);
const topOf = (path: string) => path.split('/', 1)[0] ?? '';

function roomOf(path: string): string {
  const around = Object.keys(rooms).filter((room) => isIn(path, room));
  return around.toSorted((a, b) => b.length - a.length)[0] ?? topOf(path);
}

/** What a file imports by `name`: its path from the project's folder, or one in `node` or `npm`. */
function pathOf(file: string, name: string): string {
  if (name.startsWith('.')) return posix.join(file, '..', name);
  if (name.startsWith('#')) return name.slice(1);
  return name.startsWith('node:') ? name.replace(':', '/') : `npm/${name}`;
}

function mayImport(file: string, path: string): boolean {
  const allowed = `${roomOf(file)} ${rooms[roomOf(file)]}`.split(/\s+/);
  return allowed.some((each) => isIn(path, each) && isIn(each, roomOf(path)));
}

/** The imports of a file that the table does not allow, or that are not `./` at home and `#…` across a border. */
function findFaults(file: string, source: string): string[] {
  const imports = source.matchAll(/\b(?:from |import ?\(?)'([^']+)'/g);
  return [...imports].flatMap(([, name = '']) => {
    const path = pathOf(file, name);
    const isWellNamed = name.startsWith('.') === (topOf(path) === topOf(file));
    return isWellNamed && mayImport(file, path) ? [] : `${file} imports ${name}`;
  });
}

test('each room imports only what the table allows', () => {
  const tops = [...new Set(Object.keys(rooms).map(topOf))];
  const files = tops.flatMap((top) =>
    readdirSync(root + top, { recursive: true, encoding: 'utf8' }).map((name) => `${top}/${name}`),
  );
  const sources = files.filter((file) => /(?<!\.d)\.tsx?$/.test(file));
  expect(sources.length).toBeGreaterThan(100);
  expect(sources.flatMap((file) => findFaults(file, readFileSync(root + file, 'utf8')))).toEqual(
    [],
  );
});

test.each([
  ['shared/routes.ts', 'react node:fs #client/app.tsx'],
  ['client/styles/tokens.ts', '../ui/link.tsx'],
  ['client/ui/link.tsx', '#shared/routes.ts ../links/content-link.tsx'],
  ['client/header/header.tsx', '../app.tsx #client/ui/link.tsx node:fs express'],
  ['server/app.ts', '#client/app.tsx ../shared/routes.ts #tests/support/html.ts'],
  ['scripts/media/pictures.ts', '#content ../bundle/build-site.ts'],
])('the table keeps from %s: %s', (file, names) => {
  const found = names.split(' ').flatMap((name) => findFaults(file, `import some from '${name}';`));
  expect(found).toEqual(names.split(' ').map((name) => `${file} imports ${name}`));
});
