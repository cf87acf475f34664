import type { Focus, Home, LayoutName, Page, Service, Site } from '#shared/content-types.ts';

/* The keys that an owner writes, by file, as far as they are not those of what the site is rendered from. */

export interface SiteKeys extends Site {
  /** The services that are shown, by their files' names. */
  services: string[];
}

/** The keys of every page. */
export interface PageKeys extends Pick<Page, 'title' | 'description' | 'label' | 'sharing'> {
  /** Its old paths. */
  aliases: string[];
  layout: LayoutName;
}

export interface TextPageKeys
  extends PageKeys,
    Pick<Page, 'pictures' | 'shape' | 'notice' | 'contact'> {}

export interface HomeKeys extends PageKeys, Home {}

export type ServiceKeys = Pick<Service, 'menu' | 'card' | 'picture' | 'notice'>;

export interface PictureKeys {
  /** Its file's name without the extension, as pages have it. */
  file: string;
  alt: string;
  focus: Focus;
}
