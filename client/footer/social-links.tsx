import { css } from '@emotion/react';
import { type SocialNetwork, socialProfiles } from '#shared/site.ts';
import { footerWords } from '#shared/words/header-and-footer.ts';
import { media } from '../styles/media.ts';
import { sizes, space } from '../styles/tokens.ts';
import { FacebookIcon, InstagramIcon, PinterestIcon } from '../ui/icons.tsx';
import { visuallyHidden } from '../ui/visually-hidden.ts';

const icons = {
  instagram: InstagramIcon,
  facebook: FacebookIcon,
  pinterest: PinterestIcon,
} satisfies Record<SocialNetwork, unknown>;

/** The business's profiles; one without an address is shown as the placeholder of a link. */
export function SocialLinks() {
  return (
    <ul css={row} aria-label={footerWords.socialsLabel}>
      {socialProfiles.map(({ network, name, href }) => {
        const Icon = icons[network];
        const target = href
          ? { href, rel: 'noopener' }
          : ({ role: 'link', 'aria-disabled': true } as const);
        return (
          <li key={network}>
            <a {...target} css={link}>
              <Icon />
              <span css={visuallyHidden}>{name}</span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}

/** The icons, not the targets around them, stand on the columns' edges. */
const row = css({ display: 'flex', gap: space[8], marginInline: '-0.7rem' });

const link = css({
  display: 'grid',
  placeItems: 'center',
  width: sizes.target,
  height: sizes.target,
  '&[aria-disabled]': { cursor: 'default' },
  [media.print]: { display: 'none' },
});
