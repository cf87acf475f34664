import { basename } from 'node:path';
import * as v from 'valibot';
import { contactAnchor } from '#shared/attributes.ts';
import { canonicalPath } from '#shared/canonical-path.ts';
import { pathOf, urlOf } from './addresses.ts';
import { type Folder, serverPaths } from './sources.ts';

/** One of some words. By default its message names them. */
export const oneOf = <const Words extends readonly string[]>(words: Words, remedy?: string) =>
  v.picklist(words, `write ${remedy ?? `one of ${words.join(', ')}`}`);

const inList = (what: string) => `${what} that is there, or take it out of the list`;
const inPictures = 'the name of a picture that is in pictures/ and described in pictures.yaml';
const target =
  'a page or a file that is there, a listed service like /services#its-file, or a whole address like https://www.example.com or mailto:hello@example.com';

export type References = ReturnType<typeof createReferences>;

/** Returns schemas for what can be linked to and shown, by the files and their keys as they are written. */
export function createReferences(folder: Folder) {
  const { deliveredWords, site, home, pictures } = folder;
  const pagePaths = ['/', ...[...folder.pages.keys()].map((name) => `/${name}`)];
  const [ofServices] = [...folder.pages].find(([, { keys }]) => keys.layout === 'services') ?? [];
  const servicesPath = ofServices && `/${ofServices}`;
  const services = [...folder.services.keys()];
  const listed = [site.keys.services].flat().map((file) => serviceOf(String(file)));
  const shown = services.filter((name) => listed.includes(name));
  const sections = servicesPath ? shown.map((name) => `${servicesPath}#${name}`) : [];
  const { email, telephone, place } = site.keys;
  if (home.keys.form || email || telephone || place) sections.push(`/#${contactAnchor}`);
  const files = [...folder.servedFiles.keys()];
  const targets = [...pagePaths, ...sections, ...files];
  const saved = [...folder.pictureFiles.keys()].map(pictureNameOf);
  const described = [pictures.keys].flat().map(({ file }) => pictureNameOf(`${file}`));
  const language = `${folder.deliveredSite.keys.language ?? 'en'}`;
  const written = `${site.keys.language ?? language}`.toLowerCase();
  const isTranslated = written.slice(0, 2) !== language.slice(0, 2);

  return {
    /** What a folder has where it leaves it out; the words only in the same language. */
    language,
    words: isTranslated ? undefined : deliveredWords.keys,
    isTranslated,

    /** The page of the services; undefined if there is none. */
    servicesPath,

    /** A page's path in the navigation; in the header also `drop-down`. */
    inHeader: oneOf(['drop-down', ...pagePaths], inList('drop-down, or a page')),
    inFooter: oneOf(pagePaths, inList('a page')),

    /** A service's file, with or without `.md`. */
    service: v.pipe(
      v.string(),
      v.transform(serviceOf),
      oneOf(services, inList('a service')),
      v.check(() => servicesPath !== undefined, 'write layout: services in a page, which shows it'),
    ),

    /** A picture of the folder `pictures`. */
    photograph: v.pipe(pictureName, oneOf(saved, inList('a JPEG, PNG, WebP or AVIF'))),

    /** A picture by its file's name, with or without its extension, and with or without a path in front. */
    picture: v.pipe(pictureName, oneOf(described, inPictures)),

    /** Where a link leads: a page or a section of one, a file, another site. */
    link: v.pipe(
      v.string(),
      v.transform((to) => urlOf(to) || pathOf(to)),
      v.check((to) => urlOf(to) !== '' || targets.includes(to), `write ${target}`),
      v.transform((to) => (files.includes(to) ? encoded(to) : to)),
    ),

    /** An old path of a page, as the server looks it up. */
    alias: v.pipe(
      v.string(),
      v.regex(/^\/[^?#*\\]*$/, 'start it with /, without the domain, ?, # and *: /about-us.html'),
      v.transform((path) => canonicalPath(pathOf(path))),
      v.check((path) => !/%[\da-f]{2}/i.test(path), 'write letters as they are: /über-uns.html'),
      v.check(
        (path) => !targets.includes(path) && !serverPaths.test(path),
        'remove it: the site uses it',
      ),
    ),
  };
}

const pictureName = v.pipe(v.string(), v.transform(pictureNameOf));

const serviceOf = (file: string) => file.replace(/\.md$/, '');

const encoded = (path: string) => path.split('/').map(encodeURIComponent).join('/');

/** A picture's name, by its file's name or by a link to it: 'rose-1' for `../pictures/Rose (1).JPG` and for `rose-1`. */
export function pictureNameOf(file: string): string {
  const stem = basename(pathOf(file))
    .replace(/\.[^.]*$/, '')
    .toLowerCase();
  return stem.replace(/[^\p{L}\p{M}\p{N}\p{So}]+/gu, '-').replace(/^-|-$/g, '') || 'picture';
}
