import { messageRows } from './constants.ts';

/**
 * The fields of the contact form (specification, section 3). `key` is the key of the label in `words.yaml`. A field
 * with `rows` is a text area of that many lines. The fields have no HTML `name`, so that no browser ever submits their
 * values.
 */
export const formFields = [
  { key: 'name', type: 'text', autoComplete: 'name', required: true },
  { key: 'email', type: 'email', autoComplete: 'email', required: true },
  { key: 'subject', type: 'text', required: true, isWide: true },
  { key: 'message', rows: messageRows, required: true, isWide: true },
] as const;
