/** The copy of the services page. Those of each service are in `../services.ts`. */
export const servicesPageCopy = {
  heading: 'Services',
  intro: 'Weddings, company events and shops, styled with the same thoughtful eye.',
  /** Shown with each of the services. */
  notice: 'Content is coming soon.',
  actionsHeading: 'Have something in mind?',
  actions: [
    { label: 'Tell us what you are planning', to: 'contactForm' },
    { label: 'Visit the gallery', to: 'gallery' },
  ],
} as const;
