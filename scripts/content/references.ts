import { basename } from 'node:path';
import * as v from 'valibot';
import { contactAnchor } from '#shared/attributes.ts';
import { canonicalPath } from '#shared/canonical-path.ts';
import { pathOf, urlOf } from './addresses.ts';
import { type Folder, serverPaths } from './sources.ts';

/** A schema for one of some words. By default the message names all of them. */
export const oneOf = <const Words extends readonly string[]>(words: Words, remedy?: string) =>
  v.picklist(words, `write ${remedy ?? `one of ${words.join(', ')}`}`);

const inList = (what: string) => `${what} that is there, or take it out of the list`;
const inPictures = 'the name of a picture that is in pictures/ and described in pictures.yaml';
const target =
  'a page or a file that is there, a listed service like /services#its-file, or a whole address like https://www.example.com or mailto:hello@example.com';

export type References = ReturnType<typeof createReferences>;

/**
 * Returns schemas for what the owner's files refer to: pages, services, pictures, links. Only files that are in the
 * folder can be referred to. The keys in these files have not been checked yet, so they are read as they are written.
 */
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
    /** The defaults of what a folder leaves out. In another language there are no default words. */
    language,
    words: isTranslated ? undefined : deliveredWords.keys,
    isTranslated,

    /** The path of the page that shows the services; undefined if there is none. */
    servicesPath,

    /** The path of a page in the navigation. The header may have the word `drop-down` too. */
    inHeader: oneOf(['drop-down', ...pagePaths], inList('drop-down, or a page')),
    inFooter: oneOf(pagePaths, inList('a page')),

    /** The name of a service's file, with or without `.md`. */
    service: v.pipe(
      v.string(),
      v.transform(serviceOf),
      oneOf(services, inList('a service')),
      v.check(() => servicesPath !== undefined, 'write layout: services in a page, which shows it'),
    ),

    /** The file of a photograph, in `pictures.yaml`. */
    photograph: v.pipe(pictureName, oneOf(saved, inList('a JPEG, PNG, WebP or AVIF'))),

    /** A described picture: the name of the file, with or without an extension, and with or without a folder in front. */
    picture: v.pipe(pictureName, oneOf(described, inPictures)),

    /** The target of a link: a page, a section of a page, a file, or another site. */
    link: v.pipe(
      v.string(),
      v.transform((to) => urlOf(to) || pathOf(to)),
      v.check((to) => urlOf(to) !== '' || targets.includes(to), `write ${target}`),
      v.transform((to) => (files.includes(to) ? encoded(to) : to)),
    ),

    /** An old path of a page, in the form in which the server looks it up. */
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

/** Returns the name of a picture, for its file and for each way to link to it: `../pictures/Rose (1).JPG` is `rose-1`. */
export function pictureNameOf(file: string): string {
  const stem = basename(pathOf(file))
    .replace(/\.[^.]*$/, '')
    .toLowerCase();
  return stem.replace(/[^\p{L}\p{M}\p{N}\p{So}]+/gu, '-').replace(/^-|-$/g, '') || 'picture';
}
