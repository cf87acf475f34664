import { type RouteName, routes } from '#shared/routes.ts';
import { toastWords } from '#shared/words/contact-form.ts';
import { headerWords } from '#shared/words/header-and-footer.ts';
import type { Target } from './sight.ts';

export const dropDown: Target = { role: 'button', name: headerWords.dropDown, within: 'header' };

export const menu: Target = { role: 'button', name: headerWords.menu, within: 'header' };

export function headerLinkTo(name: RouteName): Target {
  return { role: 'link', name: routes[name].label, within: 'header' };
}

/** A link of the drop-down or of the small-screen panel, whichever is shown. */
export function serviceLink(title: string): Target {
  return { role: 'link', name: title, within: 'header' };
}

export const toast: Target = {
  role: 'listitem',
  name: `${toastWords.sentTitle} ${toastWords.sentText}`,
  within: '[role=region]',
};

export const toastCloseButton: Target = {
  role: 'button',
  name: toastWords.close,
  within: '[role=region]',
};
