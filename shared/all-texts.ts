import { pictures } from './pictures.ts';
import { routes } from './routes.ts';
import { services } from './services.ts';
import * as site from './site.ts';
import * as contactDetails from './words/contact-details.ts';
import * as contactForm from './words/contact-form.ts';
import * as errorPages from './words/error-pages.ts';
import * as headerAndFooter from './words/header-and-footer.ts';
import * as home from './words/home.ts';
import * as placeholderPages from './words/placeholder-pages.ts';
import * as servicesPage from './words/services-page.ts';

/** A text of the site that an owner writes. */
export interface OwnText {
  file: string;
  /** Its path of properties in the file, such as `gallery.label`. */
  name: string;
  text: string;
}

/** Every string in the files that an owner edits: texts, empty ones too, but also paths and file names. */
export const allTexts: readonly OwnText[] = Object.entries({
  'shared/site.ts': { ...site },
  'shared/routes.ts': routes,
  'shared/services.ts': services,
  'shared/pictures.ts': pictures,
  'shared/words/contact-details.ts': { ...contactDetails },
  'shared/words/contact-form.ts': { ...contactForm },
  'shared/words/error-pages.ts': { ...errorPages },
  'shared/words/header-and-footer.ts': { ...headerAndFooter },
  'shared/words/home.ts': { ...home },
  'shared/words/placeholder-pages.ts': { ...placeholderPages },
  'shared/words/services-page.ts': { ...servicesPage },
}).flatMap(([file, value]) => textsIn(value).map((text) => ({ file, ...text })));

/** Every string in `value`, at any depth. The strings of a list have the list's name. */
function textsIn(value: unknown, name = ''): Omit<OwnText, 'file'>[] {
  if (typeof value === 'string') return [{ name, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => {
    const path = name ? `${name}.${key}` : key;
    return textsIn(child, Array.isArray(value) ? name : path);
  });
}
