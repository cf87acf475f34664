/** The words of the contact form. */
export const formWords = {
  hint: 'Please fill in all four fields.',
  name: 'Name',
  email: 'Email',
  subject: 'Subject',
  message: 'Message',
  submit: 'Send Message',
} as const;

/** The notice that a message was sent. */
export const toastWords = {
  sentTitle: 'Message Sent!',
  sentText: 'Thank you for reaching out. We will get back to you shortly.',
  close: 'Close',
  /** The name of the notice's corner, for screen readers; the key F8 stands in place of the braces. */
  regionLabel: 'Notifications ({hotkey})',
  /** What screen readers say ahead of the notice. */
  announcement: 'Notification',
} as const;
