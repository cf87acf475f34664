import * as contactDetails from './copy/contact-details.ts';
import * as contactForm from './copy/contact-form.ts';
import * as errorPages from './copy/error-pages.ts';
import * as headerAndFooter from './copy/header-and-footer.ts';
import * as home from './copy/home.ts';
import * as servicesPage from './copy/services-page.ts';
import * as textPages from './copy/text-pages.ts';
import { pictures } from './pictures.ts';
import { routes } from './routes.ts';
import { services } from './services.ts';
import * as site from './site.ts';

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
  'shared/copy/contact-details.ts': { ...contactDetails },
  'shared/copy/contact-form.ts': { ...contactForm },
  'shared/copy/error-pages.ts': { ...errorPages },
  'shared/copy/header-and-footer.ts': { ...headerAndFooter },
  'shared/copy/home.ts': { ...home },
  'shared/copy/text-pages.ts': { ...textPages },
  'shared/copy/services-page.ts': { ...servicesPage },
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
