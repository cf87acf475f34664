import type * as mdast from 'mdast';
import { contactAnchor } from '#shared/attributes.ts';
import { canonicalPath } from '#shared/canonical-path.ts';
import { homePath, notFoundPath } from '#shared/routes.ts';
import { headingIds } from './heading-ids.ts';
import type { Source } from './source.ts';
import type { Folder } from './sources.ts';

/** Returns to what a link within the site can lead. The keys of the folder need not be valid. */
export function findLinkTargets(folder: Folder) {
  const { home, notFound, site } = folder;
  const pages = new Map([[homePath, home]]);
  for (const [name, page] of folder.pages) pages.set(`/${name}`, page);
  const [servicesPath] = [...pages].find(([, { keys }]) => keys.layout === 'services') ?? [];
  const listed = [site.keys.services].flat().map((file) => serviceOf(`${file}`));
  const services = [...folder.services].filter(([name]) => listed.includes(name));
  const { email, telephone, place } = site.keys;
  const hasContact = home.keys.form || email || telephone || place;

  const headings = new Map<mdast.Node, string>();
  const pageOf = new Map<Source, string>();
  const addresses = new Map<string, string[]>();
  for (const [path, page] of [...pages, [notFoundPath, notFound] as const]) {
    const shown = path === servicesPath ? services : [];
    const texts = [page, ...shown.map(([, service]) => service)];
    const sections = path === homePath ? [contactAnchor] : shown.map(([name]) => name);
    const ids = headingIds(texts, sections);
    for (const text of texts) pageOf.set(text, path);
    for (const [heading, id] of ids) headings.set(heading, id);
    const anchors = [...(path === homePath && !hasContact ? [] : sections), ...ids.values()];
    addresses.set(
      path,
      anchors.map((id) => `${path}#${id}`),
    );
  }
  const paths = [...pages.keys()];
  const files = [...folder.servedFiles.keys()];
  const all = new Set([...paths, ...paths.flatMap((path) => addresses.get(path) ?? []), ...files]);

  /** Returns what to write in place of `to`, which leads nowhere. */
  function remedyFor(to: string): string {
    // Other programs link to the file of a page. An address has neither its folder nor its extension.
    const address = to
      .replace(/^[./]*services\/(?=.*\.md)/, `${servicesPath}#`)
      .replace(/^[./]*((pages|files)\/)?/, '/')
      .replace(/(\/index)?\.md(?=#|$)/, '');
    const meant = [...all].find((each) => canonicalPath(each) === canonicalPath(address || '/'));
    if (meant) return `write ${meant}`;
    const path = address.replace(/#.*/, '');
    if (pages.has(path)) {
      const headings = addresses.get(path)?.join(', ');
      return `write ${path}${headings && `, or a heading of that page: ${headings}`}`;
    }
    if (/\.(jpe?g|png|webp|avif)$/i.test(to))
      return `save a picture that visitors can download in files/ too, and write ${address.replace(/.*\//, '/')}`;
    return 'write an existing page, heading or download, like /prices, /prices#the-deposit or, for files/prices.pdf, /prices.pdf; or a full address, like https://www.example.com, mailto:hello@example.com or tel:02079460000';
  }

  return {
    /** The path of the page that shows the services, or undefined if there is none. */
    servicesPath,
    /** The paths of all pages but the 404 page. */
    paths,
    /** The paths of the files that the site serves unchanged. */
    files,
    /** All addresses: paths of pages, with and without an anchor, and of files. */
    all,
    /** The ids of headings, by their nodes. */
    headings,
    /** The path of the page that shows a file's text, by the file. */
    pageOf,
    remedyFor,
  };
}

/** Returns the name of a service from its file, which may be written with or without `.md`. */
export const serviceOf = (file: string) => file.replace(/\.md$/, '');
