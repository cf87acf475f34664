import type { OwnText } from './all-texts.ts';
import type { Drawing } from './drawings.ts';

/** The name under which the site was built. Texts and drawings quote it in ways that a new name does not reach. */
const deliveredName = 'The Wedding & Events Designer';

/** The bytes of HTML that a server may send on a new connection before it waits for an answer. */
const maxHtmlBytes = 14_000;

/** The bytes of a picture that a phone loads, above which it is noticeably late on a slow line. */
const maxPictureBytes = 100_000;

export interface Weight {
  /** The address of the page, or the file of the picture. */
  name: string;
  bytes: number;
}

/** A sentence for each drawing and text that still carries another name than the business's. */
export function oldNames(
  businessName: string,
  drawings: readonly Drawing[],
  texts: readonly OwnText[],
): string[] {
  const titles = drawings
    .map(({ file, source }) => ({ file, title: /<title>([^<]*)</.exec(source)?.[1] ?? '' }))
    .filter(({ title }) => title.replaceAll('&amp;', '&') !== businessName);
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

/** A sentence for each page and picture that is slow on a slow line. */
export function heavyFiles(pages: readonly Weight[], pictures: readonly Weight[]): string[] {
  const kB = (bytes: number) => `${Math.round(bytes / 1000)} kB`;
  return [
    ...pages
      .filter(({ bytes }) => bytes > maxHtmlBytes)
      .map(
        ({ name, bytes }) =>
          `The page ${name} is long (${kB(bytes)}; up to ${kB(maxHtmlBytes)} arrive at once): shorter texts are seen earlier.`,
      ),
    ...pictures
      .filter(({ bytes }) => bytes > maxPictureBytes)
      .map(
        ({ name, bytes }) =>
          `The picture ${name} is heavy (${kB(bytes)} on a phone, ${kB(maxPictureBytes)} are usual): one with less fine detail is seen earlier.`,
      ),
  ];
}
