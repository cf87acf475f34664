import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import request from 'supertest';
import { expect, test } from 'vitest';
import { findCommand } from '#scripts/find-command.ts';
import { BrokenApp } from '../support/apps.tsx';
import { everyPath } from '../support/page.ts';
import { createTestApp } from '../support/site.ts';
import { createTemporaryFolder } from '../support/temporary-folder.ts';

interface NuMessage {
  type: 'error' | 'info' | 'non-document-error';
  /** Such as `warning`, of the type `info`. */
  subType?: string;
  message: string;
  extract?: string;
}

/**
 * What release 25.11.25 takes for faults and 26.9.27 does not, because it has learnt CSS Fonts 5,
 * HTML's `:popover-open`, Conditional Rules 4 and the functions that `sizes` may hold. The newer one
 * downloads a Java of its own when it is installed.
 */
const learntLater = [
  /^CSS: “size-adjust”: Property “size-adjust” doesn't exist\.$/,
  /^CSS: Unknown pseudo-element or pseudo-class “:popover-open”$/,
  /^CSS: Parse Error\.$/,
  /^Bad value “[^”]*(min|max)\([^”]*” for attribute “(image)?sizes” on element “\w+”: Bad CSS number token/,
];

/** What both releases take for faults, though browsers have it: CSS Transitions 2, container queries. */
const notLearnt = [
  /^CSS: “font-size”: Parse Error\.$/,
  /^CSS: Unrecognized at-rule “@starting-style”$/,
  /^CSS: “(transition-behavior|container-type)”: Property “[^”]*” doesn't exist\.$/,
];

function isFault({ type, subType, message }: NuMessage): boolean {
  // React writes void elements with a slash, which HTML ignores.
  if (type === 'info' && !subType) return !/^Trailing slash on void elements/.test(message);
  return ![...learntLater, ...notLearnt].some((pattern) => pattern.test(message));
}

// Where there is no Java, the test command says so at its start.
const java = findCommand('java');

/** What the W3C's Nu HTML checker says against documents. */
function faultsOf(documents: readonly string[]): string[] {
  const folder = createTemporaryFolder();
  for (const [index, html] of documents.entries()) writeFileSync(`${folder}${index}.html`, html);
  const nuJar = fileURLToPath(import.meta.resolve('vnu-jar/build/dist/vnu.jar'));
  // The run is too short for what Java's second compiler costs.
  const options = ['-XX:TieredStopAtLevel=1', '-jar', nuJar, '--exit-zero-always', '--stdout'];
  const args = [...options, '--format', 'json', folder];
  const report = execFileSync(java ?? 'java', args, { encoding: 'utf8', maxBuffer: 1e8 });
  const { messages }: { messages: NuMessage[] } = JSON.parse(report);
  return messages.filter(isFault).map(({ message, extract }) => `${message} Near ${extract}`);
}

test.skipIf(!java)('the Nu HTML checker finds faults in no page but a faulty one', async () => {
  const { app } = createTestApp();
  const broken = createTestApp({}, { App: BrokenApp }).app;
  const unlisted = createTestApp({ ASSET_ORIGIN: 'https://cdn.example', INDEXING: 'off' }).app;
  const answers = await Promise.all([
    ...[...everyPath, '/%E0%A4%A'].map((path) => request(app).get(path)),
    request(broken).get('/'),
    request(unlisted).get('/'),
  ]);
  const pages = answers.map(({ text }) => text);
  for (const page of pages) expect(page).toMatch(/<h1.*<\/html>$/s);
  const faulty = '<!DOCTYPE html><html lang="en"><title>Faulty</title><p><img src="rose.jpg">';
  expect(faultsOf([...pages, faulty])).toEqual([expect.stringMatching(/alt.* Near .*rose\.jpg/)]);
});
