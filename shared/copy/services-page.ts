import type { Actions } from './text-pages.ts';

interface ServicesPageCopy {
  heading: string;
  intro: string;
  actionsHeading: string;
  actions: Actions;
}

/** The copy of the services page. That of each service is in `../services.ts`. */
export const servicesPageCopy: ServicesPageCopy = {
  heading: 'Services',
  intro: 'Weddings, company events and shops, styled with the same thoughtful eye.',
  actionsHeading: 'Have something in mind?',
  actions: [
    { label: 'Tell us what you are planning', to: 'contactForm' },
    { label: 'Visit the gallery', to: 'gallery' },
  ],
};
