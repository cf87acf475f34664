import { css } from '@emotion/react';
import type { CaptionedPicture } from '#data/content.json';
import { visuallyHidden } from '../styles/mixins.ts';
import { space } from '../styles/tokens.ts';
import { typography } from '../styles/typography.ts';
import { altOf } from './picture-sources.ts';
import { ViewerButton } from './viewer-button.tsx';

interface Props {
  pictures: readonly CaptionedPicture[];
  /** The index of the picture that is shown. */
  index: number;
  onShow: (index: number) => void;
  onClose: () => void;
}

/** The viewer's place and buttons. Screen readers also say the picture there, because the focus stays on a button. */
export function ViewerBar({ pictures, index, onShow, onClose }: Props) {
  const last = pictures.length - 1;
  const shown = pictures[index];
  return (
    <div css={bar}>
      <p css={typography.small} role="status">
        {`${index + 1} / ${pictures.length}`}
        {shown && <span css={visuallyHidden}>{` ${shown.caption || altOf(shown.name)}`}</span>}
      </p>
      {last > 0 && (
        <>
          <ViewerButton
            icon="previous"
            isDisabled={index === 0}
            onPress={() => onShow(index - 1)}
          />
          <ViewerButton icon="next" isDisabled={index === last} onPress={() => onShow(index + 1)} />
        </>
      )}
      <ViewerButton icon="close" onPress={onClose} />
    </div>
  );
}

const bar = css({
  position: 'absolute',
  inset: `${space[8]} ${space[16]} auto`,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'end',
  gap: space[8],
});
