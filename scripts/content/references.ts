import { basename } from 'node:path';
import { distance } from 'fastest-levenshtein';
import * as v from 'valibot';
import { canonicalPath, decodedPath } from '#shared/canonical-path.ts';
import { contactAnchor } from '#shared/contracts.ts';
import type { Folder, Source } from './sources.ts';

/** URLs of other sites, of mail and of telephones, which are used as they are written. */
const external =
  /^(https?:\/\/[^/\s"<>]+\.[^\s"<>]+|mailto:[^\s@]+@[^\s@]+\.[^\s@]+|tel:\+?[\d().-]{3,})$/;

const wholeAddress = 'a whole address like https://www.example.com or mailto:hello@example.com';

const alternatives = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** One of some words. The message has those that are most like what is written, and what else to do. */
export const oneOf = <const Words extends readonly string[]>(words: Words, otherwise?: string) =>
  v.picklist(words, ({ input }) => {
    const distanceTo = (word: string) => distance(String(input).toLowerCase(), word.toLowerCase());
    const near = words.toSorted((one, other) => distanceTo(one) - distanceTo(other)).slice(0, 3);
    const remedies = [near[0] && `write ${alternatives.format(near)}`, otherwise].filter(Boolean);
    return remedies.join(', or ');
  });

const takeOut = 'take it out of the list';

export type References = ReturnType<typeof createReferences>;

/** Returns schemas for what can be linked to and shown, by the files and their keys as they are written. */
export function createReferences(folder: Folder) {
  const pathsOf = (isMeant: (keys: Source['keys']) => boolean) =>
    [...folder.pages].flatMap(([name, { keys }]) => (isMeant(keys) ? [`/${name}`] : []));
  const pagePaths = ['/', ...pathsOf(() => true)];
  const [servicesPath] = [
    ...pathsOf((keys) => keys?.layout === 'services'),
    // A page that cannot be read may be that of the services.
    ...pathsOf((keys) => !keys),
  ];
  const services = [...folder.services.keys()];
  const sections = services.map((name) => `${servicesPath}#${name}`);
  const files = [...folder.servedFiles.keys()];
  const targets = [...pagePaths, `/#${contactAnchor}`, ...sections, ...files];
  const photographs = [...folder.pictureFiles.keys()].filter((file) => !/\.svg$/i.test(file));
  const described = folder.pictures.keys ? Object.keys(folder.pictures.keys) : photographs;

  return {
    /** The page of the services; undefined if there is none. */
    servicesPath,

    /** A page's path, or `drop-down`, in a list of the navigation. */
    navigation: oneOf(['drop-down', ...pagePaths], takeOut),

    /** A service's file without `.md`. */
    service: oneOf(services, takeOut),

    /** A photograph's file. */
    photograph: v.pipe(v.string(), v.normalize(), oneOf(photographs)),

    /** A picture by its file's name, with or without its extension, and with or without a path in front. */
    picture: v.pipe(
      v.string(),
      v.transform(pictureNameOf),
      oneOf(described.map(pictureNameOf), 'save it in pictures/ and describe it in pictures.yaml'),
    ),

    /** Where a link leads: a page or a section of one, a file, another site. */
    link: v.lazy((written) =>
      external.test(String(written))
        ? v.string()
        : v.pipe(
            v.string(),
            v.transform(decoded),
            oneOf(targets, wholeAddress),
            v.transform((to) => (files.includes(to) ? encoded(to) : to)),
          ),
    ),

    /** An old path of a page, as the server looks it up. */
    alias: v.pipe(
      v.string(),
      v.regex(/^\/[^?#]*$/, 'start it with /, without the domain, ? and #: /about-us.html'),
      v.transform((path) => canonicalPath(decoded(path))),
      v.check((path) => !targets.includes(path), 'remove it: a page or a file is there'),
    ),
  };
}

const encoded = (path: string) => path.split('/').map(encodeURIComponent).join('/');

/** A picture's name, for the URLs of its files, by its file's or by a link to it. */
export function pictureNameOf(file: string): string {
  const stem = basename(decoded(file)).replace(/\.[^.]*$/, '');
  const plain = stem.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'picture';
}

/** A path without percent-encoding, its characters composed; as it is written where it cannot be decoded. */
function decoded(written: string): string {
  try {
    return decodedPath(written);
  } catch {
    return written;
  }
}
