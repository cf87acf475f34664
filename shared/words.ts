import { formFields } from './form-fields.ts';

/** The keys of `words.yaml`: the words of the site's own parts. Those of the form start with its fields. */
export const wordKeys = {
  header: ['skipLink', 'navigation', 'dropDown', 'menuHeading', 'menu'],
  footer: ['navigation', 'profiles', 'rights'],
  cards: ['learnMore', 'about'],
  form: [...formFields.map(({ key }) => key), 'hint', 'submit', 'again'],
  toast: ['sentTitle', 'sentText', 'close', 'region', 'announcement'],
  contact: ['email', 'telephone', 'place', 'list'],
  viewer: ['title', 'previous', 'next', 'close'],
} as const;

/** The keys of `failure` below `errors`: the texts of an error page. */
export const errorKeys = ['title', 'heading', 'text', 'home'] as const;

export type ErrorWords = Record<(typeof errorKeys)[number], string>;

export type Words = {
  [Part in keyof typeof wordKeys]: Record<(typeof wordKeys)[Part][number], string>;
} & { errors: { links: string; failure: ErrorWords } };
