import { css } from '@emotion/react';
import type { Action } from '#shared/content-types.ts';
import { leadsToPage } from '#shared/routes.ts';
import { useContent } from '../site-context.ts';
import type { Styleable } from '../styles/mixins.ts';
import { space } from '../styles/tokens.ts';
import { buttonLooks } from '../ui/button.tsx';
import { Link, type LinkProps, textLink } from '../ui/link.tsx';

/** A link of the owner's, to a page, a file, another site, an email address or a telephone. */
export function ContentLink(props: LinkProps) {
  return <Link {...props} reloadDocument={!leadsToPage(useContent(), props.to)} />;
}

interface ButtonProps extends LinkProps {
  look?: keyof typeof buttonLooks;
}

/** A link of the owner's that looks like a button. */
export function ContentButton({ look = 'dark', ...rest }: ButtonProps) {
  return <ContentLink css={buttonLooks[look]} {...rest} />;
}

interface RowProps extends Styleable {
  actions: readonly Action[];
  /** Whether the first link looks like a button. */
  hasButton?: boolean;
}

/** Links in a row, which wraps where the row is too narrow. */
export function ActionRow({ actions, hasButton = true, styles }: RowProps) {
  return (
    <div css={[row, styles]}>
      {actions.map(({ label, to }, index) =>
        hasButton && index === 0 ? (
          <ContentButton key={index} to={to}>
            {label}
          </ContentButton>
        ) : (
          <ContentLink key={index} to={to} css={textLink}>
            {label}
          </ContentLink>
        ),
      )}
    </div>
  );
}

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[12]} ${space[32]}`,
});
