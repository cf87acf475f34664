import { css } from '@emotion/react';
import type { TextPageCopy } from '#shared/copy/text-pages.ts';
import { pathTo } from '#shared/routes.ts';
import type { Styleable } from '../styles/styleable.ts';
import { space } from '../styles/tokens.ts';
import { ButtonLink } from '../ui/button.tsx';

interface Props extends Styleable {
  actions: TextPageCopy['actions'];
}

/** A page's two buttons beside each other, or in one width below each other where that is too narrow. */
export function ActionRow({ actions: [first, second], styles }: Props) {
  return (
    <div css={[row, styles]}>
      <ButtonLink to={pathTo(first.to)}>{first.label}</ButtonLink>
      <ButtonLink to={pathTo(second.to)} variant="quiet">
        {second.label}
      </ButtonLink>
    </div>
  );
}

const row = css({ display: 'flex', flexWrap: 'wrap', gap: space[16], '& > *': { flexGrow: 1 } });
