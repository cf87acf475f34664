import { textPages } from '#shared/copy/text-pages.ts';
import type { RouteName } from '#shared/routes.ts';
import { ContactDetails } from '../links/contact-details.tsx';
import { HomePage } from './home/home-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { ServicesPage } from './services-page.tsx';
import { TextPage } from './text-page.tsx';

/** The page of a route: its own component, or a placeholder page with its words. Null is the 404 page. */
export function SitePage({ route }: { route: RouteName | null }) {
  if (route === null) return <NotFoundPage />;
  if (route === 'home') return <HomePage />;
  if (route === 'services') return <ServicesPage />;
  return (
    <TextPage route={route} words={textPages[route]}>
      {route === 'getInTouch' && <ContactDetails hasLabels />}
    </TextPage>
  );
}
