import type { ComponentType } from 'react';
import type { LayoutName, Page } from '#shared/content-types.ts';
import { notFoundPath } from '#shared/routes.ts';
import { HomePage } from './home/home-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { ServicesPage } from './services-page.tsx';
import { TextPage } from './text-page.tsx';

const components: Readonly<Record<LayoutName, ComponentType<{ page: Page }>>> = {
  text: TextPage,
  home: HomePage,
  services: ServicesPage,
};

/** A page in its layout. */
export function SitePage({ page }: { page: Page }) {
  const Layout = page.path === notFoundPath ? NotFoundPage : components[page.layout];
  return <Layout page={page} />;
}
