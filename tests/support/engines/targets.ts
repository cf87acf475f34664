import { copy } from '#shared/copy.ts';
import { linkLabels } from '#shared/navigation.ts';
import type { RouteName } from '#shared/routes.ts';
import type { Target } from './sight.ts';

export const dropDown: Target = { role: 'button', name: copy.header.dropDown, within: 'header' };

export const menu: Target = { role: 'button', name: copy.header.menu, within: 'header' };

export function headerLinkTo(name: RouteName): Target {
  return { role: 'link', name: linkLabels[name], within: 'header' };
}

/** A link of the drop-down or of the small-screen panel, whichever is shown. */
export function serviceLink(title: string): Target {
  return { role: 'link', name: title, within: 'header' };
}

export const toast: Target = {
  role: 'listitem',
  name: `${copy.toast.sentTitle} ${copy.toast.sentText}`,
  within: '[role=region]',
};

export const toastCloseButton: Target = {
  role: 'button',
  name: copy.toast.close,
  within: '[role=region]',
};
