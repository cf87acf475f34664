import { copy } from '#shared/copy.ts';
import { services } from '#shared/services.ts';
import { taglines } from '#shared/site.ts';

/** What each page says in its main part, by the names in `everyPage`. */
export const spokenSentences: Readonly<Record<string, readonly string[]>> = {
  home: [
    taglines.heroSubline,
    copy.home.servicesHeading,
    ...services.map(({ cardText }) => cardText),
    copy.home.partnersHeading,
    copy.home.partnersText,
    copy.home.contactText,
  ],
  ourStory: ['under construction', ...copy.ourStory.sentences],
  services: ['Content is coming soon', ...services.map(({ title }) => title)],
  gallery: ['gallery is coming soon', ...copy.gallery.sentences],
  partners: ['under construction', ...copy.partners.sentences],
  getInTouch: ['contact form will be available soon', ...copy.getInTouch.sentences],
  'the 404 page': [copy.notFound.text],
};
