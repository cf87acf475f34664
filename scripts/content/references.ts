import { basename } from 'node:path';
import type { Inventory } from './inventory.ts';
import { type Place, type Report, remedyFor } from './mistakes.ts';
import { decoded, pictureNameOf, stemOf } from './paths.ts';
import { webUrl } from './text-rules.ts';

/** URLs of other sites, of mail and of telephones, which are used as they are written. */
const externalUrls = [webUrl, /^mailto:[^\s@]+@[^\s@]+\.[^\s@]+$/, /^tel:\+?[\d().-]{3,}$/];

const examples = 'https://www.example.com, mailto:hello@example.com or tel:+442079460000';

const takeOut = 'take it out of the list';

/** Returns what the site needs in place of what is written at a place, and reports what leads nowhere. */
export type Resolve = (written: string, place: Place) => string;

/** Returns the functions that resolve what is written, one for each kind of reference. */
export function createReferences(inventory: Inventory, report: Report) {
  const { drafts, pagePaths, aliases, serviceNames, sections, servedFiles } = inventory;
  const photographs = [...inventory.photographs.keys()];

  /** What is wrong with what means a draft, an old path or one of `known`; undefined if it means none. */
  function problemOfNearMiss(written: string, known: readonly string[]): string | undefined {
    const [path = ''] = written.split('#');
    if (drafts.includes(path)) return 'is a draft: remove "draft" there, or what leads to it';
    const current = aliases.get(path);
    if (current) return `is an old address: write ${current}`;
    const meant = pathMeantBy(written);
    if (!known.includes(meant)) return undefined;
    return `is not how its address is written: write ${meant}`;
  }

  /** What is wrong with a link within the site; undefined if it leads to a page or to a section of one. */
  function problemOfLink(written: string): string | undefined {
    const [path = '', anchor] = written.split('#');
    if (sections.includes(written)) return undefined;
    if (pagePaths.includes(path)) {
      const known = [path, ...sections.filter((section) => section.startsWith(`${path}#`))];
      const isMissing = anchor !== undefined && inventory.isComplete;
      return isMissing ? `is no part of ${path}: ${remedyFor(written, known)}` : undefined;
    }
    const nearMiss = problemOfNearMiss(written, [...pagePaths, ...servedFiles, ...sections]);
    if (nearMiss) return nearMiss;
    if (/^\w+:/.test(written)) return `is not whole: write it as in ${examples}`;
    if (/^\S+@\S+\.\S+$/.test(written)) return `is an email address: write mailto:${written}`;
    const remedy = remedyFor(pathMeantBy(written), pagePaths);
    if (!path.startsWith('/')) {
      return `has no beginning: write https://${written} for another site, else ${remedy}`;
    }
    if (!/\.\w+$/.test(path)) return `is no page: ${remedy}`;
    return `is not there: add it to files/, or ${remedyFor(path, servedFiles)}`;
  }

  return {
    /** A page's path, or `drop-down`, in a list of the navigation. */
    navigation(written, place) {
      if (written === 'drop-down' || pagePaths.includes(written)) return written;
      const remedy = remedyFor(pathMeantBy(written), pagePaths, takeOut);
      const problem = problemOfNearMiss(written, pagePaths) ?? `is no page: ${remedy}`;
      report(place, `lists ${written}, which ${problem}`);
      return written;
    },

    /** A service's file without `.md`. */
    service(written, place) {
      if (serviceNames.includes(written)) return written;
      const remedy = remedyFor(written, serviceNames, takeOut);
      report(place, `lists ${written}, which is no file in services/: ${remedy}`);
      return written;
    },

    /** Where a link leads: a page or a section of one, a file, another site. */
    link(written, place) {
      const file = decoded(written);
      if (servedFiles.includes(file)) return file.split('/').map(encodeURIComponent).join('/');
      const isExternal = externalUrls.some((pattern) => pattern.test(written));
      const problem = isExternal ? undefined : problemOfLink(written);
      if (written === '') report(place, 'has a link without an address: write it between ( and )');
      else if (problem) report(place, `links to ${written}, which ${problem}`);
      return written;
    },

    /** A picture by its file's name, with or without its extension, and with or without a path in front. */
    picture(written, place) {
      const wanted = basename(decoded(written));
      const file =
        photographs.find((each) => basename(each) === wanted) ??
        photographs.find((each) => stemOf(each) === wanted);
      const remedy = remedyFor(wanted, photographs);
      if (!file) report(place, `has ${wanted}, which is not in pictures/: ${remedy}`);
      else if (!inventory.describedFiles.includes(file)) {
        report(place, `has ${file}, of which pictures.yaml says nothing: write its alt there`);
      }
      return pictureNameOf(file ?? wanted);
    },
  } satisfies Record<string, Resolve>;
}

/** The path that somebody may mean who writes `pages/Our-Story.md` or `../our-story/`. */
function pathMeantBy(written: string): string {
  const absolute = written.toLowerCase().replace(/^[./]*(pages\/)?/, '/');
  return absolute.replace(/(?<=.)(\.md|\/)(?=#|$)/, '');
}
