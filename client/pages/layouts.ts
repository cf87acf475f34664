import type { Block, Content, LayoutName, Page } from '#data/content.json';
import type { PlacedPicture, UseName } from '../pictures/uses.ts';

/*
 * Which pictures each layout shows, for the build, the preloads and the sitemap. It imports no component
 * and none of the built content, which the build would read before it is written.
 */

/** The pictures of a page, the first of its first screen first, without those of its text. */
type PicturesOf = (page: Page, content: Content) => readonly PlacedPicture[];

const place = (names: readonly string[], use: UseName) => names.map((name) => ({ name, use }));

const ofServices: PicturesOf = (_page, { services }) =>
  place(
    services.map(({ picture }) => picture),
    'portrait',
  );

const ownPictures: PicturesOf = ({ pictures: [first, ...others] }) => [
  ...(first === undefined ? [] : place([first], 'portrait')),
  ...place(others, 'whole'),
];

const ofLayouts: Readonly<Record<LayoutName, PicturesOf>> = {
  text: ownPictures,
  home: (page, content) => [
    ...place([content.home.hero.wide], 'wide'),
    ...place([content.home.hero.tall], 'tall'),
    ...ofServices(page, content),
  ],
  services: (page, content) => [
    ...ofServices(page, content),
    ...content.services.flatMap(({ text }) => inText(text)),
  ],
  articles: (page, content) => [
    ...ownPictures(page, content),
    ...articlesOf(page, content.pages).flatMap(({ pictures }) => place(pictures.slice(0, 1), 'portrait')),
  ],
};

/** Every picture that a page shows, in order, the first of its first screen first. */
export function picturesOn(page: Page, content: Content): readonly PlacedPicture[] {
  return [...ofLayouts[page.layout](page, content), ...inText(page.text)];
}

function inText(text: readonly Block[]): readonly PlacedPicture[] {
  return text.flatMap((block) =>
    block.type === 'pictures' ? place(block.pictures.map(({ name }) => name), 'whole') : [],
  );
}

/** The articles of a page: the pages below it that have a date, newest first. */
export function articlesOf({ path }: Page, pages: readonly Page[]): readonly Page[] {
  return pages
    .filter((page) => page.date !== '' && page.path.startsWith(`${path}/`))
    .sort((one, other) => other.date.localeCompare(one.date));
}
