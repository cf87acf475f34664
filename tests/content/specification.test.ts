/**
 * The texts and numbers of the owner's specification. What the owner has changed on purpose is listed in
 * `departures.ts`; every other test takes texts, addresses and counts from `shared/`.
 */
import { expect, test } from 'vitest';
import * as constants from '#shared/constants.ts';
import { formCopy, toastCopy } from '#shared/copy/contact-form.ts';
import { footerCopy, headerCopy } from '#shared/copy/header-and-footer.ts';
import { homeCopy } from '#shared/copy/home.ts';
import { textPages } from '#shared/copy/text-pages.ts';
import { footerLinks, headerLinks, type RouteName, routeNames, routes } from '#shared/routes.ts';
import { pathToService, services } from '#shared/services.ts';
import { businessName, socialProfiles, taglines } from '#shared/site.ts';
import { departures } from './departures.ts';

const pagesOf = (names: readonly RouteName[]) =>
  names.map((name) => `${routes[name].label} (${routes[name].path})`).join(', ');

/** The endings of the pages' titles after the '|', each once. */
const titleEndings = [...new Set(routeNames.map((name) => routes[name].title.split(' | ')[1]))];

/** What the specification fixes of the owner's content: its name, what the site says, what was ordered. */
const ordered: readonly (readonly [name: string, actual: unknown, ordered: unknown])[] = [
  // Section 1
  ['taglines.hero', taglines.hero, 'Creating timeless moments, thoughtfully styled'],
  [
    'taglines.heroSubline',
    taglines.heroSubline,
    'Styling weddings, events, and shopfronts beautifully.',
  ],
  ['taglines.footer', taglines.footer, 'Crafting beautiful moments and timeless memories.'],
  ['titles', titleEndings, ['The Wedding & Events Designer', 'Wedding & Events Designer']],
  // Section 2, screens and routes
  [
    'pages',
    pagesOf(routeNames),
    'Home (/), Our Story (/our-story), Services (/services), Gallery (/gallery), Partners (/partners), Get in Touch (/get-in-touch)',
  ],
  ['ourStory.notice', textPages.ourStory.notice, expect.stringContaining('under construction')],
  ...services.map(
    ({ notice }, index) =>
      [`services.${index + 1}.notice`, notice, expect.stringContaining('coming soon')] as const,
  ),
  ['gallery.notice', textPages.gallery.notice, expect.stringContaining('gallery is coming soon')],
  ['partners.notice', textPages.partners.notice, expect.stringContaining('under construction')],
  [
    'getInTouch.notice',
    textPages.getInTouch.notice,
    expect.stringContaining('contact form will be available soon'),
  ],
  // Home
  ['home.storyButton', homeCopy.storyButton, 'Discover Our Story'],
  ['home.servicesHeading', homeCopy.servicesHeading, 'Your Journey Starts Here'],
  ['home.learnMore', homeCopy.learnMore, 'Learn More'],
  ['home.partnersHeading', homeCopy.partnersHeading, 'Our Trusted Partners'],
  ['home.partnersButton', homeCopy.partnersButton, 'Become a Partner'],
  ['home.contactHeading', homeCopy.contactHeading, 'Get In Touch'],
  // Header
  [
    'header.beforeServices',
    pagesOf(headerLinks.beforeServices),
    'Home (/), Our Story (/our-story)',
  ],
  [
    'header.afterServices',
    pagesOf(headerLinks.afterServices),
    'Gallery (/gallery), Partners (/partners), Get in Touch (/get-in-touch)',
  ],
  ['header.dropDown', headerCopy.dropDown, 'Start your journey'],
  ['header.mobileMenuHeading', headerCopy.mobileMenuHeading, 'Start Your Journey'],
  [
    'services',
    services.map((service) => [service.title, pathToService(service), service.menuSentence]),
    [
      [
        'Wedding Styling & Decor',
        '/services#wedding-styling',
        'Bespoke styling to create the wedding of your dreams.',
      ],
      [
        'Corporate Events Styling',
        '/services#corporate-events',
        'Professional and creative styling for your corporate gatherings.',
      ],
      [
        'Store Interior & Storefront Decor',
        '/services#store-decor',
        'Elevate your retail space with stunning interior and storefront designs.',
      ],
    ],
  ],
  // Footer
  [
    'footer.links',
    footerLinks.map((name) => routes[name].label).join(', '),
    'Home, Our Story, Services, Gallery, Partners, Get in Touch',
  ],
  [
    'footer.profiles',
    socialProfiles.map(({ name }) => name).join(', '),
    'Instagram, Facebook, Pinterest',
  ],
  [
    'footer.rights',
    `${businessName}. ${footerCopy.rights}`,
    'The Wedding & Events Designer. All Rights Reserved.',
  ],
  // Sections 3 and 8
  [
    'form.fields',
    [formCopy.name, formCopy.email, formCopy.subject, formCopy.message].join(', '),
    'Name, Email, Subject, Message',
  ],
  ['toast.title', toastCopy.sentTitle, 'Message Sent!'],
  [
    'toast.text',
    toastCopy.sentText,
    'Thank you for reaching out. We will get back to you shortly.',
  ],
];

test.each(ordered.filter(([name]) => !departures.includes(name)))(
  '%s is as ordered',
  (name, actual, wanted) => {
    const advice = `If the owner wants it so, add the line '${name}', to tests/content/departures.ts`;
    expect(actual, advice).toEqual(wanted);
  },
);

test('every listed departure is one', () => {
  expect(new Set(ordered.map(([name]) => name)).size).toBe(ordered.length);
  for (const departure of departures) {
    const [, actual, wanted] = ordered.find(([name]) => name === departure) ?? [];
    expect(actual, `Take '${departure}' out of tests/content/departures.ts`).not.toEqual(wanted);
  }
});

test('section 9, and the rows of the message field: every constant', () => {
  expect({ ...constants }).toEqual({
    headerScrollThresholdPx: 50,
    toastDurationMs: 5000,
    toastSwipeThresholdPx: 50,
    toastSwipeDirection: 'right',
    toastViewportHotkey: 'F8',
    toastLimit: 1,
    toastRemovalDelayMs: 1_000_000,
    swipeStartTouchThresholdPx: 10,
    swipeStartOtherThresholdPx: 2,
    dropDownOpenDelayMs: 200,
    dropDownSkipDelayMs: 300,
    dropDownCloseDelayMs: 150,
    pageTransitionS: 0.8,
    heroMinHeightPx: 700,
    messageRows: 6,
  });
});
