import * as v from 'valibot';
import { canonicalPath } from '#shared/canonical-path.ts';
import { pathOf, urlOf } from '#shared/schema/addresses.ts';
import { oneOf } from '#shared/schema/values.ts';
import { serverPaths } from './find-name-mistakes.ts';
import { findLinkTargets, remedyFor, serviceOf } from './link-targets.ts';
import { pictureNameOf } from './picture-name.ts';
import type { Folder } from './read-folder.ts';

const entryRemedy = (what: string) => `${what} that exists, or remove it from the list`;

/** Whether a language is English. It may be written wrongly, such as `english`, which is then the only mistake. */
export const isEnglish = (language: string) => /^en/i.test(language);

export type References = ReturnType<typeof createReferences>;

/**
 * Returns schemas for references to pages, services, pictures and link targets, which accept only names that exist in
 * the folder, and the defaults that depend on its language. The keys that it reads are not validated yet, because the
 * schemas that validate them need its result.
 */
export function createReferences(folder: Folder) {
  const { deliveredWords, site } = folder;
  const targets = findLinkTargets(folder);
  const services = [...folder.services.keys()];
  const photographs = folder.pictureFiles
    .filter((file) => !/\.svg$/i.test(file))
    .map(pictureNameOf);

  return {
    /** The default words, which are English. A site in another language has none. */
    defaultWords: isEnglish(`${site.keys.language ?? 'en'}`) ? deliveredWords.keys : undefined,

    targets,

    /** The path of a page in the navigation. In the header, `drop-down` is allowed too. */
    inHeader: oneOf(['drop-down', ...targets.paths], entryRemedy('drop-down, or a page')),
    inFooter: oneOf(targets.paths, entryRemedy('a page')),

    /** The name of a service's file, with or without `.md`. */
    service: v.pipe(
      v.string(),
      v.transform(serviceOf),
      oneOf(services, entryRemedy('a service')),
      v.check(
        () => targets.servicesPath !== undefined,
        'write layout: services in the page that is to show it',
      ),
    ),

    /** A picture: its file name, with or without its extension and its folder. */
    picture: v.pipe(
      v.string(),
      v.transform(pictureNameOf),
      oneOf(photographs, 'the name of a JPEG, PNG, WebP or AVIF in pictures/, or remove it'),
    ),

    /** The target of a link: a page, a heading or section of a page, a file, or another site. */
    link: v.pipe(
      v.string(),
      v.transform((to) => urlOf(to) || pathOf(to)),
      v.check(
        (to) => urlOf(to) !== '' || targets.addresses.has(to),
        ({ input }) => remedyFor(input, targets.addresses),
      ),
      v.transform((to) => (targets.files.includes(to) ? encoded(to) : to)),
    ),

    /** An old path of a page. The output has the form in which the server looks it up. */
    alias: v.pipe(
      v.string(),
      v.regex(
        /^\/[^?#*\\]*$/,
        'start it with /, and leave out the domain, ?, # and *, as in /about-us.html',
      ),
      v.transform((path) => canonicalPath(pathOf(path))),
      v.check(
        (path) =>
          ![...targets.addresses].map(canonicalPath).includes(path) && !serverPaths.test(path),
        'remove it, because the site uses this address itself',
      ),
    ),
  };
}

const encoded = (path: string) => path.split('/').map(encodeURIComponent).join('/');
