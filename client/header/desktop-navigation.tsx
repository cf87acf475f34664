import { css } from '@emotion/react';
import { headerLinks } from '#shared/routes.ts';
import { NavigationLinks } from '../links/navigation-links.tsx';
import { media } from '../styles/media.ts';
import { space } from '../styles/tokens.ts';
import { navItem } from './header-styles.ts';
import { ServicesDropDown } from './services-drop-down.tsx';

/** The links of wide screens, in a row under the logo. */
export function DesktopNavigation() {
  return (
    <ul css={row}>
      <NavigationLinks names={headerLinks.beforeServices} css={navItem} />
      <ServicesDropDown />
      <NavigationLinks names={headerLinks.afterServices} css={navItem} />
    </ul>
  );
}

const row = css({
  display: 'none',
  [media.fromLarge]: { display: 'flex', gap: space[32] },
  // With enlarged text in a window of the same width, the gaps shrink.
  [media.fromWide]: { gap: `clamp(${space[4]}, 10vw - 5rem, ${space[48]})` },
});
