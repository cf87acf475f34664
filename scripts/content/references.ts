import { basename } from 'node:path';
import { type Place, type Report, remedyFor } from './places.ts';
import { pictureNameOf, type SiteIndex, stemOf } from './site-index.ts';

/** Addresses of other sites, of mail and of telephones, which are used as they are written. */
const whole =
  /^https?:\/\/[^/\s"<>]+\.[^\s"<>]+$|^mailto:[^\s@]+@[^\s@]+\.[^\s@]+$|^tel:\+?[\d().-]{3,}$/;

/**
 * Returns functions that resolve what is written at a place: each returns what the site needs, and reports
 * what leads nowhere.
 */
export function createReferences(index: SiteIndex, report: Report) {
  const { drafts, addresses, aliases, serviceNames, parts, servedFiles, photographs } = index;

  /** What is wrong with the path of a page of the site; undefined if there is one. */
  function problemOf(path: string): string | undefined {
    if (addresses.includes(path)) return undefined;
    if (drafts.includes(path))
      return 'is a draft: remove "draft" from that page, or what leads to it';
    const target = aliases.get(path);
    if (target) return `is an old address: write ${target}`;
    if (/^(https?|mailto|tel):/.test(path)) {
      return 'is not whole: write it as in https://www.example.com, mailto:hello@example.com or tel:+442079460000';
    }
    if (/^\S+@\S+\.\S+$/.test(path)) return `is an email address: write mailto:${path}`;
    const own = path
      .toLowerCase()
      .replace(/^[./]*(pages\/)?/, '/')
      .replace(/(\.md|\/)$/, '');
    const meant = [...addresses, ...servedFiles].find((each) => each === own);
    if (meant) return `is not how its address is written: write ${meant}`;
    if (!path.startsWith('/')) {
      return `has no beginning: write https://${path} for another site, and for a page ${remedyFor(own, addresses)}`;
    }
    if (/\.\w+$/.test(path))
      return `is not there: ${remedyFor(path, servedFiles)}, or add it to files/`;
    return `is no page: ${remedyFor(path, addresses)}`;
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
      if (serviceNames.includes(written)) return written;
      report(
        place,
        `lists ${written}, which is no file in services/: ${remedyFor(written, serviceNames)}`,
      );
      return written;
    },

    /** Where a link leads: a page or a part of one, a file, another site. */
    link(written: string, place: Place): string {
      const file = decode(written);
      if (servedFiles.includes(file)) return encodeURI(file);
      if (whole.test(written) || parts.includes(written)) return written;
      const [path = '', anchor] = written.split('#');
      const known = parts.filter((part) => part.startsWith(`${path}#`));
      const ofAnchor =
        anchor === undefined
          ? undefined
          : `is no part of that page: ${remedyFor(written, [path, ...known])}`;
      const problem = problemOf(path) ?? ofAnchor;
      if (problem) report(place, `links to ${written || 'nothing'}, which ${problem}`);
      return written;
    },

    /** A picture by its file's name, with or without its end, and with or without a path in front. */
    picture(written: string, place: Place): string {
      const wanted = basename(decode(written));
      const file = [basename, stemOf]
        .map((nameOf) => photographs.find((each) => nameOf(each) === wanted))
        .find((found) => found !== undefined);
      if (file === undefined) {
        report(
          place,
          `has ${wanted}, which is not in pictures/: ${remedyFor(wanted, photographs)}`,
        );
      } else if (index.described?.has(file) === false) {
        report(
          place,
          `has ${file}, of which pictures.yaml says nothing: add it there with its alt`,
        );
      }
      return pictureNameOf(file ?? wanted);
    },
  };
}

/** A path as files are named, in which %20 is a space. */
function decode(written: string): string {
  try {
    return decodeURIComponent(written).normalize();
  } catch {
    return written;
  }
}
