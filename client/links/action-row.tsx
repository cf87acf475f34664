import { css } from '@emotion/react';
import type { Actions } from '#shared/copy/text-pages.ts';
import { pathTo } from '#shared/routes.ts';
import type { Styleable } from '../styles/styleable.ts';
import { space } from '../styles/tokens.ts';
import { ButtonLink } from '../ui/button.tsx';

interface Props extends Styleable {
  actions: Actions;
}

/** A page's buttons beside each other, or in one width below each other where that is too narrow. */
export function ActionRow({ actions, styles }: Props) {
  if (actions.length === 0) return null;
  return (
    <div css={[row, styles]}>
      {actions.map(({ label, to }, index) => (
        <ButtonLink key={label} to={pathTo(to)} variant={index === 0 ? 'dark' : 'quiet'}>
          {label}
        </ButtonLink>
      ))}
    </div>
  );
}

const row = css({ display: 'flex', flexWrap: 'wrap', gap: space[16], '& > *': { flexGrow: 1 } });
