import { articlesOf, picturesOn } from '#client/pages/layouts.ts';
import { stringsIn } from '../media/characters.ts';
import type { Drawing } from './drawings.ts';
import { type Place, sentenceAt } from './places.ts';
import type { OwnContent } from './read-content.ts';
import { addressOfFile, pictureNameOf } from './site-index.ts';

/** The name under which the site was delivered. */
const deliveredName = 'The Wedding & Events Designer';

/** What a page says that is not finished. */
const unfinished = /coming soon|under construction|available soon|watch this space/i;

const whenDone = 'when there is nothing more to come';

/** A sentence, with its place, for all that an owner may want to change before the site goes live. */
export function notesOn(own: OwnContent, drawings: readonly Drawing[]): string[] {
  const notes = [notesOnFacts(own), notesOnTexts(own), notesOnPages(own), notesOnPictures(own)];
  return [...notes, notesOnNames(own, drawings)].flatMap((some) =>
    [...some].map(([place, sentence]) => sentenceAt(place, sentence)),
  );
}

type Notes = Generator<[place: Place, sentence: string]>;

function* notesOnFacts({ site: { placeOf }, content: { site } }: OwnContent): Notes {
  if (!site.address) {
    yield [placeOf('address'), 'has no address, which search engines and networks need: write it'];
  }
  if (!site.email && !site.telephone) {
    const reach = 'and the form sends nothing, so nobody can reach you: write one of them';
    yield [placeOf('email'), `has no email and no telephone, ${reach}`];
  }
  for (const [index, { name, address }] of site.profiles.entries()) {
    const remedy = 'whose icon leads nowhere: write it, or remove both lines';
    if (!address) yield [placeOf('profiles', index), `has no address for ${name}, ${remedy}`];
  }
}

function* notesOnTexts({ pages, services, texts }: OwnContent): Notes {
  for (const { keys, placeOf } of [...pages, ...services]) {
    const notice = keys?.notice;
    if (notice) yield [placeOf('notice'), `has a notice, "${notice}": remove it ${whenDone}`];
  }
  const isNotice = (text: string) =>
    [...pages, ...services].some(({ keys }) => keys?.notice === text);
  for (const { text, ...place } of texts) {
    const [words] = isNotice(text) ? [] : (unfinished.exec(text) ?? []);
    if (words) yield [place, `says "${words}": change it ${whenDone}`];
  }
}

function* notesOnPages({ content, pages, services, index }: OwnContent): Notes {
  const { site, home, notFound } = content;
  const texts = [...content.pages, notFound, ...content.services].map(({ text }) => text);
  const articles = content.pages
    .filter(({ layout }) => layout === 'articles')
    .flatMap((page) => articlesOf(page, content.pages).map(({ path }) => path));
  const links = stringsIn([site, home, texts, articles]).map((to) => to.replace(/#.*/, ''));
  for (const { name, placeOf } of pages) {
    const path = addressOfFile(name);
    if (index.drafts.includes(path))
      yield [placeOf('draft'), 'is a draft, which visitors do not see'];
    if (!index.addresses.includes(path) || links.includes(path)) continue;
    yield [
      placeOf(),
      `has the page ${path}, to which nothing links: list it in site.yaml, or link it`,
    ];
  }
  for (const { name, placeOf } of services) {
    if (content.services.some(({ anchor }) => anchor === name)) continue;
    yield [placeOf(), `has a service that is not shown: list ${name} in site.yaml`];
  }
}

function* notesOnPictures({ content, pictures, index, folder }: OwnContent): Notes {
  const pages = [...content.pages, content.notFound];
  const placed = pages.flatMap((page) => picturesOn(page, content));
  const shown = [...placed.map(({ name }) => name), ...pages.map(({ sharing }) => sharing)];
  for (const file of index.photographs.keys()) {
    const name = pictureNameOf(file);
    const place = pictures[name]?.place ?? { file: `${folder}/pictures/${file}`, line: 1 };
    if (!shown.includes(name)) yield [place, `has the picture ${file}, which no page shows`];
  }
}

function* notesOnNames(own: OwnContent, drawings: readonly Drawing[]): Notes {
  const { name } = own.content.site;
  for (const { place, title } of drawings.filter((drawing) => drawing.title !== name)) {
    yield [place, `is called "${title}": have it drawn anew, with "${name}" as its <title>`];
  }
  for (const { place, shows } of Object.values(own.pictures)) {
    const remedy = 'replace it, or remove "shows"';
    if (shows && shows !== name)
      yield [place, `has a picture in which "${shows}" can be read: ${remedy}`];
  }
  for (const { text, ...place } of name === deliveredName ? [] : own.texts) {
    if (text.includes(deliveredName)) yield [place, `still says "${deliveredName}": write ${name}`];
  }
}
