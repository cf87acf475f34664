import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { findCommand } from '#scripts/browsers/debian-package.ts';

interface NuMessage {
  type: 'error' | 'info' | 'non-document-error';
  /** Such as `warning`, of the type `info`. */
  subType?: string;
  url?: string;
  message: string;
  extract?: string;
}

const nuJar = fileURLToPath(import.meta.resolve('vnu-jar/build/dist/vnu.jar'));

/** React writes void elements with a slash, which HTML ignores. */
const slashes = /^Trailing slash on void elements has no effect/;

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

/** The Java that runs the checker, or undefined where this machine has none. */
export const java = findCommand('java');

/** What the W3C's Nu HTML checker says against each of some documents, by their names: one run for all. */
export async function htmlFaultsOf(
  documents: ReadonlyMap<string, string>,
): Promise<Map<string, string[]>> {
  const folder = mkdtempSync(`${tmpdir()}/html-`);
  try {
    const names = [...documents.keys()];
    const files = names.map((_, index) => `${folder}/${index}.html`);
    for (const [index, file] of files.entries()) {
      writeFileSync(file, documents.get(names[index] ?? '') ?? '');
    }
    const messages = await runNu(files);
    return new Map(names.map((name, index) => [name, faultsIn(messages, files[index] ?? '')]));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The messages of a run. Its exit code tells errors, which are no failure to run. */
function runNu(files: readonly string[]): Promise<NuMessage[]> {
  const args = ['-jar', nuJar, '--stdout', '--format', 'json', ...files];
  return new Promise((resolve, reject) => {
    execFile(java ?? 'java', args, { maxBuffer: 1e8 }, (error, output) => {
      if (output) resolve(JSON.parse(output).messages);
      else reject(error);
    });
  });
}

/** What is wrong with one file, or with the run as a whole. */
function faultsIn(messages: readonly NuMessage[], file: string): string[] {
  return messages
    .filter(({ url }) => !url || url === `file:${file}`)
    .filter(isFault)
    .map(({ message, extract }) => `${message} Near ${extract}`);
}

function isFault({ type, subType, message }: NuMessage): boolean {
  if (type === 'info' && !subType) return !slashes.test(message);
  return !learntLater.some((pattern) => pattern.test(message));
}
