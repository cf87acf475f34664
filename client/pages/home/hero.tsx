import { css } from '@emotion/react';
import { Fragment, useState } from 'react';
import { candleAttribute, heroAttribute } from '#shared/attributes.ts';
import { heroMinHeightPx } from '#shared/constants.ts';
import type { BuiltPicture, Content } from '#shared/content-types.ts';
import { Picture } from '../../pictures/picture.tsx';
import { aspectRatioOf, heroTone, pictureNamed } from '../../pictures/picture-sources.ts';
import { useContent } from '../../site-context.ts';
import { conditions, media } from '../../styles/media.ts';
import { layers, sizes, space } from '../../styles/tokens.ts';
import { maxHeadlineSize, typography } from '../../styles/typography.ts';
import { ContentLink } from '../../text/content-link.tsx';
import { TextLine } from '../../text/text-line.tsx';
import { buttonOn } from '../../ui/button.ts';
import { Container } from '../../ui/containers.tsx';
import { useIsHydrating } from '../../use-is-hydrating.ts';
import { paddingAboveText, tones, veilBehindHeader, veilBehindText } from './hero-veils.ts';

export function Hero() {
  const content = useContent();
  const { home, site } = content;
  const { button, wide, tall } = home.hero;
  const tone = heroTone(content);
  // The candle is lit only if the server has sent the home page, not if the visitor returns to it from another page.
  const [isFromServer] = useState(useIsHydrating());
  return (
    <section
      {...{
        [heroAttribute]: '',
        [candleAttribute]: isFromServer && tone === 'dark' ? '' : undefined,
      }}
      css={[heroStyle, tones[tone], propertiesOf(content)]}
    >
      <Container styles={stage}>
        <div css={textStyle}>
          <h1 css={[typography.h1, tone === 'dark' && largeHeadline, headline]}>
            {site.headline.map((line, index) => (
              <Fragment key={index}>
                {index > 0 && ' '}
                <span css={lineStyle}>
                  <TextLine line={line} isHeading />
                </span>
              </Fragment>
            ))}
          </h1>
          <p css={subline}>{site.taglines.hero}</p>
          <ContentLink to={button.to} css={buttonOn[tone]}>
            {button.label}
          </ContentLink>
        </div>
      </Container>
      <Picture
        {...pictureProps(content, wide)}
        variant={
          wide === tall ? undefined : { ...pictureProps(content, tall), media: conditions.tallHero }
        }
        priority
        styles={pictureStyle}
      />
    </section>
  );
}

/** Returns the name and `sizes` of a picture that covers both the window and the minimum height of the hero. */
function pictureProps(content: Content, name: string) {
  const ratio = aspectRatioOf(pictureNamed(content, name));
  return {
    name,
    sizes: `max(100vw, ${Math.floor(100 * ratio)}vh, ${Math.floor(heroMinHeightPx * ratio)}px)`,
  };
}

/** Returns custom properties: the largest size of the hero, which is that of its pictures, and the flame's position. */
function propertiesOf(content: Content) {
  const { hero } = content.home;
  const wide = pictureNamed(content, hero.wide);
  const tall = pictureNamed(content, hero.tall);
  return css({
    '--picture-width': `${wide.width}px`,
    '--picture-height': `${Math.min(wide.height, tall.height)}px`,
    ...flamePositionOf(wide),
    [media.tallHero]: flamePositionOf(tall),
  });
}

function flamePositionOf({ focus }: BuiltPicture) {
  return { '--flame-position': `${focus.x}% ${focus.y}%` };
}

const heroStyle = css({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'clip',
  display: 'grid',
  minHeight: `max(${heroMinHeightPx}px, min(100svh, var(--picture-height)))`,
  marginTop: `calc(-1 * ${sizes.headerHeight})`,
  background: 'var(--background)',
  // While a page slides up, the background extends above the hero.
  boxShadow: '0 -1.5rem var(--background)',
  i: { color: 'inherit' },
  '&::before': veilBehindHeader,
});

const pictureStyle = css({
  position: 'absolute',
  inset: '0 0 0 auto',
  width: '100%',
  maxWidth: 'var(--picture-width)',
  zIndex: layers.heroPicture,
  background: 'none',
  // In a window wider than the picture, the picture fades into the background.
  WebkitMaskImage:
    'linear-gradient(90deg, transparent, black clamp(0px, 4 * (100vw - var(--picture-width)), 30%))',
});

const atTop = { alignContent: 'start', paddingTop: paddingAboveText };

const stage = css({
  display: 'grid',
  alignContent: 'center',
  paddingTop: `calc(${sizes.headerHeight} + ${space[32]})`,
  paddingBottom: space[64],
  [media.tallHero]: atTop,
  [media.lowLandscape]: atTop,
});

const textStyle = css({
  position: 'relative',
  justifySelf: 'start',
  display: 'grid',
  justifyItems: 'start',
  '&::before': veilBehindText,
  // The outline extends the background without moving the text.
  [media.forcedColours]: { outline: `${space[48]} solid Canvas`, background: 'Canvas' },
});

/** Only on a dark hero, because on a light one the veil behind such a headline would hide what the picture shows. */
const largeHeadline = css({
  [media.belowSmall]: { fontSize: `min(${maxHeadlineSize}, 3.25rem)` },
  [media.fromLarge]: { fontSize: 'min(1.2rem + 6.4vw, 7.2rem)', lineHeight: 1 },
});

const headline = css({
  maxWidth: '8em',
  [media.lowLandscape]: { maxWidth: '12em', fontSize: 'clamp(2rem, 11vh, 3.25rem)' },
});

const lineStyle = css({
  // Firefox omits the spaces between `inline-block` lines from the name of the heading.
  display: 'block',
  width: 'fit-content',
  [media.lowLandscape]: { display: 'inline' },
  // With forced colours, the browser gives each line a background, which covers the descenders of the line above.
  [media.forcedColours]: { forcedColorAdjust: 'none', color: 'CanvasText' },
});

const subline = css(typography.lead, {
  maxWidth: '26em',
  fontSize: 'clamp(1.25rem, 0.85rem + 0.55vw, 1.75rem)',
  marginBlock: `${space[24]} ${space[32]}`,
  textWrap: 'balance',
  [media.lowLandscape]: { marginBlock: `${space[12]} ${space[24]}` },
});
