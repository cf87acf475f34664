import type { ComponentType } from 'react';
import type { Content, LayoutName, Page } from '#shared/content-types.ts';
import type { PlacedPicture } from '../pictures/picture-sources.ts';
import { heroSources } from './home/hero.tsx';
import { HomePage } from './home/home-page.tsx';
import { firstServicePicture } from './service-section.tsx';
import { ServicesPage } from './services-page.tsx';
import { firstPicture, TextPage } from './text-page.tsx';

interface Layout {
  Component: ComponentType<{ page: Page }>;
  /** The pictures of a page's first screen; alternatives exclude each other by `media`. */
  firstPictures: (content: Content, page: Page) => readonly PlacedPicture[];
}

/** How pages are shown. */
export const layouts: Readonly<Record<LayoutName, Layout>> = {
  text: { Component: TextPage, firstPictures: (_content, page) => firstPicture(page) },
  home: { Component: HomePage, firstPictures: (content) => Object.values(heroSources(content)) },
  services: { Component: ServicesPage, firstPictures: firstServicePicture },
};
