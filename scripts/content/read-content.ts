import { type Mode, shownPath, sources } from '../folders.ts';
import { charactersLackedOf } from '../typefaces.ts';
import { assembleContent } from './assemble-content.ts';
import { checkFolder } from './check-folder.ts';
import type { Content, HomeKeys, PageKeys, PictureKeys, ServiceKeys } from './content-types.ts';
import { filesIn, type NamedFile, readNamedFiles, readYaml } from './folder.ts';
import { type MarkdownText, readMarkdown } from './markdown.ts';
import { contentError, type OwnText, type Place, type Report } from './places.ts';
import { createReferences } from './references.ts';
import * as schemas from './schema.ts';
import { indexSite, type OwnFiles, pictureNameOf, type SiteIndex } from './site-index.ts';
import { validateKeys } from './validate-keys.ts';

/** What is said of a picture, and where. */
export interface PictureEntry extends PictureKeys {
  /** The absolute path of its file. */
  path: string;
  place: Place;
}

/** A page or a service as it was read. */
export interface ReadFile<Values> extends NamedFile, MarkdownText {
  /** Its keys; undefined if they break a rule. */
  keys: Values | undefined;
}

/** The owner's folder as it was read. */
export interface ReadFolder extends Pick<OwnFiles, 'site' | 'described'> {
  /** Its path as its owner knows it. */
  folder: string;
  index: SiteIndex;
  pages: readonly ReadFile<PageKeys | HomeKeys>[];
  services: readonly ReadFile<ServiceKeys>[];
  /** All that it says, without addresses. */
  texts: readonly OwnText[];
}

/** The owner's folder, read and without mistakes. */
export interface OwnContent extends ReadFolder {
  content: Content;
  /** The pictures that are described, by their names. */
  pictures: Readonly<Record<string, PictureEntry>>;
}

/** Reads the owner's folder. Throws an `AggregateError` with a sentence for each mistake, by file and line. */
export async function readContent(folder: string, mode: Mode): Promise<OwnContent> {
  const mistakes: [place: Place, sentence: string][] = [];
  const report: Report = (place, sentence) => void mistakes.push([place, sentence]);
  const files = await readFiles(folder, report);
  const { site, words, described } = files;
  const index = indexSite(files, mode);
  const { link, picture, navigation, service } = createReferences(index, report);
  const ofSite = { header: navigation, footer: navigation, services: service };
  const ofPages = {
    pictures: picture,
    sharing: picture,
    'hero.wide': picture,
    'hero.tall': picture,
    'hero.button.to': link,
    'partners.names.to': link,
    'partners.button.to': link,
  };
  const siteKeys = validateKeys(schemas.siteSchema, site, ofSite, report);
  const wordKeys = validateKeys(schemas.wordsSchema, words, {}, report);
  const pictureKeys = validateKeys(schemas.picturesSchema, described, {}, report) ?? {};
  const textOf = ({ name, file, markdown }: NamedFile): MarkdownText =>
    name === 'index' || markdown === ''
      ? { heading: [], blocks: [], texts: [] }
      : readMarkdown(markdown, { file, report, link, picture });
  const pages = files.pages.map((page) => {
    const schema = page.name === 'index' ? schemas.homeSchema : schemas.pageSchema;
    const keys = validateKeys(schema, page, ofPages, report);
    return { ...page, keys, ...textOf(page) };
  });
  const services = files.services.map((service) => {
    const keys = validateKeys(schemas.serviceSchema, service, { picture }, report);
    return { ...service, keys, ...textOf(service) };
  });
  const yamlTexts = [site, words, described, ...pages, ...services]
    .flatMap(({ entries }) => entries)
    .filter(({ text }) => !/^(https?:|mailto:|tel:|\/)/.test(text));
  const texts = [...yamlTexts, ...[...pages, ...services].flatMap((each) => each.texts)];
  const read = { folder: shownPath(folder), index, site, described, pages, services, texts };
  checkFolder(read, report);
  await reportLackedCharacters(texts, report);
  const home = pages.map(({ keys }) => keys).find((keys) => keys !== undefined && 'hero' in keys);
  if (mistakes.length > 0 || !siteKeys || !wordKeys || !home) throw contentError(mistakes);

  const pictures = Object.entries(pictureKeys).map(([file, keys]) => {
    const path = `${folder}/pictures/${index.photographs.get(file.normalize())}`;
    return [pictureNameOf(file), { path, ...keys, place: described.placeOf(file) }];
  });
  const content = assembleContent(read, { site: siteKeys, words: wordKeys, home });
  return { ...read, content, pictures: Object.fromEntries(pictures) };
}

async function readFiles(folder: string, report: Report): Promise<OwnFiles> {
  const served = [await filesIn(`${folder}/files`), await filesIn(sources.public)].flat();
  return {
    site: await readYaml(`${folder}/site.yaml`, report),
    words: await readYaml(`${folder}/words.yaml`, report),
    described: await readYaml(`${folder}/pictures.yaml`, report),
    pages: await readNamedFiles(`${folder}/pages`, report),
    services: await readNamedFiles(`${folder}/services`, report),
    pictureFiles: await filesIn(`${folder}/pictures`),
    servedFiles: served.map((name) => `/${name.normalize()}`),
  };
}

async function reportLackedCharacters(texts: readonly OwnText[], report: Report): Promise<void> {
  const all = new Set(texts.map(({ text }) => text).join(''));
  const lacked = new Set(await charactersLackedOf([...all].filter((each) => each > '~').join('')));
  for (const { text, ...place } of texts) {
    const character = [...text].find((each) => lacked.has(each));
    if (!character) continue;
    const code = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
    report(place, `has ${character} (U+${code}), which the typefaces lack: write it otherwise`);
  }
}
