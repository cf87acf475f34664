import { css } from '@emotion/react';
import { dropDownCloseDelayMs, dropDownOpenDelayMs } from '#shared/constants.ts';
import { headerCopy } from '#shared/copy/header-and-footer.ts';
import { pathToService, services } from '#shared/services.ts';
import { media } from '../styles/media.ts';
import { durations, transition } from '../styles/motion.ts';
import {
  afterExpanded,
  beforeInteractive,
  beforeInteractiveInFocused,
  beforeInteractiveInHovered,
  inExpanded,
} from '../styles/states.ts';
import { colours, radii, shadows, softColours, space } from '../styles/tokens.ts';
import { type } from '../styles/type.ts';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import { barItem } from './bar-item.ts';
import { useDropDown } from './use-drop-down.ts';

const panelId = 'services-menu';

/** The button 'Start your journey' and, below it, the panel with the services. */
export function ServicesDropDown({ isCurrent }: { isCurrent: boolean }) {
  const { close, rootProps, buttonProps, panelProps } = useDropDown();
  return (
    <li {...rootProps} css={root}>
      <button
        type="button"
        css={barItem}
        aria-controls={panelId}
        aria-current={isCurrent || undefined}
        {...buttonProps}
      >
        {headerCopy.dropDown}
        <Icon name="chevron" width="16" height="16" css={arrow} />
      </button>
      <ul id={panelId} css={panel} {...panelProps}>
        {services.map((service) => (
          <li key={service.anchor}>
            <Link to={pathToService(service)} css={entry} onClick={close}>
              <span css={[type.h3, title]}>{service.title}</span>
              <span css={[type.small, type.secondary]}>{service.menuSentence}</span>
            </Link>
          </li>
        ))}
      </ul>
    </li>
  );
}

const shown = { visibility: 'visible', opacity: 1, transform: 'translate(-50%, 0)' } as const;

const root = css({ position: 'relative' });

const arrow = css({
  transition: transition(durations.panelMs, ['transform']),
  [inExpanded]: { transform: 'rotate(180deg)' },
});

const panel = css({
  position: 'absolute',
  top: '100%',
  left: '50%',
  width: 'min(32rem, 62vw)',
  padding: space[12],
  borderRadius: radii.panel,
  background: colours.ivory,
  boxShadow: `0 0 0 1px ${softColours.rule}, ${shadows.panel}`,
  color: colours.ink,
  visibility: 'hidden',
  opacity: 0,
  transform: 'translate(-50%, -8px)',
  transition: `${transition(durations.panelMs, ['opacity', 'transform'])}, visibility 0s ${durations.panelMs}ms`,
  [afterExpanded]: { ...shown, transitionDelay: '0s' },
  // Before hydration and without scripts, CSS opens and closes the panel after the same delays.
  [beforeInteractive]: {
    transitionDelay: `${dropDownCloseDelayMs}ms, ${dropDownCloseDelayMs}ms, ${dropDownCloseDelayMs + durations.panelMs}ms`,
  },
  [beforeInteractiveInHovered]: { ...shown, transitionDelay: `${dropDownOpenDelayMs}ms` },
  [beforeInteractiveInFocused]: { ...shown, transitionDelay: '0s' },
  [media.forcedColours]: { border: '1px solid CanvasText' },
});

/** The smallest size of this step of the type scale, so that the longest title fits on one line. */
const title = css({ fontSize: '1.5rem' });

const entry = css({
  display: 'grid',
  gap: space[4],
  padding: `${space[12]} ${space[16]}`,
  borderRadius: radii.field,
  textDecoration: 'none',
  transition: transition(durations.hoverMs, ['background-color']),
  '&:active': { background: colours.sand },
  [media.hover]: { '&:hover:not(:active)': { background: colours.linen } },
});
