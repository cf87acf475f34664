import type { ComponentType } from 'react';
import type { RouteName } from '#shared/routes.ts';
import { GalleryPage } from './gallery-page.tsx';
import { GetInTouchPage } from './get-in-touch-page.tsx';
import { HomePage } from './home/home-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { OurStoryPage } from './our-story-page.tsx';
import { PartnersPage } from './partners-page.tsx';
import { ServicesPage } from './services-page.tsx';

const pages = {
  home: HomePage,
  ourStory: OurStoryPage,
  services: ServicesPage,
  gallery: GalleryPage,
  partners: PartnersPage,
  getInTouch: GetInTouchPage,
} satisfies Record<RouteName, ComponentType>;

/** The page of a route, or the one for addresses that have none. */
export function pageOf(route: RouteName | null): ComponentType {
  return route === null ? NotFoundPage : pages[route];
}
