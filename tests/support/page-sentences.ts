import { services } from '#shared/services.ts';
import { taglines } from '#shared/site.ts';
import { notFoundWords } from '#shared/words/error-pages.ts';
import { homeWords } from '#shared/words/home.ts';
import { placeholderPages } from '#shared/words/placeholder-pages.ts';
import { servicesPageWords } from '#shared/words/services-page.ts';

/** What each page says in its main part, by the names in `everyPage`. */
export const pageSentences: Readonly<Record<string, readonly string[]>> = {
  home: [
    taglines.heroSubline,
    homeWords.servicesHeading,
    ...services.map(({ cardText }) => cardText),
    homeWords.partnersHeading,
    homeWords.partnersText,
    homeWords.contactText,
  ],
  services: [
    servicesPageWords.intro,
    servicesPageWords.notice,
    ...services.flatMap(({ title, menuSentence, pageText }) => [title, menuSentence, pageText]),
  ],
  ...Object.fromEntries(
    Object.entries(placeholderPages).map(([name, { notice, sentences }]) => [
      name,
      [notice, ...sentences],
    ]),
  ),
  'the 404 page': [notFoundWords.text],
};
