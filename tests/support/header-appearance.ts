import type { Page } from '@playwright/test';

export interface HeaderAppearance {
  background: 'transparent' | 'light' | 'other';
  shadow: 'none' | 'visible';
  text: 'white' | 'dark' | 'other';
}

export const transparentHeader: HeaderAppearance = {
  background: 'transparent',
  shadow: 'none',
  text: 'white',
};

export const solidHeader: HeaderAppearance = {
  background: 'light',
  shadow: 'visible',
  text: 'dark',
};

/** How the header looks once its transitions are over, read from what the browser computed. */
export function readHeaderAppearance(page: Page): Promise<HeaderAppearance> {
  return page.evaluate(headerAppearanceInPage);
}

/** The same, as a function that is run in the page. */
export function headerAppearanceInPage(): HeaderAppearance {
  const header = document.querySelector('header');
  if (!header) throw new Error('The page has no header.');
  function channels(colour: string) {
    const [red = 0, green = 0, blue = 0, alpha = 1] = colour.match(/[\d.]+/g)?.map(Number) ?? [];
    return { brightness: (red + green + blue) / 3, alpha };
  }
  for (const animation of header.getAnimations({ subtree: true })) {
    if (animation instanceof CSSTransition) animation.finish();
  }
  const items = [...header.querySelectorAll('nav a, nav button')];
  const item = items.find((each) => each.checkVisibility() && !each.hasAttribute('aria-current'));
  if (!item) throw new Error('The header shows no link and no button.');
  const style = getComputedStyle(header);
  const background = channels(style.backgroundColor);
  const text = channels(getComputedStyle(item).color);
  const shadows = style.boxShadow.match(/rgba?\([^)]*\)/g) ?? [];
  return {
    background: background.alpha === 0 ? 'transparent' : isLight(background) ? 'light' : 'other',
    shadow: shadows.some((shadow) => channels(shadow).alpha > 0) ? 'visible' : 'none',
    text: text.brightness > 250 ? 'white' : text.brightness < 80 ? 'dark' : 'other',
  };

  function isLight({ brightness, alpha }: ReturnType<typeof channels>) {
    return alpha === 1 && brightness > 220;
  }
}
