import { css } from '@emotion/react';
import content from '#data/content.json' with { type: 'json' };
import { sizes } from '../styles/tokens.ts';
import { Icon } from '../ui/icon.tsx';

const words = content.words.viewer;

interface Props {
  icon: 'previous' | 'next' | 'close';
  /** Whether it leads nowhere now. It can be focused all the same. */
  isDisabled?: boolean;
  onPress: () => void;
}

/** A button of the viewer, with its name from the owner's words. */
export function ViewerButton({ icon, isDisabled = false, onPress }: Props) {
  return (
    <button
      type="button"
      aria-label={words[icon]}
      aria-disabled={isDisabled || undefined}
      css={button}
      onClick={isDisabled ? undefined : onPress}
    >
      <Icon name={icon} />
    </button>
  );
}

const button = css({
  display: 'grid',
  placeItems: 'center',
  width: sizes.target,
  height: sizes.target,
  '&[aria-disabled]': { cursor: 'default', opacity: 0.4 },
});
