import { css } from '@emotion/react';
import { headerCopy } from '#shared/copy/header-and-footer.ts';
import type { RouteName } from '#shared/routes.ts';
import { media } from '../styles/media.ts';
import { mobileMenuId } from '../styles/state-attributes.ts';
import { inOpenButton } from '../styles/states.ts';
import { scrim, sizes, softColours, space } from '../styles/tokens.ts';
import { type } from '../styles/type.ts';
import { Icon } from '../ui/icon.tsx';
import { visuallyHidden } from '../ui/visually-hidden.ts';
import { MobileMenuLinks } from './mobile-menu-links.tsx';
import { panel } from './panel.ts';
import { usePopover } from './use-popover.ts';

/** The menu button of small screens and its panel. */
export function MobileMenu({ current }: { current: RouteName | null }) {
  const popover = usePopover<HTMLDivElement>();
  return (
    <div {...popover.rootProps} css={menu}>
      <button type="button" css={[type.label, button]} popoverTarget={mobileMenuId}>
        <Icon name="menu" css={menuIcon} />
        <Icon name="close" css={closeIcon} />
        <span css={label}>{headerCopy.menu}</span>
      </button>
      <div ref={popover.panel} id={mobileMenuId} popover="auto" css={[panel, mobileMenuPanel]}>
        <MobileMenuLinks current={current} />
      </div>
    </div>
  );
}

const menu = css({
  display: 'contents',
  // This hides an open panel too, when the window becomes wide.
  [media.fromLarge]: { display: 'none' },
  [media.withoutPopovers]: { display: 'none' },
});

const button = css({
  gridColumn: 3,
  justifySelf: 'end',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[8],
  height: sizes.target,
  minWidth: sizes.target,
  paddingInline: space[8],
  // Aligns the icon, rather than the larger target around it, with the page's edge.
  marginRight: `-${space[8]}`,
});

const menuIcon = css({ [inOpenButton]: { display: 'none' } });

const closeIcon = css({ display: 'none', [inOpenButton]: { display: 'block' } });

const label = css({ [media.belowSmall]: visuallyHidden, [inOpenButton]: visuallyHidden });

const mobileMenuPanel = css({
  width: 'auto',
  padding: `${space[16]} ${space.gutter} ${space[32]}`,
  borderTop: `1px solid ${softColours.rule}`,
  '&::backdrop': { top: sizes.headerHeight, background: scrim(0.45) },
  [media.forcedColours]: { borderBottom: '1px solid CanvasText' },
});
