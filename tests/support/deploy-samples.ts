import { readFileSync } from 'node:fs';
import { parseAllDocuments } from 'yaml';
import { root } from '#scripts/bundle/folders.ts';

/** The text of a sample. */
export function readSample(name: string): string {
  return readFileSync(`${root}server/deploy/${name}`, 'utf8');
}

/** The documents of a YAML sample as plain objects. Throws if it is not YAML. */
export function readYaml(name: string): unknown[] {
  return parseAllDocuments(readSample(name), { merge: true }).map((document) => {
    if (document.errors[0]) throw document.errors[0];
    return document.toJS();
  });
}
