import type { RouteName } from '#shared/routes.ts';
import { placeholderPages } from '#shared/words/placeholder-pages.ts';
import { ContactDetails } from '../links/contact-details.tsx';
import { HomePage } from './home/home-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { PlaceholderPage } from './placeholder-page.tsx';
import { ServicesPage } from './services-page.tsx';

/** The page of a route: its own component, or a placeholder page with its words. Null is the 404 page. */
export function SitePage({ route }: { route: RouteName | null }) {
  if (route === null) return <NotFoundPage />;
  if (route === 'home') return <HomePage />;
  if (route === 'services') return <ServicesPage />;
  return (
    <PlaceholderPage route={route} words={placeholderPages[route]}>
      {route === 'getInTouch' && <ContactDetails hasLabels />}
    </PlaceholderPage>
  );
}
