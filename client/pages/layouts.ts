import type { ComponentType } from 'react';
import type { Page } from '#shared/content-types.ts';
import { HomePage } from './home/home-page.tsx';
import { ServicesPage } from './services-page.tsx';
import { TextPage } from './text-page.tsx';

export const layouts: Readonly<Record<Page['layout'], ComponentType<{ page: Page }>>> = {
  text: TextPage,
  home: HomePage,
  services: ServicesPage,
};
