import { basename } from 'node:path';
import { contactAnchor } from '#shared/contracts.ts';
import type { Mode } from '../bundle/folders.ts';
import type { NamedFile, OwnFile } from './folder.ts';
import { type Place, type Report, remedyFor } from './places.ts';

interface Sources {
  pages: readonly NamedFile[];
  services: readonly NamedFile[];
  /** `pictures.yaml`. */
  described: OwnFile;
  pictureFiles: readonly string[];
  /** The addresses of files that are served as they are. */
  servedFiles: readonly string[];
  mode: Mode;
  report: Report;
}

export type SiteIndex = ReturnType<typeof indexSite>;

/** The address of a page by its path in the folder of pages. */
export const addressOf = (name: string) => (name === 'index' ? '/' : `/${name}`);

/** A picture's name in the addresses of its files, by its own file's name. */
export function pictureNameOf(file: string): string {
  const stem = basename(file).replace(/\.[^.]*$/, '');
  const plain = stem.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'picture';
}

/** Whether a key of a page that is `true` or `false` is true. */
const isTrue = ({ keys }: OwnFile, key: string) =>
  keys?.entries.some(({ path, text }) => path.join() === key && /^(true|yes|on)$/.test(text)) ??
  false;

const keyOf = ({ keys }: OwnFile, key: string) =>
  keys?.entries.find(({ path }) => path.join() === key)?.text;

/**
 * Knows what there is, and so what a reference leads to. Its functions return what the site needs in place
 * of what was written; they report what leads nowhere, and then return it unchanged.
 */
export function indexSite({
  pages,
  services,
  described,
  pictureFiles,
  servedFiles,
  mode,
  report,
}: Sources) {
  const drafts = pages
    .filter((page) => mode === 'production' && isTrue(page, 'draft'))
    .map(({ name }) => addressOf(name));
  const known = pages.map(({ name }) => addressOf(name)).filter((path) => path !== '/404');
  const addresses = known.filter((path) => !drafts.includes(path));
  const aliases = new Map(
    pages.flatMap(({ name, keys }) =>
      (keys?.entries ?? [])
        .filter(({ path }) => path[0] === 'aliases')
        .map(({ text }) => [text, addressOf(name)]),
    ),
  );
  const ofServices = pages.find((page) => keyOf(page, 'layout') === 'services');
  const anchors = new Map([
    ['/', [contactAnchor]],
    [ofServices ? addressOf(ofServices.name) : '', services.map(({ name }) => name)],
  ]);
  const photographs = pictureFiles.filter((file) => !/(^|\/)\.|\.svg$/i.test(file));
  const describedFiles = new Set(
    described.keys?.entries.map(({ path }) => String(path[0]).normalize()),
  );

  /** What stands for a link to a page that cannot be linked to. */
  const missingPage = (path: string): string => {
    if (drafts.includes(path)) return 'is a draft: remove "draft" from the page, or the link to it';
    const target = aliases.get(path);
    if (target) return `is an old address: write ${target}`;
    const own = path
      .replace(/^(\.{0,2}\/)*/, '/')
      .replace(/\.md$|\/$/, '')
      .replace(/^\/pages(?=\/)/, '')
      .toLowerCase();
    if (addresses.includes(own) && own !== path)
      return `is not how the address is written: write ${own}`;
    if (/\.\w+$/.test(path))
      return `is no file in files/: add it there, or write the name of one that is (${servedFiles.join(', ')})`;
    return `is no page: ${remedyFor(path, addresses)}`;
  };

  return {
    addresses,
    drafts,
    photographs,
    describedFiles,
    pageOfServices: ofServices && addressOf(ofServices.name),

    /** A page's address, or `drop-down`, in a list of the navigation. */
    navigation(written: string, place: Place): string {
      if (written !== 'drop-down' && !addresses.includes(written))
        report(place, `has ${written}, which ${missingPage(written)}`);
      return written;
    },

    /** A service's file without `.md`. */
    service(written: string, place: Place): string {
      const names = services.map(({ name }) => name);
      if (!names.includes(written)) {
        report(
          place,
          `has ${written}, and there is no services/${written}.md: ${remedyFor(written, names)}`,
        );
      }
      return written;
    },

    /** Where a link leads: a page, a part of one, a file, an address of another site. */
    link(written: string, place: Place): string {
      if (
        /^https?:\/\/[^/\s"<>]+\.[^\s"<>]+$|^mailto:[^\s@]+@[^\s@]+\.[^\s@]+$|^tel:\+?[\d().-]{3,}$/.test(
          written,
        )
      )
        return written;
      const say = (problem: string) => {
        report(place, `links to ${written || 'nothing'}, which ${problem}`);
        return written;
      };
      if (/^(https?|mailto|tel):/.test(written))
        return say(
          'is no whole address: write it as in https://www.example.com, mailto:hello@example.com or tel:+442079460000',
        );
      if (/^\S+@\S+\.\S+$/.test(written))
        return say(`is an email address: write mailto:${written}`);
      if (
        /^(www\.)?[\w-]+(\.[\w-]+)*\.(com|co|uk|org|net|eu|info|de|fr|it|example)(\/|$)/.test(
          written,
        )
      )
        return say(`needs its beginning: write https://${written}`);
      if (!written.startsWith('/'))
        return say(
          missingPage(written).startsWith('is not')
            ? missingPage(written)
            : `does not start with /: ${remedyFor(`/${written}`, addresses)}`,
        );
      const file = decode(written).normalize();
      if (servedFiles.includes(file)) return encodeURI(file);
      const [path = '', anchor] = written.split('#');
      if (!addresses.includes(path)) return say(missingPage(path));
      if (anchor === undefined || anchors.get(path)?.includes(anchor)) return written;
      return say(
        `is no part of ${path}: ${remedyFor(`#${anchor}`, [path, ...(anchors.get(path) ?? []).map((each) => `${path}#${each}`)])}`,
      );
    },

    /** A picture, written as its file's name with or without its end and a path in front. */
    picture(written: string, place: Place): string {
      const wanted = basename(decode(written)).normalize();
      const file =
        photographs.find((each) => basename(each) === wanted) ??
        photographs.find((each) => basename(each).replace(/\.[^.]*$/, '') === wanted);
      if (file === undefined) {
        report(
          place,
          `has ${wanted}, and there is no such picture in pictures/: ${remedyFor(wanted, photographs)}`,
        );
      } else if (described.keys && !describedFiles.has(file)) {
        report(
          place,
          `has ${file}, of which pictures.yaml says nothing: add it there, with its alt`,
        );
      }
      return file === undefined ? wanted : pictureNameOf(file);
    },
  };
}

function decode(written: string): string {
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
}
