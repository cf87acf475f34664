import { pictures } from '#shared/pictures.ts';
import { routes } from '#shared/routes.ts';
import { services } from '#shared/services.ts';
import * as site from '#shared/site.ts';
import * as contactDetails from '#shared/words/contact-details.ts';
import * as contactForm from '#shared/words/contact-form.ts';
import * as errorPages from '#shared/words/error-pages.ts';
import * as headerAndFooter from '#shared/words/header-and-footer.ts';
import * as home from '#shared/words/home.ts';
import { placeholderPages } from '#shared/words/placeholder-pages.ts';
import { servicesPageWords } from '#shared/words/services-page.ts';

/** Everything in `shared/` that a visitor may read or hear; what is not filled in is left out. */
export const allWords: readonly string[] = stringsIn([
  { ...site },
  routes,
  services,
  Object.values(pictures).map(({ alt }) => alt),
  { ...contactDetails, ...contactForm, ...errorPages, ...headerAndFooter, ...home },
  placeholderPages,
  servicesPageWords,
]).filter((text) => text !== '');

/** What is set in the italic face. */
export const italicWords: readonly string[] = [
  site.taglines.footer,
  servicesPageWords.notice,
  ...Object.values(placeholderPages).map(({ notice }) => notice),
];

/** Every string in `value`, however deep it stands. */
function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(stringsIn);
}
