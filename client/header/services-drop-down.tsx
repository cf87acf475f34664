import { css } from '@emotion/react';
import { useContent } from '../site-context.ts';
import { media } from '../styles/media.ts';
import { stack } from '../styles/mixins.ts';
import { durations, transition } from '../styles/motion.ts';
import { inOpenButton } from '../styles/states.ts';
import { colours, radii, space } from '../styles/tokens.ts';
import { typography } from '../styles/typography.ts';
import { TextWithAmpersand } from '../text/text-line.tsx';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import { useCurrentPage } from '../use-current-page.ts';
import { navItem, panel } from './header-styles.ts';
import { useDropDown } from './use-drop-down.ts';

const panelId = 'servicesMenu';

/**
 * The button 'Start your journey', which opens a panel of links to the services. In browsers without popovers, a link
 * to the first service replaces both.
 */
export function ServicesDropDown() {
  const { services, words } = useContent();
  const [first] = services;
  const isCurrent = useCurrentPage().layout === 'services';
  const { rootProps, buttonProps, panelProps } = useDropDown();
  return (
    <li {...rootProps}>
      <button
        type="button"
        css={navItem}
        popoverTarget={panelId}
        aria-current={isCurrent || undefined}
        {...buttonProps}
      >
        {words.header.dropDown}
        <Icon name="chevron" width="16" height="16" css={arrow} />
      </button>
      <ul id={panelId} popover="auto" css={dropDown} {...panelProps}>
        {services.map((service) => (
          <li key={service.anchor}>
            <Link to={service.to} css={serviceLink}>
              <span css={title}>
                <TextWithAmpersand text={service.name} />
              </span>
              <span css={[typography.small, typography.secondary]}>{service.menu}</span>
            </Link>
          </li>
        ))}
      </ul>
      {first && (
        <Link hidden to={first.to} css={navItem} aria-current={isCurrent || undefined}>
          {words.header.dropDown}
        </Link>
      )}
    </li>
  );
}

const arrow = css({
  transition: transition(durations.panelMs, ['transform']),
  [inOpenButton]: { transform: 'rotate(180deg)' },
});

const dropDown = css(panel, {
  // The panel is below the middle of the header unless `use-drop-down.ts` moves it below the button.
  marginInline: 'auto',
  width: 'min(32rem, 62vw)',
  padding: space[12],
  // The outline is inside the panel, because WebKit clips everything outside the padding of a panel with a clip path.
  outlineOffset: -1,
  borderRadius: radii.panel,
});

const title = css(typography.h3, { fontSize: '1.5rem' });

const serviceLink = css({
  ...stack(space[4]),
  padding: `${space[12]} ${space[16]}`,
  borderRadius: radii.field,
  textDecoration: 'none',
  transition: transition(durations.hoverMs, ['background-color']),
  '&:active': { background: colours.sand },
  [media.hover]: { '&:hover:not(:active)': { background: colours.linen } },
});
