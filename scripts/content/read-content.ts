import { type Mode, shownPath, sources } from '../bundle/folders.ts';
import { assembleContent } from './assemble-content.ts';
import { checkFolder } from './check-folder.ts';
import type { Content, HomeKeys, PageKeys, ServiceKeys } from './content-types.ts';
import { filesIn, type NamedFile, type OwnFile, readNamedFiles, readYaml } from './folder.ts';
import { type MarkdownText, readMarkdown } from './markdown.ts';
import { contentError, type OwnText, type Place, type Report } from './places.ts';
import {
  homeSchema,
  pageSchema,
  picturesSchema,
  serviceSchema,
  siteSchema,
  wordsSchema,
} from './schema.ts';
import { indexSite, pictureNameOf, type SiteIndex } from './site-index.ts';
import { validateKeys } from './validate-keys.ts';

/** What is said of a picture, and where it is. */
export interface PictureEntry {
  /** The absolute path of its file. */
  path: string;
  alt: string;
  focus: { x: number; y: number };
  /** The name of the business that can be read in it, or ''. */
  shows: string;
  place: Place;
}

/** A page or a service as it was read. */
export interface ReadFile<Keys> extends MarkdownText {
  own: NamedFile;
  /** Undefined if they break a rule. */
  keys: Keys | undefined;
  placeOf: (...path: (string | number)[]) => Place;
}

/** The owner's folder as it was read. */
export interface ReadFolder {
  /** Its path as its owner knows it. */
  folder: string;
  index: SiteIndex;
  site: OwnFile;
  described: OwnFile;
  pages: readonly ReadFile<PageKeys | HomeKeys>[];
  services: readonly ReadFile<ServiceKeys>[];
}

/** The owner's folder, read and without mistakes. */
export interface OwnContent extends ReadFolder {
  content: Content;
  /** The pictures that are described, by their names. */
  pictures: Readonly<Record<string, PictureEntry>>;
  /** All that it says, but for addresses. */
  texts: readonly OwnText[];
}

/** Reads the owner's folder. Throws an `AggregateError` with a sentence for each mistake. */
export async function readContent(folder: string, mode: Mode): Promise<OwnContent> {
  const mistakes: [place: Place, sentence: string][] = [];
  const report: Report = (place, sentence) => void mistakes.push([place, sentence]);
  const site = await readYaml(`${folder}/site.yaml`, report);
  const words = await readYaml(`${folder}/words.yaml`, report);
  const described = await readYaml(`${folder}/pictures.yaml`, report);
  const pageFiles = await readNamedFiles(`${folder}/pages`, report);
  const serviceFiles = await readNamedFiles(`${folder}/services`, report);
  const served = [await filesIn(`${folder}/files`), await filesIn(sources.public)].flat();
  const index = indexSite({
    pages: pageFiles,
    services: serviceFiles,
    described,
    pictureFiles: await filesIn(`${folder}/pictures`),
    servedFiles: served.map((name) => `/${name}`),
    mode,
    report,
  });

  const { link: to, picture, navigation, service } = index;
  const inSite = { header: navigation, footer: navigation, services: service };
  const inPages = {
    pictures: picture,
    sharing: picture,
    'hero.wide': picture,
    'hero.tall': picture,
    'hero.button.to': to,
    'partners.names.to': to,
    'partners.button.to': to,
  };
  const siteKeys = validateKeys(siteSchema, site, inSite, report);
  const wordKeys = validateKeys(wordsSchema, words, {}, report);
  const pictureKeys = validateKeys(picturesSchema, described, {}, report) ?? {};
  const readFile = <Keys>(own: NamedFile, keys: Keys | undefined): ReadFile<Keys> => ({
    own,
    keys,
    placeOf: (...path) => own.keys?.placeOf(path) ?? { file: own.file, line: 1 },
    ...readMarkdown(own.markdown, own.name !== 'index', {
      file: own.file,
      report,
      linkTo: to,
      pictureOf: picture,
    }),
  });
  const pages = pageFiles.map((own) => {
    const schema = own.name === 'index' ? homeSchema : pageSchema;
    return readFile(own, validateKeys(schema, own, inPages, report));
  });
  const services = serviceFiles.map((own) =>
    readFile(own, validateKeys(serviceSchema, own, { picture }, report)),
  );
  const read = { folder: shownPath(folder), index, site, described, pages, services };
  checkFolder(read, report);
  const home = pages
    .map(({ keys }) => keys)
    .find((keys): keys is HomeKeys => keys !== undefined && 'hero' in keys);
  if (mistakes.length > 0 || !siteKeys || !wordKeys || !home) throw contentError(mistakes);

  const pictures = Object.entries(pictureKeys).map(([file, keys]) => {
    const place = described.keys?.placeOf([file]) ?? { file: described.file, line: 1 };
    return [pictureNameOf(file), { path: `${folder}/pictures/${file}`, ...keys, place }];
  });
  return {
    ...read,
    content: assembleContent(read, { site: siteKeys, words: wordKeys, home }),
    pictures: Object.fromEntries(pictures),
    texts: [],
  };
}
