import { css } from '@emotion/react';
import { useContent } from '../site-context.ts';
import { media } from '../styles/media.ts';
import { touchSquare, visuallyHidden } from '../styles/mixins.ts';
import { colours, radii, withOpacity } from '../styles/tokens.ts';
import { Icon } from '../ui/icon.tsx';

/** Links to the profiles of the business on social networks. A profile without an address is a disabled link. */
export function SocialLinks() {
  const { site, words } = useContent();
  if (site.profiles.length === 0) return null;
  return (
    <ul css={row} aria-label={words.footer.profiles}>
      {site.profiles.map(({ name, address }, index) => (
        <li key={index}>
          <a {...(address ? { href: address } : placeholder)} css={profileLink}>
            <Icon name="link" network={name} width="18" height="18" css={icon} />
            <span css={visuallyHidden}>{name}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

const placeholder = { role: 'link', 'aria-disabled': true } as const;

/** Aligns the circles, rather than the larger touch targets around them, with the edges of the columns. */
const row = css({ display: 'flex', marginInline: '-0.125rem' });

const profileLink = css(touchSquare, { '&[aria-disabled]': { cursor: 'default', opacity: 0.6 } });

/** A circle around each icon makes all icons look equally large. */
const icon = css({
  boxSizing: 'content-box',
  padding: '0.625rem',
  border: `1px solid ${withOpacity(colours.white, 0.35)}`,
  borderRadius: radii.round,
  [media.forcedColours]: { borderColor: 'currentColor' },
});
