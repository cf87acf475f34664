import { businessName } from './site.ts';

/** Every sentence that is not a fact of the business, a route or a service. */
export const copy = {
  skipLink: 'Skip to content',
  header: {
    label: 'Main',
    dropDown: 'Start your journey',
    panelHeading: 'Start Your Journey',
    menu: 'Menu',
  },
  footer: {
    linksLabel: 'Footer',
    socialsLabel: 'Social media',
    /** The line after the copyright sign and the year. */
    rights: `${businessName}. All Rights Reserved.`,
  },
  home: {
    heroButton: 'Discover Our Story',
    servicesHeading: 'Your Journey Starts Here',
    learnMore: 'Learn More',
    about: 'about',
    partnersHeading: 'Our Trusted Partners',
    partnersText:
      'An occasion is the work of many hands. We like to work beside people who care about the details as much as we do.',
    partnersButton: 'Become a Partner',
    contactHeading: 'Get In Touch',
    contactText:
      'Tell us what you are planning: a wedding, an event for your company or a new look for your shop, and how you would like it to feel.',
  },
  form: {
    hint: 'All four fields are needed.',
    name: 'Name',
    email: 'Email',
    subject: 'Subject',
    message: 'Message',
    submit: 'Send Message',
  },
  toast: {
    sentTitle: 'Message Sent!',
    sentText: 'Thank you for reaching out. We will get back to you shortly.',
    close: 'Close',
    /** The toast region's name; Radix puts the hotkey in place of the braces. */
    regionLabel: 'Notifications ({hotkey})',
    /** What screen readers say ahead of an announced toast. */
    announcement: 'Notification',
  },
  ourStory: {
    heading: 'Our Story',
    notice: 'This page is under construction.',
    sentences: [
      'It will tell how we work: how we read a room, a table or a shopfront before anything is placed in it, and how flowers, linen and light are chosen to belong together.',
      'It will follow one occasion from the first conversation to the last candle.',
    ],
    onward: { services: 'See what we style', getInTouch: 'Get in touch' },
  },
  services: {
    heading: 'Services',
    lead: 'Three kinds of occasion, one way of looking at them.',
    notice: 'Content is coming soon.',
    onward: { getInTouch: 'Get in touch', gallery: 'Visit the gallery' },
    onwardHeading: 'Have something in mind?',
  },
  gallery: {
    heading: 'Gallery',
    notice: 'The gallery is coming soon.',
    sentences: [
      'It will hold pictures of weddings, of corporate events, and of shop interiors and storefronts, each shown large and without hurry.',
      'Beside each will stand a line on what was styled: the table, the flowers, the light.',
    ],
    onward: { services: 'See what we style', ourStory: 'Read our story' },
  },
  partners: {
    heading: 'Partners',
    notice: 'This page is under construction.',
    sentences: [
      'It will introduce the people whose work stands beside ours, and say what each of them brings to an occasion.',
      'If you would like yours to be among them, start by getting in touch.',
    ],
    onward: { getInTouch: 'Get in touch', services: 'See what we style' },
  },
  getInTouch: {
    heading: 'Get in Touch',
    notice: 'The contact form will be available soon.',
    sentences: [
      'This page will hold the form in full, with room to say what the occasion is, where it takes place and what you have in mind.',
      'Until then there is a shorter one on the home page: your name, your email address, a subject and a message.',
    ],
    onward: { homeForm: 'Go to the form', services: 'See what we style' },
  },
  notFound: {
    heading: 'This page could not be found',
    text: 'The address may have been mistyped, or the page may have moved. Everything we have is one step from here.',
    linksLabel: 'All pages',
  },
  failure: {
    title: `Something Went Wrong | ${businessName}`,
    heading: 'Something went wrong on our side',
    text: 'The page could not be shown. Please try again in a moment.',
    home: 'Go to the home page',
  },
  badRequest: {
    title: `Address Not Understood | ${businessName}`,
    heading: 'This address could not be read',
    text: 'It holds characters that no address can have. It may have been cut off or mistyped.',
    home: 'Go to the home page',
  },
} as const;
