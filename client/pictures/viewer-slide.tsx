import { css } from '@emotion/react';
import type { BuiltPicture, CaptionedPicture } from '#shared/content-types.ts';
import { useContent } from '../site-context.ts';
import { media } from '../styles/media.ts';
import { durations, transition } from '../styles/motion.ts';
import { colours, space, withOpacity } from '../styles/tokens.ts';
import { typography } from '../styles/typography.ts';
import { TextLine } from '../text/text-line.tsx';
import { Picture } from './picture.tsx';
import { pictureNamed } from './picture-sources.ts';

export function Slide({ name, caption, isShown }: CaptionedPicture & { isShown: boolean }) {
  const content = useContent();
  return (
    <li css={slide} inert={!isShown}>
      <Picture name={name} {...propsOf(pictureNamed(content, name))} />
      {caption.length > 0 && (
        <p css={captionStyle}>
          <TextLine line={caption} />
        </p>
      )}
    </li>
  );
}

function propsOf({ width, height }: BuiltPicture) {
  const ratio = css({
    aspectRatio: `${width} / ${height}`,
    maxHeight: height,
    // With a long caption or enlarged text, the slide scrolls instead of making the picture lower than this.
    minHeight: `min(14rem, 70vh, ${(100 * height) / width}vw)`,
  });
  return { sizes: `min(100vw, ${width}px)`, styles: [frame, ratio] };
}

/**
 * The windows in which a caption is beside its picture. The width excludes a window at a zoom of 400 %, which is too
 * narrow for both.
 */
export const captionBeside = `${media.lowLandscape} and (width >= 35rem)`;

const slide = css({
  display: 'flex',
  flexDirection: 'column',
  // Chrome before 115 does not support 'safe'.
  justifyContent: ['center', 'safe center'],
  alignItems: 'center',
  flex: '0 0 100%',
  gap: '1.25rem',
  padding: `0 ${space.gutter} ${space[24]}`,
  overflow: 'hidden auto',
  scrollSnapAlign: 'start',
  scrollSnapStop: 'always',
  transition: transition(durations.viewerMs, ['opacity']),
  // The next picture becomes bright gradually, because buttons and keys change the picture without scrolling.
  '&[inert]': { opacity: 0.5 },
  [media.stacked]: { paddingInline: 0 },
  [captionBeside]: { flexDirection: 'row', padding: `0 5rem 0 ${space.gutter}` },
});

/** The `img` is only as large as the picture, so that a click beside the picture closes the viewer. */
const frame = css({
  position: 'relative',
  width: '100%',
  background: 'none',
  img: {
    position: 'absolute',
    inset: 0,
    width: 'auto',
    height: 'auto',
    maxHeight: '100%',
    margin: 'auto',
  },
  [captionBeside]: { width: 'auto', height: '100%', minWidth: 0 },
});

const captionStyle = css(typography.italic, {
  maxWidth: '24em',
  paddingInline: space.gutter,
  fontSize: '1.5rem',
  textAlign: 'center',
  color: withOpacity(colours.white, 0.9),
  em: { fontStyle: 'normal' },
  [captionBeside]: { flex: '0 0 12rem', padding: 0, textAlign: 'start' },
});
