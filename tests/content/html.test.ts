import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import request from 'supertest';
import { expect, test } from 'vitest';
import { findCommand } from '#scripts/browsers/debian-package.ts';
import { BrokenApp } from '../support/apps.tsx';
import { everyPath } from '../support/page.ts';
import { createTestApp } from '../support/site.ts';
import { createTemporaryFolder } from '../support/temporary-folder.ts';

interface NuMessage {
  type: 'error' | 'info' | 'non-document-error';
  /** Such as `warning`, of the type `info`. */
  subType?: string;
  url?: string;
  message: string;
  extract?: string;
}

/**
 * What release 25.11.25 takes for faults and 26.9.27 does not, because it has learnt CSS Fonts 5,
 * HTML's `:popover-open`, Conditional Rules 4 and the functions that `sizes` may hold.
 */
const learntLater = [
  /^CSS: “size-adjust”: Property “size-adjust” doesn't exist\.$/,
  /^CSS: Unknown pseudo-element or pseudo-class “:popover-open”$/,
  /^CSS: Parse Error\.$/,
  /^Bad value “[^”]*(min|max)\([^”]*” for attribute “(image)?sizes” on element “\w+”: Bad CSS number token/,
];

function isFault({ type, subType, message }: NuMessage): boolean {
  // React writes void elements with a slash, which HTML ignores.
  if (type === 'info' && !subType) return !/^Trailing slash on void elements/.test(message);
  return !learntLater.some((pattern) => pattern.test(message));
}

const java = findCommand('java');
const nuJar = fileURLToPath(import.meta.resolve('vnu-jar/build/dist/vnu.jar'));

/** What the W3C's Nu HTML checker says against each of some documents, in one run. */
async function faultsOf(documents: readonly string[]): Promise<string[][]> {
  const folder = createTemporaryFolder();
  const files = documents.map((html, index) => {
    writeFileSync(`${folder}${index}.html`, html);
    return `${folder}${index}.html`;
  });
  const args = ['-jar', nuJar, '--exit-zero-always', '--stdout', '--format', 'json', ...files];
  const { stdout } = await promisify(execFile)(java ?? 'java', args, { maxBuffer: 1e8 });
  const { messages }: { messages: NuMessage[] } = JSON.parse(stdout);
  return files.map((file) =>
    messages
      .filter(({ url }) => !url || url === `file:${file}`)
      .filter(isFault)
      .map(({ message, extract }) => `${message} Near ${extract}`),
  );
}

const elsewhere = { ASSET_ORIGIN: 'https://cdn.example', INDEXING: 'off' };

const answers = await Promise.all(
  [
    ...[...everyPath, '/%E0%A4%A'].map((path) => ({
      of: 'the site',
      app: createTestApp().app,
      path,
    })),
    { of: 'a broken site', app: createTestApp({}, { App: BrokenApp }).app, path: '/' },
    {
      of: 'an unlisted site with its files elsewhere',
      app: createTestApp(elsewhere).app,
      path: '/',
    },
  ].map(async ({ of, app, path }) => ({
    name: `${path} of ${of}`,
    html: (await request(app).get(path)).text,
  })),
);

const faulty = '<p><img src="rose.jpg"><div id="rose"></div><div id="rose"></div>';
const documents = [...answers.map(({ html }) => html), `<!DOCTYPE html>${faulty}`];
const faults = java ? await faultsOf(documents) : [];

// Where there is no Java, the test command says so at its end.
test.skipIf(!java)('the Nu HTML checker finds the faults of a page that has some', () => {
  const found = faults.at(-1)?.join() ?? '';
  expect(found).toMatch(/alt/);
  expect(found).toMatch(/duplicate id/i);
});

test.skipIf(!java).each(answers.map(({ name, html }, index) => ({ name, html, index })))(
  'the Nu HTML checker finds no fault in $name',
  ({ html, index }) => {
    expect(html).toMatch(/<h1.*<\/html>$/s);
    expect(faults[index]).toEqual([]);
  },
);
