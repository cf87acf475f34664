/**
 * The owner's specification, word by word and number by number. This is the one test to change when
 * the owner departs from it on purpose; every other test takes words, addresses and counts from `shared/`.
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

const labelsAndPaths = (names: readonly RouteName[]) =>
  names.map((name) => [routes[name].label, routes[name].path]);

test('section 1: the taglines', () => {
  expect(taglines.hero).toBe('Creating timeless moments, thoughtfully styled');
  expect(taglines.heroSubline).toBe('Styling weddings, events, and shopfronts beautifully.');
  expect(taglines.footer).toBe('Crafting beautiful moments and timeless memories.');
});

test('section 1: some titles use the business name, the others "Wedding & Events Designer"', () => {
  const titles = routeNames.map((name) => routes[name].title);
  for (const title of titles) expect(title).toMatch(/Wedding & Events Designer$/);
  const withName = titles.filter((title) => title.endsWith(`| ${businessName}`));
  expect(withName).toHaveLength(4);
});

test('section 2: the screens and their routes', () => {
  expect(labelsAndPaths(routeNames)).toEqual([
    ['Home', '/'],
    ['Our Story', '/our-story'],
    ['Services', '/services'],
    ['Gallery', '/gallery'],
    ['Partners', '/partners'],
    ['Get in Touch', '/get-in-touch'],
  ]);
});

test('section 2: what the pages that are still to be written say', () => {
  expect(textPages.ourStory.notice).toContain('under construction');
  for (const { notice } of services) expect(notice).toContain('coming soon');
  expect(textPages.gallery.notice).toContain('gallery is coming soon');
  expect(textPages.partners.notice).toContain('under construction');
  expect(textPages.getInTouch.notice).toContain('contact form will be available soon');
});

test('section 2: the sections and buttons of the home page', () => {
  expect(homeCopy.storyButton).toBe('Discover Our Story');
  expect(homeCopy.servicesHeading).toBe('Your Journey Starts Here');
  expect(homeCopy.learnMore).toBe('Learn More');
  expect(homeCopy.partnersHeading).toBe('Our Trusted Partners');
  expect(homeCopy.partnersButton).toBe('Become a Partner');
  expect(homeCopy.contactHeading).toBe('Get In Touch');
});

test('section 2: the three services and their sentences', () => {
  expect(services.map((service) => [service.title, pathToService(service)])).toEqual([
    ['Wedding Styling & Decor', '/services#wedding-styling'],
    ['Corporate Events Styling', '/services#corporate-events'],
    ['Store Interior & Storefront Decor', '/services#store-decor'],
  ]);
  expect(services.map(({ menuSentence }) => menuSentence)).toEqual([
    'Bespoke styling to create the wedding of your dreams.',
    'Professional and creative styling for your corporate gatherings.',
    'Elevate your retail space with stunning interior and storefront designs.',
  ]);
});

test('section 2: the header', () => {
  expect(labelsAndPaths(headerLinks.beforeServices)).toEqual([
    ['Home', '/'],
    ['Our Story', '/our-story'],
  ]);
  expect(labelsAndPaths(headerLinks.afterServices)).toEqual([
    ['Gallery', '/gallery'],
    ['Partners', '/partners'],
    ['Get in Touch', '/get-in-touch'],
  ]);
  expect(headerCopy.dropDown).toBe('Start your journey');
  expect(headerCopy.panelHeading).toBe('Start Your Journey');
});

test('section 2: the footer', () => {
  const labels = footerLinks.map((name) => routes[name].label).join(', ');
  expect(labels).toBe('Home, Our Story, Services, Gallery, Partners, Get in Touch');
  expect(socialProfiles.map(({ name }) => name)).toEqual(['Instagram', 'Facebook', 'Pinterest']);
  expect(`${businessName}. ${footerCopy.rights}`).toBe(
    'The Wedding & Events Designer. All Rights Reserved.',
  );
});

test("section 3: the form's fields", () => {
  const { name, email, subject, message } = formCopy;
  expect([name, email, subject, message]).toEqual(['Name', 'Email', 'Subject', 'Message']);
});

test('section 8: the toast', () => {
  expect(toastCopy.sentTitle).toBe('Message Sent!');
  expect(toastCopy.sentText).toBe('Thank you for reaching out. We will get back to you shortly.');
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
