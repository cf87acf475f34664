/** The copy before the email address, the telephone number and the place of `../site.ts`. */
export const contactDetailCopy = {
  email: 'Or write to us:',
  telephone: 'Or call us:',
  place: 'Where we are:',
  /** The name of the list in the footer, for screen readers. */
  listLabel: 'Contact',
} as const;
