import type { ComponentType } from 'react';
import content from '#data/content.json' with { type: 'json' };
import type { LayoutName, Page } from '#data/content.json';
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
  const Layout = page === content.notFound ? NotFoundPage : components[page.layout];
  return <Layout page={page} />;
}
