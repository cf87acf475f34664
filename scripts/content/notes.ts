import { picturesOn } from '#client/pages/layouts.ts';
import { stringsIn } from '../media/characters.ts';
import type { Drawing } from './drawings.ts';
import { type Place, sentenceAt } from './places.ts';
import type { OwnContent } from './read-content.ts';
import { addressOf, pictureNameOf } from './site-index.ts';

/** The name under which the site was delivered. */
const deliveredName = 'The Wedding & Events Designer';

/** What a page says that is not finished. */
const unfinished = /coming soon|under construction|available soon|watch this space/i;

/** A sentence, with its place, for all that an owner may want to change before the site goes live. */
export function notesOn(own: OwnContent, drawings: readonly Drawing[]): string[] {
  const notes = [...notesOnFacts(own), ...notesOnPages(own), ...notesOnPictures(own)];
  return [...notes, ...notesOnNames(own, drawings)].map(([place, text]) => sentenceAt(place, text));
}

type Note = [place: Place, sentence: string];

function* notesOnFacts({ site: file, content: { site } }: OwnContent): Generator<Note> {
  const placeOf = (...path: (string | number)[]) =>
    file.keys?.placeOf(path) ?? { file: file.file, line: 1 };
  if (!site.address) {
    yield [
      placeOf('address'),
      'has no address, which search engines and social networks need: write where the site will be found',
    ];
  }
  if (!site.email && !site.telephone) {
    yield [
      placeOf('email'),
      'has no email and no telephone, and the contact form sends nothing: nobody can reach you',
    ];
  }
  for (const [index, { name, address }] of site.profiles.entries()) {
    if (!address)
      yield [
        placeOf('profiles', index),
        `has no address for ${name}, whose icon leads nowhere: write it, or remove both lines`,
      ];
  }
}

function* notesOnPages({ content, pages, services, index, texts }: OwnContent): Generator<Note> {
  const noticed = new Set<string>();
  for (const { keys, placeOf } of [...pages, ...services]) {
    if (!keys?.notice) continue;
    const place = placeOf('notice');
    noticed.add(`${place.file}:${place.line}`);
    yield [place, `has a notice, "${keys.notice}": remove it when there is nothing more to come`];
  }
  for (const { text, ...place } of texts) {
    const [words] = noticed.has(`${place.file}:${place.line}`) ? [] : (unfinished.exec(text) ?? []);
    if (words) yield [place, `says "${words}": change it when there is nothing more to come`];
  }
  const linked = new Set(
    stringsIn([
      content.site,
      content.home,
      content.services,
      ...content.pages.map(({ text }) => text),
      content.notFound,
    ]).map((to) => to.replace(/#.*/, '')),
  );
  const isListed = (path: string) =>
    content.pages.some(
      ({ layout, path: above }) => layout === 'articles' && path.startsWith(`${above}/`),
    );
  for (const { own, keys, placeOf } of pages) {
    const path = addressOf(own.name);
    if (index.drafts.includes(path))
      yield [placeOf('draft'), 'is a draft, which visitors do not see'];
    else if (
      index.addresses.includes(path) &&
      !linked.has(path) &&
      !(keys?.date && isListed(path))
    ) {
      yield [
        placeOf(),
        `has the page ${path}, to which nothing links: link it, or list it in site.yaml`,
      ];
    }
  }
  const shown = content.services.map(({ anchor }) => anchor);
  for (const { own, placeOf } of services) {
    if (!shown.includes(own.name))
      yield [placeOf(), `has a service that is not shown: list ${own.name} in site.yaml`];
  }
}

function* notesOnPictures({ content, pictures, index, folder }: OwnContent): Generator<Note> {
  const pages = [...content.pages, content.notFound];
  const shown = new Set(
    pages.flatMap((page) => [page.sharing, ...picturesOn(page, content).map(({ name }) => name)]),
  );
  for (const file of index.photographs.keys()) {
    const name = pictureNameOf(file);
    const place = pictures[name]?.place ?? { file: `${folder}/pictures/${file}`, line: 1 };
    if (!shown.has(name)) yield [place, `has the picture ${file}, which no page shows`];
  }
}

function* notesOnNames(
  { content, texts, pictures }: OwnContent,
  drawings: readonly Drawing[],
): Generator<Note> {
  const { name } = content.site;
  for (const { place, title } of drawings) {
    if (title !== name)
      yield [place, `is called "${title}": have it drawn anew, with "${name}" as its <title>`];
  }
  for (const { place, shows } of Object.values(pictures)) {
    if (shows && shows !== name)
      yield [place, `has a picture in which "${shows}" can be read: replace it, or remove "shows"`];
  }
  if (name === deliveredName) return;
  for (const { text, ...place } of texts) {
    if (text.includes(deliveredName)) yield [place, `still says "${deliveredName}": write ${name}`];
  }
}
