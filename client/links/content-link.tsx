import { css } from '@emotion/react';
import type { Action } from '#shared/content-types.ts';
import { leadsToPage } from '#shared/routes.ts';
import { useContent } from '../site-context.ts';
import type { Styleable } from '../styles/mixins.ts';
import { space } from '../styles/tokens.ts';
import { ButtonLink, type ButtonLinkProps } from '../ui/button.tsx';
import { Link, type LinkProps, textLink } from '../ui/link.tsx';

/** A link of the owner's: to a page, a file, another site, an email address or a telephone. */
export function ContentLink(props: LinkProps) {
  return <Link {...props} reloadDocument={!leadsToPage(useContent(), props.to)} />;
}

/** The same as a button. */
export function ContentButton(props: ButtonLinkProps) {
  return <ButtonLink {...props} reloadDocument={!leadsToPage(useContent(), props.to)} />;
}

interface RowProps extends Styleable {
  actions: readonly Action[];
  /** Whether the first is a button; the others are links. */
  hasButton?: boolean;
}

/** Links in a row, or below each other where that is too narrow. */
export function ActionRow({ actions, hasButton = true, styles }: RowProps) {
  const [button] = hasButton ? actions : [];
  const links = hasButton ? actions.slice(1) : actions;
  return (
    <div css={[row, styles]}>
      {button && <ContentButton to={button.to}>{button.label}</ContentButton>}
      {links.map(({ label, to }, index) => (
        <ContentLink key={index} to={to} css={textLink}>
          {label}
        </ContentLink>
      ))}
    </div>
  );
}

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[12]} ${space[32]}`,
});
