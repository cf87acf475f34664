import { expect, test } from 'vitest';
import { pathToService, services } from '#shared/services.ts';

test('the services are those of the specification, in its order', () => {
  expect(services.map((service) => [service.title, pathToService(service)])).toEqual([
    ['Wedding Styling & Decor', '/services#wedding-styling'],
    ['Corporate Events Styling', '/services#corporate-events'],
    ['Store Interior & Storefront Decor', '/services#store-decor'],
  ]);
});

test('no two services share an anchor, a sentence, a card text or a picture', () => {
  for (const property of ['anchor', 'menuSentence', 'cardText', 'picture'] as const) {
    expect(new Set(services.map((service) => service[property])).size).toBe(3);
  }
});

test('every anchor can stand in an address as it is', () => {
  for (const { anchor } of services) expect(encodeURIComponent(anchor)).toBe(anchor);
});
