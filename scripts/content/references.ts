import { basename } from 'node:path';
import { distance } from 'fastest-levenshtein';
import * as v from 'valibot';
import { contactAnchor } from '#shared/attributes.ts';
import { canonicalPath } from '#shared/canonical-path.ts';
import { pathOf, urlOf } from './addresses.ts';
import { type Folder, ownPaths } from './sources.ts';

const wholeAddress = 'a whole address like https://www.example.com or mailto:hello@example.com';

const alternatives = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** Returns a message with those of some words that are most like what is written, and what else to do. */
const nearest = (words: readonly string[], otherwise?: string) => (issue: { input: unknown }) => {
  const input = String(issue.input).toLowerCase();
  const distanceTo = (word: string) => distance(input, word.toLowerCase());
  const near = words.toSorted((one, other) => distanceTo(one) - distanceTo(other)).slice(0, 3);
  const remedies = [near[0] && `write ${alternatives.format(near)}`, otherwise];
  return remedies.filter(Boolean).join(', or ');
};

/** One of some words. */
export const oneOf = <const Words extends readonly string[]>(words: Words, otherwise?: string) =>
  v.picklist(words, nearest(words, otherwise));

const takeOut = 'take it out of the list';
const describeIt = 'describe it in pictures.yaml';

export type References = ReturnType<typeof createReferences>;

/** Returns schemas for what can be linked to and shown, by the files and their keys as they are written. */
export function createReferences(folder: Folder) {
  const pages = [...folder.pages].map(([name, { keys }]) => ({ path: `/${name}`, keys }));
  const pagePaths = ['/', ...pages.map(({ path }) => path)];
  const declared = pages.filter(({ keys }) => keys?.layout === 'services');
  // A page that cannot be read may be that of the services.
  const ofServices = [...declared, ...pages.filter(({ keys }) => !keys)];
  const servicesPath = ofServices[0]?.path;
  const services = [...folder.services.keys()];
  const [site, home] = [folder.site.keys, folder.home.keys];
  const language = `${folder.deliveredSite.keys?.language ?? 'en'}`;
  const [own = ''] = /^[a-z]{2,3}\b/.exec(`${site?.language}`.toLowerCase()) ?? [];
  const listed = [site?.services].flat().map((file) => serviceOf(String(file)));
  const shown = services.filter((name) => !site || listed.includes(name));
  const sections = ofServices.flatMap(({ path }) => shown.map((name) => `${path}#${name}`));
  const hasContact = !home || !site || home.form || site.email || site.telephone || site.place;
  if (hasContact) sections.push(`/#${contactAnchor}`);
  const files = [...folder.servedFiles.keys()];
  const targets = [...pagePaths, ...sections, ...files];
  const photographs = [...folder.pictureFiles.keys()].filter((file) => photograph.test(file));
  const saved = photographs.map(pictureNameOf);
  const { keys: list } = folder.pictures;
  const described = Array.isArray(list) ? list.map((it) => pictureNameOf(`${it.file}`)) : saved;

  function remedyForLink(to: string): string | false {
    if (/^[a-z]+:/i.test(to)) return `write ${wholeAddress}`;
    if (/\.(jpe?g|png|webp|avif)$/i.test(to)) return 'write ! before its [, to show the picture';
    const [path = '', name = ''] = to.split('#');
    if (path === servicesPath) return services.includes(name) && 'list the service in site.yaml';
    return pagePaths.includes(path) && 'write it without #, as nothing there has that name';
  }

  return {
    /** What a folder has where it leaves it out; the words only in the same language. */
    language,
    words: language.toLowerCase().startsWith(own) ? folder.deliveredWords.keys : undefined,

    /** The page of the services; undefined if there is none. */
    servicesPath,

    /** A page's path in the navigation; in the header also `drop-down`. */
    inHeader: oneOf(['drop-down', ...pagePaths], takeOut),
    inFooter: oneOf(pagePaths, takeOut),

    /** A service's file, with or without `.md`. */
    service: v.pipe(
      v.string(),
      v.transform(serviceOf),
      oneOf(services, takeOut),
      v.check(() => servicesPath !== undefined, 'write layout: services in a page, which shows it'),
    ),

    /** A picture of the folder `pictures`. */
    photograph: v.pipe(pictureName, oneOf(saved, `save it in pictures/, or ${takeOut}`)),

    /** A picture by its file's name, with or without its extension, and with or without a path in front. */
    picture: v.pipe(
      pictureName,
      v.check(
        (name) => described.includes(name) || !saved.includes(name),
        `it is saved, so ${describeIt}`,
      ),
      oneOf(described, `save it in pictures/ and ${describeIt}`),
    ),

    /** Where a link leads: a page or a section of one, a file, another site. */
    link: v.pipe(
      v.string(),
      v.transform((to) => urlOf(to) || pathOf(to)),
      v.check(
        (to) => urlOf(to) !== '' || targets.includes(to),
        (issue) => remedyForLink(issue.input) || nearest(targets, wholeAddress)(issue),
      ),
      v.transform((to) => (files.includes(to) ? encoded(to) : to)),
    ),

    /** An old path of a page, as the server looks it up. */
    alias: v.pipe(
      v.string(),
      v.regex(/^\/[^?#*]*$/, 'start it with /, without the domain, ?, # and *: /about-us.html'),
      v.transform((path) => canonicalPath(pathOf(path))),
      v.check((it) => !targets.includes(it) && !ownPaths.test(it), 'remove it: the site uses it'),
    ),
  };
}

const photograph = /(?<!\.svg)$/i;

const pictureName = v.pipe(
  v.string(),
  v.regex(photograph, 'save it as a JPEG or PNG: an SVG is not a photograph'),
  v.transform(pictureNameOf),
);

const serviceOf = (file: string) => file.replace(/\.md$/, '');

const encoded = (path: string) => path.split('/').map(encodeURIComponent).join('/');

const latinMarks = /(?<=[a-z])\p{M}+/gu;
/** Letters of other alphabets, and emoji. They become numbers, so that no two names are the same. */
const otherLetters = /[^\P{L}a-z]|[^\P{N}\d]|\p{M}|\p{So}/gu;

/** A picture's name, for the URLs of its files, by its file's or by a link to it. */
export function pictureNameOf(file: string): string {
  const stem = basename(pathOf(file)).replace(/\.[^.]*$/, '');
  const plain = stem.normalize('NFKD').toLowerCase().replace(latinMarks, '');
  const latin = plain.replace(otherLetters, (it) => Number(it.codePointAt(0)).toString(36));
  return latin.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'picture';
}
