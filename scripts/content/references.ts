import { basename } from 'node:path';
import { type Place, type Report, remedyFor } from './places.ts';
import { decoded, pictureNameOf, type SiteIndex, stemOf } from './site-index.ts';

/** Addresses of other sites, of mail and of telephones, which are used as they are written. */
const wholes = [
  /^https?:\/\/[^/\s"<>]+\.[^\s"<>]+$/,
  /^mailto:[^\s@]+@[^\s@]+\.[^\s@]+$/,
  /^tel:\+?[\d().-]{3,}$/,
];

const examples = 'https://www.example.com, mailto:hello@example.com or tel:+442079460000';

/**
 * Returns functions that resolve what is written at a place: each returns what the site needs, and reports
 * what leads nowhere.
 */
export function createReferences(index: SiteIndex, report: Report) {
  const { drafts, addresses, aliases, serviceNames, parts, servedFiles } = index;
  const photographs = [...index.photographs.keys()];

  /** What is wrong with what leads to a part of the site; undefined if there is one. */
  function problemOf(written: string): string | undefined {
    const [path = '', anchor] = written.split('#');
    if (parts.includes(written)) return undefined;
    if (addresses.includes(path)) {
      const known = [path, ...parts.filter((part) => part.startsWith(`${path}#`))];
      const isMissing = anchor !== undefined && index.isWhole;
      return isMissing ? `is no part of ${path}: ${remedyFor(written, known)}` : undefined;
    }
    if (drafts.includes(path)) return 'is a draft: remove "draft" there, or what leads to it';
    const target = aliases.get(path);
    if (target) return `is an old address: write ${target}`;
    if (/^(https?|mailto|tel):/.test(written)) return `is not whole: write it as in ${examples}`;
    if (/^\S+@\S+\.\S+$/.test(written)) return `is an email address: write mailto:${written}`;
    const own = written.toLowerCase().replace(/^[./]*(pages\/)?/, '/');
    const address = own.replace(/(?<=.)(\.md|\/)(?=#|$)/, '');
    if ([...addresses, ...servedFiles, ...parts].includes(address)) {
      return `is not how its address is written: write ${address}`;
    }
    const remedy = remedyFor(address, addresses);
    if (!path.startsWith('/')) {
      return `has no beginning: write https://${written} for another site, else ${remedy}`;
    }
    if (!/\.\w+$/.test(path)) return `is no page: ${remedy}`;
    return `is not there: add it to files/, or ${remedyFor(path, servedFiles)}`;
  }

  return {
    /** A page's address, or `drop-down`, in a list of the navigation. */
    navigation(written: string, place: Place): string {
      const problem = written === 'drop-down' ? undefined : problemOf(written);
      if (problem) report(place, `lists ${written}, which ${problem}`);
      return written;
    },

    /** A service's file without `.md`. */
    service(written: string, place: Place): string {
      const remedy = remedyFor(written, serviceNames);
      if (serviceNames.includes(written)) return written;
      report(place, `lists ${written}, which is no file in services/: ${remedy}`);
      return written;
    },

    /** Where a link leads: a page or a part of one, a file, another site. */
    link(written: string, place: Place): string {
      const file = decoded(written);
      if (servedFiles.includes(file)) return file.split('/').map(encodeURIComponent).join('/');
      const problem = wholes.some((whole) => whole.test(written)) ? undefined : problemOf(written);
      if (written === '') report(place, 'has a link without an address: write it between ( and )');
      else if (problem) report(place, `links to ${written}, which ${problem}`);
      return written;
    },

    /** A picture by its file's name, with or without its end, and with or without a path in front. */
    picture(written: string, place: Place): string {
      const wanted = basename(decoded(written));
      const file =
        photographs.find((each) => basename(each) === wanted) ??
        photographs.find((each) => stemOf(each) === wanted);
      const remedy = remedyFor(wanted, photographs);
      if (!file) report(place, `has ${wanted}, which is not in pictures/: ${remedy}`);
      else if (index.described?.includes(file) === false) {
        report(place, `has ${file}, of which pictures.yaml says nothing: write its alt there`);
      }
      return pictureNameOf(file ?? wanted);
    },
  };
}
