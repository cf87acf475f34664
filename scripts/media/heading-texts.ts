import { routes } from '#shared/routes.ts';
import { services } from '#shared/services.ts';
import { allTexts } from '../content/all-texts.ts';

/** The names of the texts that stand in the upright display font. */
const names = /^(heading|\w+Heading|heroLines|businessName|sentTitle)$/;

/**
 * The texts in the roman display font: headings, large links, the toast's title, and the business's name
 * in print. Every page contains each of their characters.
 */
export const headingTexts: readonly string[] = [
  ...services.map(({ title }) => title),
  ...Object.values(routes).map(({ label }) => label),
  ...allTexts
    .filter(({ path }) => path.some((key) => names.test(String(key))))
    .map(({ text }) => text),
];
