import { css } from '@emotion/react';
import { useEffect } from 'react';
import { interactiveAttribute, mainId, overHeroAttribute } from '#shared/attributes.ts';
import { headerPages, homePath } from '#shared/routes.ts';
import { NavigationLinks } from '../links/navigation-links.tsx';
import { heroTone } from '../pictures/picture-sources.ts';
import { useContent } from '../site-context.ts';
import { media } from '../styles/media.ts';
import { durations } from '../styles/motion.ts';
import { overHeroWithoutScripts, whenTransparent } from '../styles/states.ts';
import { colours, layers, radii, sizes, space } from '../styles/tokens.ts';
import { typography } from '../styles/typography.ts';
import { Link } from '../ui/link.tsx';
import { Logo } from '../ui/logo.tsx';
import { useCurrentPage } from '../use-current-page.ts';
import {
  headerTransition,
  navItem,
  solidHeader,
  switchOnce,
  transparentHeader,
} from './header-styles.ts';
import { MobileMenu } from './mobile-menu.tsx';
import { ServicesDropDown } from './services-drop-down.tsx';

export function Header() {
  const content = useContent();
  const { words } = content;
  const tone = useCurrentPage().layout === 'home' ? heroTone(content) : undefined;
  useEffect(() => {
    document.documentElement.setAttribute(interactiveAttribute, '');
    return () => document.documentElement.removeAttribute(interactiveAttribute);
  }, []);

  return (
    <header css={bar} {...{ [overHeroAttribute]: tone }}>
      <a href={`#${mainId}`} css={skipLink}>
        {words.header.skipLink}
      </a>
      <Link to={homePath} translate="no" css={homeLink}>
        <Logo css={logo} />
      </Link>
      <nav aria-label={words.header.navigation} css={navigation}>
        <ul css={desktopLinks}>
          <NavigationLinks pages={headerPages(content)} css={navItem}>
            <ServicesDropDown />
          </NavigationLinks>
        </ul>
        <MobileMenu />
      </nav>
    </header>
  );
}

const bar = css({
  ...solidHeader,
  position: 'sticky',
  top: 0,
  zIndex: layers.header,
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  alignItems: 'center',
  height: sizes.headerHeight,
  paddingInline: space.gutter,
  ...headerTransition,
  [`${whenTransparent}, ${overHeroWithoutScripts}`]: transparentHeader,
  '& :focus-visible': { outlineColor: 'currentColor', boxShadow: 'none' },
  [overHeroWithoutScripts]: { position: 'relative' },
  // If the links wrap, further rows take up the space above the logo, so that all rows stay inside the bar.
  [media.fromLarge]: {
    grid: `auto minmax(${sizes.target}, auto) / 1fr`,
    placeItems: 'stretch center',
    alignContent: 'end',
  },
  [media.forcedColours]: { background: 'Canvas', borderBottom: '1px solid CanvasText' },
});

const skipLink = css(typography.label, {
  position: 'absolute',
  top: space[8],
  left: space[8],
  // Above the logo, which is a stacking context because it has a filter.
  zIndex: layers.header,
  padding: `${space[12]} ${space[24]}`,
  background: colours.sageDeep,
  color: colours.white,
  textDecoration: 'none',
  '&:focus': { outlineOffset: '-0.375rem' },
  // Clipping hides the link also while Safari shows the space above a page that is pulled down.
  '&:not(:focus)': { clipPath: 'inset(50%)' },
});

const homeLink = css({
  gridColumn: 2,
  padding: `${space[4]} ${space[8]}`,
  marginInline: `-${space[8]}`,
  borderRadius: radii.field,
  // Keeps the logo of a solid header legible if a browser or an extension makes the background dark. The inverted logo
  // is subtracted from the background: the result is the original logo on ivory, and a light logo on black.
  filter: 'invert(1)',
  mixBlendMode: 'difference',
  transition: `filter 0s ${durations.headerMs}ms, mix-blend-mode 0s ${durations.headerMs}ms`,
  transitionBehavior: 'allow-discrete',
  [media.fromLarge]: { gridColumn: 1 },
});

const logo = css({
  // At widths of 200 and 250 px the lines of the drawing lie on whole pixels. Below 150 px the logo is illegible.
  width: '12.5rem',
  minWidth: 150,
  filter: 'var(--header-logo-filter)',
  transition: switchOnce('filter'),
  [media.fromLarge]: { width: '15.625rem' },
  [media.forcedColours]: { filter: 'brightness(0)' },
});

const navigation = css({ display: 'contents' });

const desktopLinks = css({
  display: 'none',
  [media.fromLarge]: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    columnGap: `clamp(${space[16]}, 3.2vw, ${space[48]})`,
  },
});
