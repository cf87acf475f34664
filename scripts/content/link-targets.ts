import type * as mdast from 'mdast';
import { contactId } from '#shared/attributes.ts';
import { canonicalPath } from '#shared/canonical-path.ts';
import { homePath, notFoundPath } from '#shared/routes.ts';
import { headingIds } from './heading-ids.ts';
import type { Folder } from './read-folder.ts';
import type { Source } from './source.ts';

/** Finds all addresses to which a link within the site can lead. The keys of the folder are not validated yet. */
export function findLinkTargets(folder: Folder) {
  const { home, notFound, site } = folder;
  const pages = new Map([[homePath, home]]);
  for (const [name, page] of folder.pages) pages.set(`/${name}`, page);
  const [servicesPath] = [...pages].find(([, { keys }]) => keys.layout === 'services') ?? [];
  const listed = [site.keys.services].flat().map((file) => serviceOf(`${file}`));
  // The page shows the services in this order, which numbers headings with the same text.
  const services = [...new Set(listed)].flatMap((name) => {
    const service = folder.services.get(name);
    return service ? [[name, service] as const] : [];
  });
  const { email, telephone, place } = site.keys;
  const hasContact = home.keys.form || email || telephone || place;

  const paths = [...pages.keys()];
  const files = [...folder.servedFiles.keys()];
  const addresses = new Set([...paths, ...files]);
  const headingIdByNode = new Map<mdast.Node, string>();
  const pathBySource = new Map<Source, string>();
  for (const [path, page] of [...pages, [notFoundPath, notFound] as const]) {
    const shown = path === servicesPath ? services : [];
    const texts = [page, ...shown.map(([, service]) => service)];
    const sections = path === homePath ? [contactId] : shown.map(([name]) => name);
    const ids = headingIds(texts, sections);
    for (const text of texts) pathBySource.set(text, path);
    for (const [heading, id] of ids) headingIdByNode.set(heading, id);
    const anchors = [...(path === homePath && !hasContact ? [] : sections), ...ids.values()];
    if (page !== notFound) for (const anchor of anchors) addresses.add(`${path}#${anchor}`);
  }

  return {
    /** The path of the page that shows the services, or undefined if there is none. */
    servicesPath,
    /** The paths of all pages but the 404 page. */
    paths,
    /** The paths of the files that the site serves unchanged. */
    files,
    /** `paths` and `files`, and the addresses of headings and sections, such as `/prices#the-deposit`. */
    addresses,
    /** The ids of headings, by their nodes. */
    headingIdByNode,
    /** The path of the page that shows a file's text, by the file. */
    pathBySource,
  };
}

const anyTarget =
  'an existing page, heading or download, like /prices, /prices#the-deposit or, for files/prices.pdf, /prices.pdf (a picture that visitors can download belongs in files/ too); or a full address, like https://www.example.com, mailto:hello@example.com or tel:02079460000';

/**
 * Returns what to write in place of `to`, which leads nowhere: the addresses of the page or file that `to` names. Other
 * programs name the file of a page, as in `../pages/prices.md`.
 */
export function remedyFor(to: string, addresses: Iterable<string>): string {
  const [file = ''] = to.split('#');
  const path = canonicalPath(
    file.replace(/^[./]*(?:pages\/|files\/)?(.*?)(?:\bindex)?(?:\.md)?$/, '/$1'),
  );
  const meant = [...addresses].filter((each) => canonicalPath(each.replace(/#.*/, '')) === path);
  return `write ${meant.join(' or ') || anyTarget}`;
}

/** Returns the name of a service from its file, which may be written with or without `.md`. */
export const serviceOf = (file: string) => file.replace(/\.md$/, '');
