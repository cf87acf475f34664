import { readFileSync } from 'node:fs';
import { parseAllDocuments } from 'yaml';
import { root } from '#scripts/bundle/folders.ts';
import { readSettings, type Settings } from '#server/settings.ts';

/** The folder of the deployment samples, with a slash at its end. */
const deployFolder = `${root}server/deploy/`;

/** The text of a sample. */
export function readSample(name: string): string {
  return readFileSync(deployFolder + name, 'utf8');
}

/** The documents of a YAML sample as plain objects. Throws where it is not YAML. */
export function readYaml(name: string): unknown[] {
  return parseAllDocuments(readSample(name), { merge: true }).map((document) => {
    if (document.errors[0]) throw document.errors[0];
    return document.toJS();
  });
}

/** A setting that comes into being elsewhere: `${NAME:-default}` of Compose stands for its default. */
function withoutSubstitution(value: string): string {
  return value.replace(/\$\{\w+:-(.*?)\}/g, '$1');
}

/** The settings that the app reads from a sample's environment. Throws where it would not start. */
export function settingsOf(environment: Readonly<Record<string, string>>): Settings {
  const entries = Object.entries(environment);
  return readSettings(
    Object.fromEntries(entries.map(([name, value]) => [name, withoutSubstitution(value)])),
  );
}

/** The names in a sample's environment that the app does not read. */
export function unknownSettings(environment: Readonly<Record<string, string>>): string[] {
  const known = Object.keys(readSettings({ HOST: 'x', ASSET_ORIGIN: 'https://x.example' }));
  return Object.keys(environment).filter((name) => name !== 'NODE_ENV' && !known.includes(name));
}
