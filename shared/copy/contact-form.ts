/** The copy of the contact form. */
export const formCopy = {
  hint: 'Please fill in all four fields.',
  name: 'Name',
  email: 'Email',
  subject: 'Subject',
  message: 'Message',
  submit: 'Send Message',
  /** The link to an empty form, where scripts are off. */
  again: 'Write Another Message',
} as const;

/** The copy of the toast after a message was sent. */
export const toastCopy = {
  sentTitle: 'Message Sent!',
  sentText: 'Thank you for reaching out. We will get back to you shortly.',
  close: 'Close',
  /** The name of the region of toasts, for screen readers; {hotkey} becomes F8. */
  regionLabel: 'Notifications ({hotkey})',
  /** What screen readers say before the toast. */
  announcement: 'Notification',
} as const;

/** The copy before the email address, the telephone number and the place of `../site.ts`. */
export const contactDetailCopy = {
  email: 'Or write to us:',
  telephone: 'Or call us:',
  place: 'Where we are:',
  /** The name of the list in the footer, for screen readers. */
  listLabel: 'Contact',
} as const;
