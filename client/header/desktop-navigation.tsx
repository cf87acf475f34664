import { css } from '@emotion/react';
import { headerLinks, type RouteName } from '#shared/routes.ts';
import { NavigationLink } from '../links/navigation-link.tsx';
import { media } from '../styles/media.ts';
import { space } from '../styles/tokens.ts';
import { barItem } from './bar-item.ts';
import { ServicesDropDown } from './services-drop-down.tsx';

/** The links of wide screens, in a row under the logo. */
export function DesktopNavigation({ current }: { current: RouteName | null }) {
  return (
    <ul css={row}>
      {headerLinks.beforeServices.map((name) => (
        <li key={name}>
          <NavigationLink name={name} current={current} css={barItem} />
        </li>
      ))}
      <ServicesDropDown isCurrent={current === 'services'} />
      {headerLinks.afterServices.map((name) => (
        <li key={name}>
          <NavigationLink name={name} current={current} css={barItem} />
        </li>
      ))}
    </ul>
  );
}

const row = css({
  display: 'none',
  [media.fromLarge]: { display: 'flex', justifyContent: 'center', gap: space[32] },
  // The gaps give way where the text is enlarged and the window is not.
  [media.fromWide]: { gap: `clamp(${space[4]}, 10vw - 5rem, ${space[48]})` },
});
