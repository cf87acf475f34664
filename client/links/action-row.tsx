import { css } from '@emotion/react';
import type { Action } from '#data/content.json';
import type { Styleable } from '../styles/styleable.ts';
import { space } from '../styles/tokens.ts';
import { textLink } from '../ui/link.tsx';
import { ContentButton, ContentLink } from './content-link.tsx';

interface Props extends Styleable {
  actions: readonly Action[];
  /** Whether the first is a button; the others are links. */
  hasButton?: boolean;
}

/** Links in a row, or below each other where that is too narrow. */
export function ActionRow({ actions, hasButton = true, styles }: Props) {
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
