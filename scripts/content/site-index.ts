import { basename } from 'node:path';
import { contactAnchor } from '#shared/contracts.ts';
import type { Mode } from '../folders.ts';
import type { NamedFile } from './folder.ts';
import type { Keys } from './keys.ts';

/** The owner's files as they were found, before their keys are checked. */
export interface OwnFiles {
  site: Keys;
  words: Keys;
  /** `pictures.yaml`. */
  described: Keys;
  pages: readonly NamedFile[];
  services: readonly NamedFile[];
  pictureFiles: readonly string[];
  /** The addresses of the files that are served as they are. */
  servedFiles: readonly string[];
}

export type SiteIndex = ReturnType<typeof indexSite>;

/** The address of a page by its path in the folder of pages. */
export const addressOfFile = (name: string) => (name === 'index' ? '/' : `/${name}`);

/** A picture's name, for the addresses of its files, by its own file's name. */
export function pictureNameOf(file: string): string {
  const plain = stemOf(file).normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'picture';
}

export const stemOf = (file: string) => basename(file).replace(/\.[^.]*$/, '');

/** A path without percent-encoding, its characters composed; as it is written where it cannot be decoded. */
export function decoded(written: string): string {
  try {
    return decodeURIComponent(written).normalize();
  } catch {
    return written;
  }
}

/** What there is in the owner's folder, and so what can be linked to and shown. */
export function indexSite(
  { pages, services, described, pictureFiles, ...files }: OwnFiles,
  mode: Mode,
) {
  const valuesOf = ({ entries }: Keys, key: string) =>
    entries.filter(({ path }) => path[0] === key).map(({ text }) => text);
  const isDraft = (page: Keys) => /^(true|yes|on)$/i.test(valuesOf(page, 'draft').join());
  const pathsOf = (some: readonly NamedFile[]) => some.map(({ name }) => addressOfFile(name));
  const known = pages.filter(({ name }) => name !== '404');
  const drafts = mode === 'production' ? known.filter(isDraft) : [];
  const shown = known.filter((page) => !drafts.includes(page));
  const ofServices = shown.find((page) => valuesOf(page, 'layout').includes('services'));
  const serviceNames = services.map(({ name }) => name);
  const servicesPath = ofServices && addressOfFile(ofServices.name);
  return {
    drafts: pathsOf(drafts),
    addresses: pathsOf(shown),
    aliases: new Map(
      shown.flatMap((page) =>
        valuesOf(page, 'aliases').map((old) => [old, addressOfFile(page.name)]),
      ),
    ),
    /** The page of the services; undefined if there is none. */
    servicesPath,
    serviceNames,
    /** The addresses of parts of pages. */
    parts: [`/#${contactAnchor}`, ...serviceNames.map((name) => `${servicesPath}#${name}`)],
    /** Whether all pages can be read, so that all parts are known. */
    isWhole: pages.every(({ toValue }) => toValue !== undefined),
    servedFiles: files.servedFiles,
    /** The pictures in the folder, by their names as they are compared. */
    photographs: new Map(
      pictureFiles
        .filter((file) => !/(^|\/)\.|\.svg$/i.test(file))
        .map((file) => [file.normalize(), file]),
    ),
    /** The pictures that `pictures.yaml` describes; undefined if it cannot be read. */
    described:
      described.toValue &&
      Object.keys(described.toValue(({ text }) => text)).map((file) => file.normalize()),
  };
}
