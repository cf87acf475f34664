import type { Inventory } from './inventory.ts';
import { type MarkdownText, readMarkdown } from './markdown.ts';
import type { Report, SourceText } from './mistakes.ts';
import { createReferences } from './references.ts';
import * as schema from './schema.ts';
import type { MarkdownFile, SourceFiles } from './source-files.ts';
import { validate } from './validate.ts';

/** The owner's folder as it was read. What breaks a rule is undefined. */
export interface ParsedFolder {
  files: SourceFiles;
  inventory: Inventory;
  site: schema.SiteFacts | undefined;
  words: schema.Words | undefined;
  home: schema.HomeFrontMatter | undefined;
  /** What is said of pictures, by their files. */
  pictureDescriptions: Readonly<Record<string, schema.PictureDescription>> | undefined;
  pages: readonly ParsedPage[];
  services: readonly ParsedFile<schema.ServiceFrontMatter>[];
  /** All that the folder says, without addresses. */
  texts: readonly SourceText[];
}

/** A page or a service as it was read. */
export interface ParsedFile<FrontMatter> extends MarkdownFile, MarkdownText {
  /** Undefined if it breaks a rule. */
  frontMatter: FrontMatter | undefined;
}

export type ParsedPage = ParsedFile<schema.PageFrontMatter | schema.HomeFrontMatter>;

const noText: MarkdownText = { heading: [], blocks: [], texts: [] };

/** Validates and resolves what the files say, and reports what breaks a rule or leads nowhere. */
export function parseFolder(
  files: SourceFiles,
  inventory: Inventory,
  report: Report,
): ParsedFolder {
  const { link, picture, navigation, service } = createReferences(inventory, report);
  const ofSite = { header: navigation, footer: navigation, services: service };
  const ofPage = { pictures: picture, sharing: picture };
  const ofHome = {
    ...ofPage,
    'hero.wide': picture,
    'hero.tall': picture,
    'hero.button.to': link,
    'partners.names.to': link,
    'partners.button.to': link,
  };
  const textOf = ({ file, markdown }: MarkdownFile): MarkdownText =>
    markdown === '' ? noText : readMarkdown(markdown, { file, report, link, picture });

  const pages = files.pages.map((page): ParsedPage => {
    return page.name === 'index'
      ? { ...page, frontMatter: validate(schema.homeSchema, page, ofHome, report), ...noText }
      : {
          ...page,
          frontMatter: validate(schema.pageSchema, page, ofPage, report),
          ...textOf(page),
        };
  });
  const services = files.services.map((each) => {
    const frontMatter = validate(schema.serviceSchema, each, { picture }, report);
    return { ...each, frontMatter, ...textOf(each) };
  });
  const yaml = [files.site, files.words, files.pictureDescriptions, ...pages, ...services];
  const yamlTexts = yaml
    .flatMap(({ entries }) => entries)
    .filter(({ text }) => !/^(https?:|mailto:|tel:|\/)/.test(text));
  return {
    files,
    inventory,
    site: validate(schema.siteSchema, files.site, ofSite, report),
    words: validate(schema.wordsSchema, files.words, {}, report),
    home: pages
      .map(({ frontMatter }) => frontMatter)
      .find((it) => it !== undefined && 'hero' in it),
    pictureDescriptions: validate(schema.picturesSchema, files.pictureDescriptions, {}, report),
    pages,
    services,
    texts: [...yamlTexts, ...[...pages, ...services].flatMap(({ texts }) => texts)],
  };
}
