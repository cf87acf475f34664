import { css } from '@emotion/react';
import { useContent } from '../site-context.ts';
import { media } from '../styles/media.ts';
import { touchRow, visuallyHidden } from '../styles/mixins.ts';
import { colours, radii, sizes, withOpacity } from '../styles/tokens.ts';
import { typography } from '../styles/typography.ts';
import { Icon, networkDrawingOf } from '../ui/icon.tsx';

/**
 * Links to the profiles of the business on social networks. A network without an icon is shown by its name. A profile
 * without an address is a disabled link.
 */
export function SocialLinks() {
  const { site, words } = useContent();
  if (site.profiles.length === 0) return null;
  return (
    <ul css={row} aria-label={words.footer.profiles}>
      {site.profiles.map(({ name, address }, index) => {
        const drawing = networkDrawingOf(name);
        return (
          <li key={index}>
            <a {...(address ? { href: address } : placeholder)} css={profileLink}>
              {drawing && <Icon drawing={drawing} width="18" height="18" css={icon} />}
              <span css={drawing ? visuallyHidden : nameInLine}>{name}</span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}

const placeholder = { role: 'link', 'aria-disabled': true } as const;

/** The circles align with the edges of the columns, and the larger touch targets extend beyond. */
const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignContent: 'start',
  marginInline: '-0.125rem',
});

const profileLink = css({
  ...touchRow,
  display: 'flex',
  justifyContent: 'center',
  minWidth: sizes.target,
  paddingInline: '0.125rem',
  textDecoration: 'none',
  '&[aria-disabled]': { cursor: 'default', opacity: 0.6 },
});

const thinBorder = {
  border: `1px solid ${withOpacity(colours.white, 0.35)}`,
  [media.forcedColours]: { borderColor: 'currentColor' },
};

const icon = css({
  boxSizing: 'content-box',
  padding: '0.625rem',
  borderRadius: radii.round,
  ...thinBorder,
});

const nameInLine = css(typography.small, {
  padding: '0.4375rem 1rem',
  borderRadius: radii.pill,
  ...thinBorder,
});
