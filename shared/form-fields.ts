import { messageRows } from './constants.ts';

/**
 * The fields of the contact form (specification, section 3). `key` is the key of the label in `words.yaml`. A field
 * with `rows` has several lines, and a field with `isWide` fills both columns. No field has a `name`, because nothing
 * may be sent.
 */
export const formFields = [
  { key: 'name', type: 'text', autoComplete: 'name', required: true },
  { key: 'email', type: 'email', autoComplete: 'email', required: true },
  { key: 'subject', type: 'text', required: true, isWide: true },
  { key: 'message', rows: messageRows, required: true, isWide: true },
] as const;
