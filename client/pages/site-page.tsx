import type { ReactNode } from 'react';
import { isTextPage, type OwnLayout, type RouteName, routes } from '#shared/routes.ts';
import { NotFoundPage } from './error-pages.tsx';
import { HomePage } from './home/home-page.tsx';
import { ServicesPage } from './services-page.tsx';
import { TextPage } from './text-page.tsx';

const layouts: Readonly<Record<OwnLayout, () => ReactNode>> = {
  home: HomePage,
  services: ServicesPage,
};

/** The page of a route, in its layout. Null is the 404 page. */
export function SitePage({ route }: { route: RouteName | null }) {
  if (route === null) return <NotFoundPage />;
  if (isTextPage(route)) return <TextPage route={route} />;
  const Page = layouts[routes[route].layout];
  return <Page />;
}
