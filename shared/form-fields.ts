import { messageRows } from './constants.ts';

/**
 * The fields of the contact form (specification, section 3). `key` is that of the label in `words.yaml`, a field with
 * `rows` has several lines, and `isWide` fills both columns. No field has a `name`, so that nothing can be sent.
 */
export const formFields = [
  { key: 'name', type: 'text', autoComplete: 'name', required: true },
  { key: 'email', type: 'email', autoComplete: 'email', required: true },
  { key: 'subject', type: 'text', required: true, isWide: true },
  { key: 'message', rows: messageRows, required: true, isWide: true },
] as const;
