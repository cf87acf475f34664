import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import type * as v from 'valibot';
import { canonicalPath } from '#shared/canonical-path.ts';
import type { BuiltPicture } from '#shared/content-types.ts';
import { pathOf } from '#shared/schema/addresses.ts';
import { createSchemas } from '#shared/schema/schemas.ts';
import { BuildInputError, type Finding, formatPlace } from '../build-errors.ts';
import { assembleContent } from './assemble-content.ts';
import { readMarkdown } from './markdown.ts';
import { createReferences, pictureNameOf } from './references.ts';
import { picturesShown } from './shown-pictures.ts';
import type { Source } from './source.ts';
import { type Folder, readFolder, serverPaths, sourcesIn } from './sources.ts';
import { validate } from './validate.ts';

/** A photograph in the owner's folder, with its description from `pictures.yaml`. */
export interface Photograph extends Pick<BuiltPicture, 'alt' | 'focus'> {
  /** The absolute path of the photograph's file. */
  path: string;
}

export type CheckedContent = Awaited<ReturnType<typeof readContent>>;

/** Reads and checks the owner's folder, an absolute path. Throws `BuildInputError` with all mistakes in the folder. */
export async function readContent(path: string) {
  const found = await stat(path).catch(() => undefined);
  if (!found?.isDirectory()) {
    const message = 'does not exist, or is not a folder: choose another --content';
    throw new BuildInputError({ file: path, message });
  }
  const folder = await readFolder(path);
  const mistakes = sourcesIn(folder).flatMap((source) => source.mistakes);
  // The check stops here, so that links to an unreadable file are not reported as further mistakes.
  if (mistakes.length > 0) throw new BuildInputError(...mistakes);
  const references = createReferences(folder);
  const schemas = createSchemas(references);
  const read = <Schema extends v.GenericSchema>(schema: Schema, name: string, source: Source) => {
    const { path: file } = source;
    if (name && !validName.test(name))
      mistakes.push({
        file,
        line: 1,
        message:
          'has a name that cannot be used: use only a-z, 0-9 and hyphens, and not index, assets, healthz or readyz',
      });
    const keys = validate(schema, source, mistakes);
    const text = readMarkdown(source, references, mistakes);
    return keys ? [{ name, ...keys, ...text }] : [];
  };
  const site = validate(schemas.site, folder.site, mistakes);
  const words = validate(schemas.words, folder.words, mistakes);
  const descriptions = validate(schemas.pictures, folder.pictures, mistakes);
  const [home] = read(schemas.home, '', folder.home);
  const [notFound] = read(schemas.notFound, '404', folder.notFound);
  const pages = [...folder.pages].flatMap(([name, page]) => {
    const isServicesPage = page.keys.layout === 'services';
    return read(isServicesPage ? schemas.servicesPage : schemas.page, name, page);
  });
  const services = [...folder.services].flatMap(([name, service]) =>
    read(schemas.service, name, service),
  );
  mistakes.push(...findClashes(folder));
  if (mistakes.length > 0 || !site || !words || !descriptions || !home || !notFound) {
    throw new BuildInputError(...mistakes);
  }

  const pictures: Record<string, Photograph> = {};
  for (const photograph of folder.pictureFiles) {
    const description = descriptions.find(({ file }) => file === pictureNameOf(photograph));
    if (description) pictures[description.file] = { path: photograph, ...description };
  }
  const { servicesPath } = references.targets;
  const checked = { site, words, home, notFound, pages, services, servicesPath };
  const content = assembleContent(checked);
  const shown = picturesShown(content);
  const undescribed = folder.pictureFiles.filter((file) => {
    const name = pictureNameOf(file);
    return shown.has(name) && !pictures[name];
  });
  if (undescribed.length > 0) {
    const names = undescribed.map((file) => basename(file)).join(', ');
    const message = `does not describe ${names}, which pages show: write "- file:" and "alt:" for each`;
    throw new BuildInputError({ file: folder.pictures.path, message });
  }
  return { path, folder, content, pictures };
}

/** Returns mistakes for values that must be unique but occur twice, and for downloads whose address is taken. */
function findClashes({ pages, home, ...folder }: Folder): Finding[] {
  const mistakes: Finding[] = [];
  const first = new Map<string, string>();
  function checkUnique(value: string, file: string, line?: number) {
    const other = first.get(value);
    const message = `has "${value}", which is in ${other} too: keep one of the two`;
    if (other) mistakes.push({ file, line, message });
    else first.set(value, formatPlace({ file, line }));
  }
  for (const { path, keys, lineOf } of [home, ...pages.values()]) {
    if (keys.layout === 'services') checkUnique('layout: services', path, lineOf(['layout']));
    for (const alias of [keys.aliases ?? []].flat())
      checkUnique(canonicalPath(pathOf(`${alias}`)), path, lineOf(['aliases']));
  }
  for (const file of folder.pictureFiles) checkUnique(`the name ${pictureNameOf(file)}`, file);
  for (const [address, file] of folder.downloads) checkUnique(`the address ${address}`, file);
  const { keys, path, lineOf } = folder.pictures;
  for (const [at, { file }] of [keys].flat().entries())
    if (file)
      checkUnique(`a description of ${pictureNameOf(`${file}`)}`, path, lineOf([at, 'file']));
  const message = 'has an address that the site uses itself: give it another name';
  for (const [address, file] of folder.servedFiles)
    if (pages.has(canonicalPath(address).slice(1)) || serverPaths.test(address))
      mistakes.push({ file, message });
  return mistakes;
}

/** Matches the names that pages and services may have. `x/index` is refused, because `x.md` has the address `/x`. */
const validName = /^(?!(assets|healthz|readyz)(\/|$)|(.*\/)?index$)([a-z0-9]+[-/])*[a-z0-9]+$/;
