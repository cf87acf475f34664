import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import type { ShapeName } from '#data/content.json';
import { media } from '../styles/media.ts';
import { stack } from '../styles/mixins.ts';
import { colours, space } from '../styles/tokens.ts';
import { Container, Section } from '../ui/containers.tsx';
import { PictureColumns } from './picture-columns.tsx';
import { paddingBlock, shapes } from './shapes.ts';

interface Props {
  /** Without a picture the text stands alone, in the middle. */
  picture: string | undefined;
  shape: ShapeName;
  /** The heading, perhaps with a date. */
  heading: ReactNode;
  /** Stands below both. */
  below?: ReactNode;
  children: ReactNode;
}

/** A page's text and its first picture in one of the shapes. */
export function PictureAndText({ picture, shape, heading, below, children }: Props) {
  const { sizes, section: own, columns, text, frame } = shapes[shape];
  return (
    <Section styles={[section, picture !== undefined && own, Boolean(below) && withBelow]}>
      {picture !== undefined ? (
        <PictureColumns
          picture={picture}
          heading={heading}
          pictureSizes={sizes}
          priority
          gap={space[24]}
          text={[lead, text]}
          frame={frame}
          styles={columns}
        >
          {children}
        </PictureColumns>
      ) : (
        <Container styles={alone}>
          <div css={css(stack('inherit'))}>{heading}</div>
          {children}
        </Container>
      )}
      {below}
    </Section>
  );
}

const section = css({ paddingTop: space[32], [media.beside]: { paddingBlock } });

const withBelow = css({ [media.beside]: { paddingBottom: paddingBlock } });

/** The first paragraph after a heading without a date. */
const lead = css({
  '& > div:first-of-type:not(:has(time)) + p': {
    color: colours.ink,
    fontSize: '1.175em',
    lineHeight: 1.6,
    textWrap: 'balance',
  },
});

const alone = css(lead, {
  ...stack(space[24]),
  '--measure': 'none',
  maxWidth: `calc(34rem + 2 * ${space.gutter})`,
});
