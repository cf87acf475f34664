/** The keys of `words.yaml`, the texts of the user interface. */
export const wordKeys = {
  header: { skipLink: '', navigation: '', dropDown: '', menuHeading: '', menu: '' },
  footer: { navigation: '', profiles: '', rights: '' },
  cards: { learnMore: '', about: '' },
  form: { name: '', email: '', subject: '', message: '', hint: '', submit: '', again: '' },
  toast: { sentTitle: '', sentText: '', close: '', region: '', announcement: '' },
  contact: { email: '', telephone: '', place: '', list: '' },
  viewer: { title: '', previous: '', next: '', close: '' },
  errors: { links: '', failure: { title: '', heading: '', text: '', home: '' } },
};

export type Words = typeof wordKeys;
