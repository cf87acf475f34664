import { routes } from '#shared/routes.ts';
import { services } from '#shared/services.ts';
import { businessName, heroLines } from '#shared/site.ts';
import { toastWords } from '#shared/words/contact-form.ts';
import { badRequestWords, failureWords, notFoundWords } from '#shared/words/error-pages.ts';
import { homeWords } from '#shared/words/home.ts';
import { placeholderPages } from '#shared/words/placeholder-pages.ts';
import { servicesPageWords } from '#shared/words/services-page.ts';

/**
 * The texts in the upright display font: headings, large links, the toast's title, and the business's name
 * in print. Every page contains each of their characters.
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
  toastWords.sentTitle,
  businessName,
];
