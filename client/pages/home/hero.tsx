import { css } from '@emotion/react';
import { Fragment } from 'react';
import { heroMinHeightPx } from '#shared/constants.ts';
import { pictures } from '#shared/pictures.ts';
import { pathTo } from '#shared/routes.ts';
import { heroLines, taglines } from '#shared/site.ts';
import { homeWords } from '#shared/words/home.ts';
import { layers } from '../../styles/layers.ts';
import { conditions, media } from '../../styles/media.ts';
import { colours, scrim, sizes, space } from '../../styles/tokens.ts';
import { type } from '../../styles/type.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Container } from '../../ui/container.tsx';
import { Picture } from '../../ui/picture.tsx';
import { heroPicture } from './hero-picture.ts';

/** The first screen: a picture under the clear header, the headline on its quiet part. */
export function Hero() {
  return (
    <section css={hero}>
      <Container css={stage}>
        <div css={text}>
          <h1 tabIndex={-1} css={[type.h1, headline]}>
            {heroLines.map((line, index) => (
              <Fragment key={line}>
                {index > 0 && ' '}
                <span css={lineStyle}>{line}</span>
              </Fragment>
            ))}
          </h1>
          <p css={[type.lead, subline]}>{taglines.heroSubline}</p>
          <ButtonLink to={pathTo('ourStory')} tone="light">
            {homeWords.storyButton}
          </ButtonLink>
        </div>
      </Container>
      <Picture
        {...heroPicture.wide}
        alternative={heroPicture.upright}
        alt={pictures[heroPicture.wide.name].alt}
        isFirst
        css={picture}
      />
    </section>
  );
}

const hero = css({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'clip',
  display: 'grid',
  minHeight: `max(${heroMinHeightPx}px, min(100svh, 60rem))`,
  marginTop: `calc(-1 * ${sizes.headerHeight})`,
  // The headline takes five lines there, and the button stays above the flames.
  [media.belowPhone]: { minHeight: '50rem' },
  background: colours.night,
  color: colours.white,
  '& a:focus-visible': { outlineColor: colours.white, boxShadow: `0 0 0 6px ${colours.night}` },
  [media.print]: { minHeight: 0, marginTop: 0, background: 'none', color: 'inherit' },
});

/** Measured by `tests/e2e/hero-contrast.test.ts`: white words reach 4.5 to 1 on every pixel. */
const headerScrim = `linear-gradient(${scrim(0.6)} ${sizes.headerHeight}, ${scrim(0)} calc(${sizes.headerHeight} * 2))`;

const picture = css({
  position: 'absolute',
  inset: 0,
  zIndex: layers.behind,
  img: {
    objectPosition: '50% 62%',
    [`@media ${conditions.portrait}`]: { objectPosition: '44% 75%' },
  },
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    background: `${headerScrim}, linear-gradient(90deg, ${scrim(0.5)} 60%, ${scrim(0)} 95%)`,
    [media.fromLarge]: {
      background: `${headerScrim}, linear-gradient(90deg, ${scrim(0.4)} 38%, ${scrim(0)} 68%)`,
    },
    [`@media ${conditions.portrait}`]: {
      background: headerScrim,
    },
  },
  [media.print]: { display: 'none' },
});

const stage = css({
  display: 'grid',
  alignContent: 'center',
  paddingTop: `calc(${sizes.headerHeight} + ${space[32]})`,
  paddingBottom: space[64],
  [media.print]: { '&&': { paddingBlock: 0 } },
  [`@media ${conditions.portrait}`]: {
    alignContent: 'start',
    paddingTop: `calc(${sizes.headerHeight} + clamp(2rem, 6vh, 6rem))`,
  },
  [media.shallow]: {
    alignContent: 'start',
    paddingTop: `calc(${sizes.headerHeight} + ${space[24]})`,
  },
});

const text = css({
  position: 'relative',
  display: 'grid',
  justifyItems: 'start',
  // As tall as the words, also where they are spaced out or enlarged.
  [`@media ${conditions.portrait}`]: {
    '&::before': {
      content: '""',
      position: 'absolute',
      inset: '-12rem -100vmax -6rem',
      zIndex: layers.behind,
      background: `linear-gradient(${scrim(0.5)} 50%, ${scrim(0.66)} calc(100% - 7rem), ${scrim(0)})`,
      [media.print]: { display: 'none' },
    },
  },
  [media.forcedColours]: { width: 'fit-content', padding: space[24], background: 'Canvas' },
});

const headline = css({
  maxWidth: '8em',
  [media.shallow]: { maxWidth: '12em', fontSize: 'clamp(2rem, 11vh, 2.75rem)' },
});

/** Where there is room, a line breaks only where it may. */
const lineStyle = css({
  [media.fromPhone]: { display: 'inline-block' },
  // Each line would cover the descenders of the one above with a ground of its own.
  [media.forcedColours]: { forcedColorAdjust: 'none', color: 'CanvasText' },
});

const subline = css({
  maxWidth: '26em',
  marginBlock: `${space[24]} ${space[32]}`,
  [media.shallow]: { marginBlock: `${space[12]} ${space[24]}` },
});
