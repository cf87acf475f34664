import { css } from '@emotion/react';
import { Fragment } from 'react';
import content from '#data/content.json' with { type: 'json' };
import { heroMinHeightPx } from '#shared/constants.ts';
import { ContentButton } from '../../links/content-link.tsx';
import { Picture } from '../../pictures/picture.tsx';
import { filesOf } from '../../pictures/picture-sources.ts';
import { media } from '../../styles/media.ts';
import { colours, layers, scrim, sizes, space } from '../../styles/tokens.ts';
import { type } from '../../styles/type.ts';
import { Container } from '../../ui/layout.tsx';
import { TextLine } from '../text-line.tsx';
import { heroSources } from './hero-picture.ts';

const { home, site } = content;
const { button } = home.hero;
const { wide, tall } = heroSources(home);

/** The width of the largest file of the landscape picture. */
const largestWidth = `${filesOf(wide).width}px`;

/** The first screen: a picture behind the transparent header, and the headline on its dark part. */
export function Hero() {
  return (
    <section css={hero}>
      <Container styles={stage}>
        <div css={text}>
          <h1 css={headline}>
            {site.headline.map((line, index) => (
              <Fragment key={JSON.stringify(line)}>
                {index > 0 && ' '}
                <span css={lineStyle}>
                  <TextLine line={line} italics="i" />
                </span>
              </Fragment>
            ))}
          </h1>
          <p css={subline}>{site.taglines.hero}</p>
          <ContentButton to={button.to} variant="light">
            {button.label}
          </ContentButton>
        </div>
      </Container>
      <Picture {...wide} alternative={tall} priority styles={picture} />
    </section>
  );
}

const minHeight = `max(${heroMinHeightPx}px, min(100svh, 60rem))`;

const hero = css({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'clip',
  display: 'grid',
  minHeight,
  marginTop: `calc(-1 * ${sizes.headerHeight})`,
  background: colours.night,
  color: colours.white,
  '& a:focus-visible': { outlineColor: colours.white, boxShadow: `0 0 0 6px ${colours.night}` },
});

const picture = css({
  position: 'absolute',
  // The picture is never scaled up: on a wider screen the rest of the hero has the colour night.
  inset: '0 0 0 auto',
  width: `min(100%, ${largestWidth})`,
  zIndex: layers.picture,
  background: 'none',
  img: {
    // Crops the picture on the side without text.
    objectPosition: '20% 62%',
    [media.fromLarge]: { objectPosition: '58% 62%' },
    [media.portrait]: { objectPosition: '50% 60%' },
  },
  [`@media (min-width: ${largestWidth})`]: {
    maskImage: 'linear-gradient(90deg, transparent, black 15%)',
  },
});

/** From the top of the hero to its text. */
const portraitPaddingTop = `calc(${sizes.headerHeight} + clamp(2rem, 6vh, 6rem))`;

const stage = css({
  display: 'grid',
  alignContent: 'center',
  paddingTop: `calc(${sizes.headerHeight} + ${space[32]})`,
  paddingBottom: space[64],
  [media.portrait]: {
    alignContent: 'start',
    paddingTop: portraitPaddingTop,
  },
  [media.landscapePhone]: {
    alignContent: 'start',
    paddingTop: `calc(${sizes.headerHeight} + ${space[24]})`,
  },
});

/** What the scrim multiplies the picture with: white text has a contrast of 4.5 to 1 even where it is white. */
const scrimColour = 'rgb(140 110 82)';

const text = css({
  position: 'relative',
  justifySelf: 'start',
  display: 'grid',
  justifyItems: 'start',
  // The scrim grows with enlarged text. It is multiplied, so that flames become amber rather than grey.
  '&::before': {
    content: '""',
    position: 'absolute',
    zIndex: layers.behind,
    inset: `-6rem -9rem -6rem calc(-1 * max(${space.gutter}, (100vw - ${sizes.container}) / 2))`,
    background: `linear-gradient(90deg, white 32vw, ${scrimColour} 46vw)`,
    mixBlendMode: 'multiply',
    maskImage:
      'linear-gradient(90deg, black calc(100% - 9rem), transparent), linear-gradient(transparent, black 6rem calc(100% - 6rem), transparent)',
    maskComposite: 'intersect',
    [media.portrait]: {
      inset: `calc(-1 * ${portraitPaddingTop}) -100vmax -3rem`,
      background: `linear-gradient(white calc(0.5 * ${minHeight}), ${scrimColour} calc(0.62 * ${minHeight}))`,
      maskImage: 'linear-gradient(black calc(100% - 3rem), transparent)',
    },
    [media.moreContrast]: { background: scrim(0.66), mixBlendMode: 'normal' },
  },
  // The margin keeps the text in line with the page's other texts, and as wide as without the padding.
  [media.forcedColours]: {
    margin: `-${space[24]}`,
    padding: space[24],
    background: 'Canvas',
  },
});

const headline = css(type.h1, {
  maxWidth: '8em',
  [media.landscapePhone]: { maxWidth: '12em', fontSize: 'clamp(2rem, 11vh, 2.75rem)' },
});

/** Breaks the headline between its lines, and within a line only if the line is too long. */
const lineStyle = css({
  display: 'inline-block',
  // With forced colours each line has a background, which would cover the descenders of the line above.
  [media.forcedColours]: { forcedColorAdjust: 'none', color: 'CanvasText' },
});

const subline = css(type.lead, {
  maxWidth: '26em',
  marginBlock: `${space[24]} ${space[32]}`,
  [media.landscapePhone]: { marginBlock: `${space[12]} ${space[24]}` },
});
