import type { OwnText } from './all-texts.ts';
import type { Drawing } from './drawings.ts';

/** The name under which the site was delivered. Texts and drawings that quote it do not follow a new name. */
const deliveredName = 'The Wedding & Events Designer';

/** The bytes of HTML that a server may send on a new connection before it waits for an answer. */
const maxHtmlBytes = 14_000;

/** A page and the bytes of its HTML as it is sent. */
export interface PageWeight {
  path: string;
  bytes: number;
}

/** A sentence for each drawing and text that still carries another name than the business's. */
export function oldNames(
  businessName: string,
  drawings: readonly Drawing[],
  texts: readonly OwnText[],
): string[] {
  const titles = drawings
    .map(({ file, source }) => ({ file, title: titleOf(source) }))
    .filter(({ title }) => title !== businessName);
  const quotes = texts.filter(
    ({ text }) => businessName !== deliveredName && text.includes(deliveredName),
  );
  return [
    ...titles.map(
      ({ file, title }) =>
        `${file} says "${title}": have it drawn anew, with "${businessName}" as its <title>.`,
    ),
    ...quotes.map(
      ({ file, path }) =>
        `${file} still says "${deliveredName}" in ${path.join(', ')}: change it, and the picture that it describes.`,
    ),
  ];
}

/** A sentence for each page that is long enough to be slower on its first visit. */
export function longPages(pages: readonly PageWeight[]): string[] {
  const kB = (bytes: number) => `${Math.round(bytes / 1000)} kB`;
  return pages
    .filter(({ bytes }) => bytes > maxHtmlBytes)
    .map(
      ({ path, bytes }) =>
        `The page ${path} has ${kB(bytes)}, of which ${kB(maxHtmlBytes)} arrive at once: a shorter text is seen earlier.`,
    );
}

function titleOf(source: string): string {
  return /<title>([^<]*)</.exec(source)?.[1]?.replaceAll('&amp;', '&') ?? '';
}
