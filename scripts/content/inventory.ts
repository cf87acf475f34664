import { contactAnchor } from '#shared/contracts.ts';
import type { Mode } from '../folders.ts';
import { pathOfPage } from './paths.ts';
import type { MarkdownFile, SourceFiles } from './source-files.ts';
import { isTrue } from './text-rules.ts';
import type { Yaml } from './yaml.ts';

/** What there is in the owner's folder, and so what can be linked to and shown. */
export type Inventory = ReturnType<typeof takeInventory>;

/** Says what there is, by the front matter as it is written, before it is checked. */
export function takeInventory(files: SourceFiles, mode: Mode) {
  const { services, pictureDescriptions } = files;
  const pages = files.pages.filter(({ name }) => name !== '404');
  const drafts = pages.filter((page) => mode === 'production' && isDraft(page));
  const shown = pages.filter((page) => !drafts.includes(page));
  const servicesPage = shown.find((page) => textsOf(page, 'layout').includes('services'));
  const servicesPath = servicesPage && pathOfPage(servicesPage.name);
  const serviceNames = services.map(({ name }) => name);
  const listedServices = textsOf(files.site, 'services').filter((it) => serviceNames.includes(it));
  const serviceSections = servicesPage
    ? listedServices.map((name) => `${servicesPath}#${name}`)
    : [];
  const photographs = new Map(
    files.pictureFiles
      .filter((file) => !/\.svg$/i.test(file))
      .map((file) => [file.normalize(), file]),
  );
  return {
    drafts: pathsOf(drafts),
    pagePaths: pathsOf(shown),
    /** The paths of pages by old ones, as they are written. */
    aliases: new Map(
      shown.flatMap((page) => textsOf(page, 'aliases').map((old) => [old, pathOfPage(page.name)])),
    ),
    /** The page of the services; undefined if there is none. */
    servicesPath,
    serviceNames,
    /** The paths of sections of pages, with their anchors. */
    sections: [`/#${contactAnchor}`, ...serviceSections],
    /** Whether all pages can be read, so that all sections are known. */
    isComplete: [files.site, ...files.pages].every(({ isReadable }) => isReadable),
    /** The paths at which files are served as they are. */
    servedFiles: [...files.servedFiles.keys()],
    /** The photographs in the folder of pictures, by their names as they are compared. */
    photographs,
    /** Those that `pictures.yaml` describes; all of them if it cannot be read. */
    describedFiles: pictureDescriptions.isReadable
      ? Object.keys(pictureDescriptions.toRecord(({ text }) => text)).map((it) => it.normalize())
      : [...photographs.keys()],
  };
}

const pathsOf = (pages: readonly MarkdownFile[]) => pages.map(({ name }) => pathOfPage(name));

const isDraft = (page: MarkdownFile) => isTrue(textsOf(page, 'draft').join());

function textsOf({ entries }: Yaml, key: string): string[] {
  return entries.filter(({ path }) => path[0] === key).map(({ text }) => text);
}
