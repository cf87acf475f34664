import { css } from '@emotion/react';
import { headerLinks, type RouteName } from '#shared/routes.ts';
import { NavigationLink } from '../links/navigation-link.tsx';
import { media } from '../styles/media.ts';
import { space } from '../styles/tokens.ts';
import { navItem } from './nav-item.ts';
import { ServicesDropDown } from './services-drop-down.tsx';

/** The links of wide screens, in a row under the logo. */
export function DesktopNavigation({ current }: { current: RouteName | null }) {
  const toItem = (name: RouteName) => (
    <li key={name}>
      <NavigationLink name={name} current={current} css={navItem} />
    </li>
  );
  return (
    <ul css={row}>
      {headerLinks.beforeServices.map(toItem)}
      <ServicesDropDown isCurrent={current === 'services'} />
      {headerLinks.afterServices.map(toItem)}
    </ul>
  );
}

const row = css({
  display: 'none',
  [media.fromLarge]: { display: 'flex', gap: space[32] },
  // With enlarged text in a window of the same width, the gaps shrink.
  [media.fromWide]: { gap: `clamp(${space[4]}, 10vw - 5rem, ${space[48]})` },
});
