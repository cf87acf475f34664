import type * as types from './content-types.ts';
import type { Inventory } from './inventory.ts';
import { type MarkdownText, readMarkdown } from './markdown.ts';
import type { Place, Report, SourceText } from './mistakes.ts';
import { pictureNameOf } from './paths.ts';
import { createReferences } from './references.ts';
import * as schema from './schema.ts';
import type { MarkdownFile, SourceFiles } from './source-files.ts';
import { validate } from './validate.ts';

/** The owner's folder as it was read. A file that breaks a rule of its keys, which is reported, is not there. */
export interface ParsedFolder {
  files: SourceFiles;
  inventory: Inventory;
  site: types.SiteFacts | undefined;
  words: types.Words | undefined;
  home: types.HomeFrontMatter | undefined;
  /** The pictures that are described, by their names. */
  pictures: Readonly<Record<string, SourcePicture>>;
  pages: readonly ParsedPage[];
  services: readonly ParsedFile<types.ServiceFrontMatter>[];
  /** All that the folder says, without URLs. */
  texts: readonly SourceText[];
}

/** A photograph of the owner's, and what is said of it. */
export interface SourcePicture extends types.PictureDescription {
  /** The absolute path of its file. */
  path: string;
  /** Where it is described. */
  place: Place;
}

/** A page or a service as it was read. */
export interface ParsedFile<FrontMatter> extends MarkdownFile, MarkdownText {
  frontMatter: FrontMatter;
}

export type ParsedPage = ParsedFile<types.PageFrontMatter | types.HomeFrontMatter>;

/** Validates and resolves what the files say, and reports what breaks a rule or leads nowhere. */
export function parseFolder(
  files: SourceFiles,
  inventory: Inventory,
  report: Report,
): ParsedFolder {
  const { link, picture, navigation, service } = createReferences(inventory, report);
  const siteReferences = { header: navigation, footer: navigation, services: service };
  const pageReferences = { pictures: picture, sharing: picture };
  const homeReferences = {
    ...pageReferences,
    'hero.wide': picture,
    'hero.tall': picture,
    'hero.button.to': link,
    'partners.names.to': link,
    'partners.button.to': link,
  };
  const { pages, services } = files;
  const yaml = [files.site, files.words, files.pictureDescriptions, ...pages, ...services];
  const texts = yaml
    .flatMap(({ entries }): readonly SourceText[] => entries)
    .filter(({ text }) => !/^(https?:|mailto:|tel:|\/)/.test(text));

  function parse<FrontMatter>(source: MarkdownFile, frontMatter: FrontMatter | undefined) {
    const { file, name, markdown } = source;
    const isRead = name !== 'index' && markdown !== '';
    const text = isRead ? readMarkdown(markdown, { file, report, link, picture }) : noText;
    texts.push(...text.texts);
    return frontMatter ? [{ ...source, ...text, frontMatter }] : [];
  }

  function toPicture([file, description]: [string, types.PictureDescription]) {
    const path = `${files.folder}/pictures/${inventory.photographs.get(file.normalize())}`;
    const place = files.pictureDescriptions.placeOf(file);
    return [pictureNameOf(file), { path, ...description, place }] as const;
  }

  const descriptions = validate(schema.picturesSchema, files.pictureDescriptions, {}, report) ?? {};
  const index = pages.find(({ name }) => name === 'index');
  const home = index && validate(schema.homeSchema, index, homeReferences, report);
  return {
    files,
    inventory,
    site: validate(schema.siteSchema, files.site, siteReferences, report),
    words: validate(schema.wordsSchema, files.words, {}, report),
    home,
    pictures: Object.fromEntries(Object.entries(descriptions).map(toPicture)),
    pages: pages.flatMap((page): ParsedPage[] =>
      parse(
        page,
        page === index ? home : validate(schema.pageSchema, page, pageReferences, report),
      ),
    ),
    services: services.flatMap((each) =>
      parse(each, validate(schema.serviceSchema, each, { picture }, report)),
    ),
    texts,
  };
}

const noText: MarkdownText = { heading: [], blocks: [], texts: [] };
