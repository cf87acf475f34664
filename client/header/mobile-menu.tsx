import { css } from '@emotion/react';
import { footerLinksId, mobileMenuId } from '#shared/attributes.ts';
import { headerPages } from '#shared/routes.ts';
import { NavigationLinks } from '../links/navigation-links.tsx';
import { useContent } from '../site-context.ts';
import { media } from '../styles/media.ts';
import { touchRow, visuallyHidden } from '../styles/mixins.ts';
import { inOpenButton } from '../styles/states.ts';
import { colours, sizes, softColours, space, withOpacity } from '../styles/tokens.ts';
import { typography } from '../styles/typography.ts';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import { useCurrentPage } from '../use-current-page.ts';
import { panel } from './header-styles.ts';
import { usePopover } from './use-popover.ts';

const servicesHeadingId = 'mobileMenuServices';

/**
 * The menu button of small screens and its panel of links. In browsers without popovers, a link to the footer's links
 * replaces both.
 */
export function MobileMenu() {
  const content = useContent();
  const { services, words } = content;
  const popover = usePopover<HTMLDivElement>();
  const isServices = useCurrentPage().layout === 'services';
  return (
    <div {...popover.rootProps} css={menu}>
      <button type="button" css={button} popoverTarget={mobileMenuId}>
        <Icon name="menu" css={menuIcon} />
        <Icon name="close" css={closeIcon} />
        <span css={label}>{words.header.menu}</span>
      </button>
      <a hidden href={`#${footerLinksId}`} css={button}>
        <Icon name="menu" />
        <span css={label}>{words.header.menu}</span>
      </a>
      <div ref={popover.panel} id={mobileMenuId} popover="auto" css={mobileMenuPanel}>
        <ul>
          <NavigationLinks pages={headerPages(content)} css={pageLink}>
            <li css={group}>
              <h2 id={servicesHeadingId} css={groupHeading} aria-current={isServices || undefined}>
                {words.header.menuHeading}
              </h2>
              <ul aria-labelledby={servicesHeadingId}>
                {services.map((service) => (
                  <li key={service.anchor}>
                    <Link to={service.to} css={typography.secondary}>
                      {service.name}
                    </Link>
                  </li>
                ))}
              </ul>
            </li>
          </NavigationLinks>
        </ul>
      </div>
    </div>
  );
}

const menu = css({ display: 'contents', [media.fromLarge]: { display: 'none' } });

const button = css({
  ...touchRow,
  gridColumn: 3,
  justifySelf: 'end',
  justifyContent: 'center',
  gap: space[8],
  minWidth: sizes.target,
  paddingInline: space[8],
  // The icon aligns with the page's edge, and the larger target extends beyond.
  marginRight: `-${space[8]}`,
});

const menuIcon = css({ [inOpenButton]: { display: 'none' } });

const closeIcon = css({ display: 'none', [inOpenButton]: { display: 'block' } });

const label = css({ [media.belowSmall]: visuallyHidden, [inOpenButton]: visuallyHidden });

const mobileMenuPanel = css(panel, {
  width: 'auto',
  padding: `${space[16]} ${space.gutter} ${space[32]}`,
  '&::backdrop': {
    top: sizes.headerHeight,
    background: withOpacity(colours.night, 0.45),
    transition: 'inherit',
    '@starting-style': { opacity: 0 },
  },
  '&:not(:popover-open)::backdrop': { opacity: 0 },
  a: {
    display: 'flex',
    alignItems: 'center',
    minHeight: '3rem',
    textDecoration: 'none',
    '&:active': { color: colours.sageDeep },
  },
  '[aria-current]': {
    color: colours.sageDeep,
    textDecoration: 'underline',
    textDecorationThickness: 2,
    textUnderlineOffset: '0.25em',
  },
});

const group = css({
  marginBlock: space[12],
  paddingBlock: space[16],
  borderBlock: `1px solid ${softColours.rule}`,
});

const groupHeading = css(typography.label, { marginBottom: space[8], color: softColours.label });

const pageLink = css(typography.h3, { fontSize: '1.75rem' });
