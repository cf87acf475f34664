import { routes } from '#shared/routes.ts';
import { services } from '#shared/services.ts';
import { businessName, heroLines } from '#shared/site.ts';
import { badRequestWords, failureWords, notFoundWords } from '#shared/words/error-pages.ts';
import { homeWords } from '#shared/words/home.ts';
import { placeholderPages } from '#shared/words/placeholder-pages.ts';
import { servicesPageWords } from '#shared/words/services-page.ts';

/**
 * The texts in the upright display font: headings, large links, and the business's name in print. The
 * toast's title is not among them: it uses the font file, because each character here is in every page.
 */
export const headingWords: readonly string[] = [
  ...heroLines,
  homeWords.servicesHeading,
  homeWords.partnersHeading,
  homeWords.contactHeading,
  ...services.map(({ title }) => title),
  ...Object.values(placeholderPages).map(({ heading }) => heading),
  servicesPageWords.heading,
  servicesPageWords.actionsHeading,
  notFoundWords.heading,
  failureWords.heading,
  badRequestWords.heading,
  ...Object.values(routes).map(({ label }) => label),
  businessName,
];
