import { css } from '@emotion/react';
import type { ComponentProps } from 'react';
import { media } from '../styles/media.ts';
import { type Styleable, stack } from '../styles/mixins.ts';
import { colours, sizes, space } from '../styles/tokens.ts';

interface SectionProps extends ComponentProps<'section'>, Styleable {
  isBand?: boolean;
}

export function Section({ isBand = false, styles, ...rest }: SectionProps) {
  return <section css={[section, isBand && band, styles]} {...rest} />;
}

export function Container({ styles, ...rest }: ComponentProps<'div'> & Styleable) {
  return <div css={[container, styles]} {...rest} />;
}

/** A container whose two children are beside each other on large screens, in the site's two columns. */
export function Columns({ styles, ...rest }: ComponentProps<'div'> & Styleable) {
  return <Container styles={[columns, styles]} {...rest} />;
}

const section = css({ paddingBlock: space.section });

export const band = css({ '--background': colours.linen, background: 'var(--background)' });

const container = css({
  width: '100%',
  maxWidth: `calc(${sizes.container} + 2 * ${space.gutter})`,
  marginInline: 'auto',
  paddingInline: space.gutter,
});

const columns = css({
  ...stack(space[48]),
  alignItems: 'start',
  [media.fromLarge]: { gridTemplateColumns: sizes.columnTracks, gap: space.columnGap },
});
