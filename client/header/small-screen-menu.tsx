import { css, keyframes } from '@emotion/react';
import { useLocation } from 'react-router-dom';
import { headerCopy } from '#shared/copy/header-and-footer.ts';
import type { RouteName } from '#shared/routes.ts';
import { media } from '../styles/media.ts';
import { durations, easings } from '../styles/motion.ts';
import { colours, scrim, shadows, sizes, softColours, space } from '../styles/tokens.ts';
import { type } from '../styles/type.ts';
import { Icon } from '../ui/icon.tsx';
import { visuallyHidden } from '../ui/visually-hidden.ts';
import { PanelLinks } from './panel-links.tsx';
import { usePanel } from './use-panel.ts';

const panelId = 'menu-panel';

/**
 * The menu button of small screens and its panel. The panel is a native popover, so it opens, closes and
 * returns the focus before hydration and without scripts too.
 */
export function SmallScreenMenu({ current }: { current: RouteName | null }) {
  const { hash } = useLocation();
  const { isOpen, rootProps, panelProps } = usePanel();
  return (
    <div {...rootProps} css={menu}>
      <button
        type="button"
        css={[type.label, button]}
        popoverTarget={panelId}
        aria-controls={panelId}
        aria-expanded={isOpen}
      >
        <Icon name={isOpen ? 'close' : 'menu'} />
        <span css={label}>{headerCopy.menu}</span>
      </button>
      <div {...panelProps} id={panelId} popover="auto" css={panelStyle}>
        <PanelLinks current={current} anchor={isOpen ? hash.slice(1) : ''} />
      </div>
    </div>
  );
}

const menu = css({
  display: 'contents',
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
  // An open panel stays, so that it can be closed, when the window becomes wide.
  [media.fromLarge]: { display: 'none' },
});

const label = css({ [media.belowSmall]: visuallyHidden });

const drop = keyframes({ from: { opacity: 0, transform: 'translateY(-8px)' } });

const panelStyle = css({
  inset: `${sizes.headerHeight} 0 auto`,
  width: 'auto',
  maxHeight: `calc(100dvh - ${sizes.headerHeight})`,
  margin: 0,
  padding: `${space[16]} ${space.gutter} ${space[32]}`,
  border: 0,
  borderTop: `1px solid ${softColours.rule}`,
  background: colours.ivory,
  boxShadow: shadows.panel,
  color: colours.ink,
  overscrollBehavior: 'contain',
  '&:popover-open': { animation: `${drop} ${durations.panelMs}ms ${easings.out}` },
  '&::backdrop': { top: sizes.headerHeight, background: scrim(0.45) },
  [media.forcedColours]: { borderBottom: '1px solid CanvasText' },
});
