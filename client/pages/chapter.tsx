import { css } from '@emotion/react';
import { conditions, media } from '../styles/media.ts';
import { colours, fonts, sizes, space } from '../styles/tokens.ts';
import { type } from '../styles/type.ts';
import { Arch } from '../ui/arch.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Container } from '../ui/container.tsx';
import type { PictureName } from '../ui/picture-sources.ts';
import { Section } from '../ui/section.tsx';

interface Props {
  heading: string;
  /** What the specification has the page say. */
  notice: string;
  sentences: readonly string[];
  picture: PictureName;
  alt: string;
  /** The two ways onward: the first is the one meant. */
  onward: readonly [Onward, Onward];
}

interface Onward {
  to: string;
  label: string;
}

/** A page that is still to be written, as a small chapter: a picture, a title, what will stand here. */
export function Chapter({ heading, notice, sentences, picture, alt, onward }: Props) {
  const [first, second] = onward;
  return (
    <Section>
      <Container css={columns}>
        <div css={frame}>
          <Arch
            name={picture}
            alt={alt}
            sizes={`${conditions.fromContainer} 30rem, ${conditions.fromMedium} 42vw, 22rem`}
            isFirst
          />
        </div>
        <div css={words}>
          <h1 tabIndex={-1} css={type.h1}>
            {heading}
          </h1>
          <p css={noticeStyle}>{notice}</p>
          {sentences.map((sentence) => (
            <p key={sentence} css={[type.secondary, measure]}>
              {sentence}
            </p>
          ))}
          <div css={ways}>
            <ButtonLink to={first.to}>{first.label}</ButtonLink>
            <ButtonLink to={second.to} tone="quiet">
              {second.label}
            </ButtonLink>
          </div>
        </div>
      </Container>
    </Section>
  );
}

const columns = css({
  display: 'grid',
  gap: space[48],
  alignItems: 'center',
  [media.fromMedium]: { gridTemplateColumns: '5fr 6fr', gap: 'clamp(3rem, 8vw, 7rem)' },
});

const frame = css({ maxWidth: '22rem', width: '100%', [media.fromMedium]: { maxWidth: 'none' } });

const words = css({ display: 'grid', gap: space[24] });

const noticeStyle = css({
  fontFamily: fonts.display,
  fontStyle: 'italic',
  fontWeight: 500,
  fontSize: '1.625rem',
  lineHeight: 1.3,
  color: colours.rose,
});

const measure = css({ maxWidth: sizes.measure });

const ways = css({ display: 'flex', flexWrap: 'wrap', gap: space[16], marginTop: space[8] });
