import { articlesOf, picturesOn } from '#client/pages/layouts.ts';
import type { Drawing } from './drawings.ts';
import { type Mistake, sentenceAt, topOf } from './mistakes.ts';
import { pathOfPage, pictureNameOf } from './paths.ts';
import { stringsIn } from './plain-text.ts';
import type { CheckedFolder } from './read-content.ts';

/** The name under which the site was delivered. */
const deliveredName = 'The Wedding & Events Designer';

/** What a page says that is not finished. */
const unfinished = /coming soon|under construction|available soon|watch this space/i;

const whenDone = 'when there is nothing more to come';

/** A sentence, with its place, for all that an owner may want to change before the site goes live. */
export function notesOn(folder: CheckedFolder, drawings: readonly Drawing[]): string[] {
  const notes = [
    ...notesOnFacts(folder),
    ...notesOnTexts(folder),
    ...notesOnPages(folder),
    ...notesOnPictures(folder),
    ...notesOnNames(folder, drawings),
  ];
  return notes.map(([place, sentence]) => sentenceAt(place, sentence));
}

type Notes = Generator<Mistake>;

function* notesOnFacts({ files, content: { site } }: CheckedFolder): Notes {
  const { placeOf } = files.site;
  if (!site.address) {
    yield [placeOf('address'), 'has no address, which search engines and networks need: write it'];
  }
  if (!site.email && !site.telephone) {
    const reach = 'and the form sends nothing, so nobody can reach you: write one of them';
    yield [placeOf('email'), `has no email and no telephone, ${reach}`];
  }
  for (const [at, { name, address }] of site.profiles.entries()) {
    const remedy = 'whose icon leads nowhere: write it, or remove both lines';
    if (!address) yield [placeOf('profiles', at), `has no address for ${name}, ${remedy}`];
  }
}

function* notesOnTexts({ pages, services, texts }: CheckedFolder): Notes {
  const notices = new Set<string>();
  for (const { frontMatter, placeOf } of [...pages, ...services]) {
    const { notice } = frontMatter;
    if (!notice) continue;
    notices.add(notice);
    yield [placeOf('notice'), `has a notice, "${notice}": remove it ${whenDone}`];
  }
  for (const { text, ...place } of texts) {
    const [words] = notices.has(text) ? [] : (unfinished.exec(text) ?? []);
    if (words) yield [place, `says "${words}": change it ${whenDone}`];
  }
}

function* notesOnPages({ content, pages, services, inventory }: CheckedFolder): Notes {
  const { site, home, notFound } = content;
  const texts = [...content.pages, notFound, ...content.services].map(({ text }) => text);
  const articles = content.pages
    .filter(({ layout }) => layout === 'articles')
    .flatMap((page) => articlesOf(page, content.pages).map(({ path }) => path));
  const links = stringsIn([site, home, texts, articles]).map((to) => to.replace(/#.*/, ''));
  for (const { name, placeOf } of pages) {
    const path = pathOfPage(name);
    if (inventory.drafts.includes(path)) {
      yield [placeOf('draft'), 'is a draft, which visitors do not see'];
    }
    if (!inventory.pagePaths.includes(path) || links.includes(path)) continue;
    const remedy = 'list it in site.yaml, or link it';
    yield [placeOf(), `has the page ${path}, to which nothing links: ${remedy}`];
  }
  for (const { name, placeOf } of services) {
    if (content.services.some(({ anchor }) => anchor === name)) continue;
    yield [placeOf(), `has a service that is not shown: list ${name} in site.yaml`];
  }
}

function* notesOnPictures({ content, pictures, inventory, files }: CheckedFolder): Notes {
  const pages = [...content.pages, content.notFound];
  const placed = pages.flatMap((page) => picturesOn(page, content));
  const shown = [...placed.map(({ name }) => name), ...pages.map(({ sharing }) => sharing)];
  for (const file of inventory.photographs.keys()) {
    const name = pictureNameOf(file);
    if (shown.includes(name)) continue;
    const place = pictures[name]?.place ?? topOf(`${files.folder}/pictures/${file}`);
    yield [place, `has the picture ${file}, which no page shows`];
  }
}

function* notesOnNames(folder: CheckedFolder, drawings: readonly Drawing[]): Notes {
  const { name } = folder.content.site;
  for (const { place, title } of drawings.filter((drawing) => drawing.title !== name)) {
    yield [place, `is called "${title}": have it drawn anew, with "${name}" as its <title>`];
  }
  for (const { place, shows } of Object.values(folder.pictures)) {
    if (!shows || shows === name) continue;
    const remedy = 'replace it, or remove "shows"';
    yield [place, `has a picture in which "${shows}" can be read: ${remedy}`];
  }
  for (const { text, ...place } of name === deliveredName ? [] : folder.texts) {
    if (text.includes(deliveredName)) yield [place, `still says "${deliveredName}": write ${name}`];
  }
}
