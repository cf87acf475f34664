import { shortBusinessName } from '../site.ts';

/** The copy of the 404 page, at an address without a page. */
export const notFoundCopy = {
  title: `Page Not Found | ${shortBusinessName}`,
  description: 'There is no page at this address. Everything on the site can be reached from here.',
  heading: 'We could not find this page',
  text: 'The address may be mistyped, or the page may have moved. You can reach every page of our site from here.',
  /** The name of the links, for screen readers. */
  linksLabel: 'All pages',
} as const;

/** The copy of the page that replaces a failed one. The business's name follows the title. */
export const failureCopy = {
  title: 'Something Went Wrong',
  heading: 'Something failed on our side',
  text: 'We are sorry: the page could not be shown. Please try again in a moment.',
  home: 'Go to the home page',
} as const;

/** The copy of the page at an invalid address. The business's name follows the title. */
export const badRequestCopy = {
  title: 'Address Not Understood',
  heading: 'We could not read this address',
  text: 'It contains characters that do not belong in a web address. It may have been cut short or mistyped.',
  home: 'Go to the home page',
} as const;
