/** The words of the header. What the links to pages are called stands in `../routes.ts`. */
export const headerWords = {
  skipLink: 'Skip to content',
  /** The name of the navigation, for screen readers. */
  navigationLabel: 'Main',
  dropDown: 'Start your journey',
  panelHeading: 'Start Your Journey',
  menu: 'Menu',
} as const;

/** The words of the footer. Its tagline is among the facts in `../site.ts`. */
export const footerWords = {
  /** The name of the links, for screen readers. */
  navigationLabel: 'Footer',
  /** The name of the icons, for screen readers. */
  socialsLabel: 'Social media',
  /** Said after the copyright sign, the year and the business's name. */
  rights: 'All Rights Reserved.',
} as const;
