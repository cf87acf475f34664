import { routeNames, routes } from '#shared/routes.ts';

/** The path of each of the six routes. */
export const routePaths: readonly string[] = routeNames.map((name) => routes[name].path);

/** A path that has no page. */
export const unknownPath = '/no-such-page';

/** The path of every page there is, the 404 page with them. */
export const everyPath: readonly string[] = [...routePaths, unknownPath];
