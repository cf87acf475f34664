import { copy } from '#shared/copy.ts';
import { type RouteName, routeNames, routes } from '#shared/routes.ts';
import { taglines } from '#shared/site.ts';

/** An address that has no page. */
export const unknownPath = '/no-such-page';

/** The heading of each page. */
export const headings: Record<RouteName, string> = {
  home: taglines.hero,
  ourStory: copy.ourStory.heading,
  services: copy.services.heading,
  gallery: copy.gallery.heading,
  partners: copy.partners.heading,
  getInTouch: copy.getInTouch.heading,
};

/** Every page that can be seen, the 404 page too, by name. */
export const everyPage: readonly { name: string; path: string; heading: string }[] = [
  ...routeNames.map((name) => ({ name, path: routes[name].path, heading: headings[name] })),
  { name: 'the 404 page', path: unknownPath, heading: copy.notFound.heading },
];
