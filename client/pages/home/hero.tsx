import { type CSSObject, css } from '@emotion/react';
import { Fragment } from 'react';
import { ContentButton } from '../../links/content-link.tsx';
import { TextLine } from '../../links/text-line.tsx';
import { Picture } from '../../pictures/picture.tsx';
import { useContent } from '../../site-context.ts';
import { conditions, media } from '../../styles/media.ts';
import { colours, layers, sizes, space } from '../../styles/tokens.ts';
import { typography } from '../../styles/typography.ts';
import { Container } from '../../ui/containers.tsx';
import { heroPictures, portraitPaddingTop } from './hero-pictures.ts';

/** The first screen: a picture behind the transparent header, and the headline on its dark part. */
export function Hero() {
  const content = useContent();
  const { home, site } = content;
  const { button } = home.hero;
  const { wide, tall, ...looks } = heroPictures(content);
  return (
    <section css={[hero(looks.heroHeight), looks.headerScrim]}>
      <Container styles={stage}>
        <div css={text(looks.textScrim)}>
          <h1 css={headline}>
            {site.headline.map((line, index) => (
              <Fragment key={index}>
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
      <Picture {...wide} alternative={tall} priority styles={picture(looks)} />
    </section>
  );
}

const hero = (minHeight: string) =>
  css({
    position: 'relative',
    isolation: 'isolate',
    overflow: 'clip',
    display: 'grid',
    minHeight,
    marginTop: `calc(-1 * ${sizes.headerHeight})`,
    background: colours.night,
    color: colours.white,
    i: { color: 'inherit' },
    '& a:focus-visible': { outlineColor: colours.white, boxShadow: `0 0 0 6px ${colours.night}` },
  });

const picture = ({ largestWidth, widePosition }: { largestWidth: string; widePosition: string }) =>
  css({
    position: 'absolute',
    // The picture is never scaled up: on a wider screen the rest of the hero has the colour night.
    inset: '0 0 0 auto',
    width: '100%',
    maxWidth: largestWidth,
    zIndex: layers.picture,
    background: 'none',
    [`@media ${conditions.notPortrait}`]: { img: { objectPosition: widePosition } },
    [`@media (min-width: ${largestWidth})`]: {
      maskImage: 'linear-gradient(90deg, transparent, black 15%)',
    },
  });

const stage = css({
  display: 'grid',
  alignContent: 'center',
  paddingTop: `calc(${sizes.headerHeight} + ${space[32]})`,
  paddingBottom: space[64],
  [media.portraitOrPhone]: {
    alignContent: 'start',
    paddingTop: portraitPaddingTop,
  },
});

const text = (scrim: CSSObject) =>
  css({
    position: 'relative',
    justifySelf: 'start',
    display: 'grid',
    justifyItems: 'start',
    '&::before': scrim,
    // The margin keeps the text in line with the page's other texts, and as wide as without the padding.
    [media.forcedColours]: {
      margin: `-${space[24]}`,
      padding: space[24],
      background: 'Canvas',
    },
  });

const headline = css(typography.h1, {
  maxWidth: '8em',
  [media.landscapePhone]: { maxWidth: '12em', fontSize: 'clamp(2rem, 11vh, 2.75rem)' },
});

/** Breaks the headline between its lines, and within a line only if the line is too long. */
const lineStyle = css({
  display: 'inline-block',
  // With forced colours each line has a background, which would cover the descenders of the line above.
  [media.forcedColours]: { forcedColorAdjust: 'none', color: 'CanvasText' },
});

const subline = css(typography.lead, {
  maxWidth: '26em',
  marginBlock: `${space[24]} ${space[32]}`,
  [media.landscapePhone]: { marginBlock: `${space[12]} ${space[24]}` },
});
