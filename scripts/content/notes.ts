import type { Finding } from '../build-errors.ts';
import { notesOnDelivered } from './delivered-notes.ts';
import { notesOnMarkup } from './markup-notes.ts';
import { type BuiltPictures, notesOnPictures } from './picture-notes.ts';
import type { CheckedContent } from './read-content.ts';
import type { Source } from './source.ts';
import { sourcesIn } from './sources.ts';

/**
 * Returns notes on what an owner may want to change before the site goes live. The most important notes come first,
 * because GitHub shows only ten. `built` are the pictures that the build has encoded.
 */
export async function notesOn(checked: CheckedContent, built: BuiltPictures): Promise<Finding[]> {
  return [
    ...notesOnKeys(checked),
    ...notesOnHiddenFiles(checked),
    ...notesOnMarkup(checked.folder),
    ...notesOnPictures(checked, built),
    ...(await notesOnDelivered(checked)),
  ];
}

type KeyNote = [isDue: boolean, source: Source, keys: unknown[], message: string];

function notesOnKeys({ folder, content }: CheckedContent): Finding[] {
  const { email, telephone, address, profiles } = content.site;
  const notes: KeyNote[] = [
    [!address, folder.site, ['address'], 'has no address, which search engines need: add it'],
    [
      !email && telephone.length === 0,
      folder.site,
      ['email'],
      'has neither an email address nor a telephone number, and the form sends nothing: add one',
    ],
    [
      content.home.form !== undefined,
      folder.home,
      ['form'],
      'has a form, but nobody receives what visitors write: remove the form, or say so in its text',
    ],
    ...profiles.map(({ name, address }, at): KeyNote => {
      const message = `has no address for ${name}: add it, or remove both lines`;
      return [!address, folder.site, ['profiles', at], message];
    }),
    ...sourcesIn(folder).map((source): KeyNote => {
      const message = 'has a notice: remove it once it is no longer true';
      return [Boolean(source.keys.notice), source, ['notice'], message];
    }),
  ];
  return notes
    .filter(([isDue]) => isDue)
    .map(([, { path: file, lineOf }, keys, message]) => ({ file, line: lineOf(keys), message }));
}

function notesOnHiddenFiles({ folder, content }: CheckedContent): Finding[] {
  const isShown = (name: string) => content.services.some(({ anchor }) => anchor === name);
  const services = [...folder.services].filter(([name]) => !isShown(name));
  return [
    ...services.map(([name, { path: file }]) => ({
      file,
      message: `is not shown: list ${name} in site.yaml`,
    })),
    ...folder.otherFiles.map((file) => ({
      file,
      message: 'is not shown: check its name and folder in the guide; downloads belong in files/',
    })),
  ];
}
