import { toastCopy } from '#shared/copy/contact-form.ts';
import { badRequestCopy, failureCopy, notFoundCopy } from '#shared/copy/error-pages.ts';
import { homeCopy } from '#shared/copy/home.ts';
import { servicesPageCopy } from '#shared/copy/services-page.ts';
import { textPages } from '#shared/copy/text-pages.ts';
import { routes } from '#shared/routes.ts';
import { services } from '#shared/services.ts';
import { businessName, heroLines } from '#shared/site.ts';
import { headingsIn } from '#shared/text-blocks.ts';

/**
 * The texts in the roman display font: headings, large links, the toast's title, and the business's name
 * in print. Every page contains each of their characters.
 */
export const headingTexts: readonly string[] = [
  ...heroLines,
  homeCopy.servicesHeading,
  homeCopy.partnersHeading,
  homeCopy.contactHeading,
  ...services.map(({ title }) => title),
  ...Object.values(textPages).map(({ heading }) => heading),
  ...[...Object.values(textPages), ...services].flatMap(({ text }) => headingsIn(text)),
  servicesPageCopy.heading,
  servicesPageCopy.actionsHeading,
  notFoundCopy.heading,
  failureCopy.heading,
  badRequestCopy.heading,
  ...Object.values(routes).map(({ label }) => label),
  toastCopy.sentTitle,
  businessName,
];
