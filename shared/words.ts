/** The keys of `words.yaml`, which contains the texts of the user interface. Each '' is a placeholder for a text. */
export const emptyWords = {
  header: { skipLink: '', navigation: '', dropDown: '', menuHeading: '', menu: '' },
  footer: { navigation: '', profiles: '', rights: '' },
  cards: { learnMore: '', about: '' },
  form: { name: '', email: '', subject: '', message: '', hint: '', submit: '', again: '' },
  toast: { sentTitle: '', sentText: '', close: '', region: '', announcement: '' },
  contact: { email: '', telephone: '', place: '', list: '' },
  viewer: { title: '', previous: '', next: '', close: '' },
  errors: { links: '', failure: { title: '', heading: '', text: '', home: '' } },
};

export type Words = typeof emptyWords;
