/** The copy of the header. The labels of links to pages are in `../routes.ts`. */
export const headerCopy = {
  skipLink: 'Skip to content',
  /** The name of the navigation, for screen readers. */
  navigationLabel: 'Main',
  dropDown: 'Start your journey',
  mobileMenuHeading: 'Start Your Journey',
  menu: 'Menu',
} as const;

/** The copy of the footer. Its tagline is in `../site.ts`. */
export const footerCopy = {
  /** The name of the links, for screen readers. */
  navigationLabel: 'Footer',
  /** The name of the icons, for screen readers. */
  socialsLabel: 'Social media',
  /** Follows the copyright sign, the year and the business's name. */
  rights: 'All Rights Reserved.',
} as const;
