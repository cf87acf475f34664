import { css } from '@emotion/react';
import type { ComponentProps, MouseEvent } from 'react';
import { useLinkClickHandler } from 'react-router-dom';
import { media } from '../styles/media.ts';
import { touchRow } from '../styles/mixins.ts';
import { durations, transition } from '../styles/motion.ts';
import { colours, softColours, space } from '../styles/tokens.ts';
import { typography } from '../styles/typography.ts';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href' | 'onClick'> {
  /** A path of the site, with or without an anchor. */
  to: string;
}

export function Link({ to, ...rest }: LinkProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to);
  function onClick(event: MouseEvent<HTMLAnchorElement>) {
    // Ignores the second click of a double click, which may hit a link of the next page.
    if (event.detail > 1) event.preventDefault();
    else follow(event);
  }
  return <a {...rest} href={to} onClick={onClick} />;
}

/** A link or a text alone in its row. The padding separates a text that wraps from the next row. */
export const paddedRow = css({ ...touchRow, paddingBlock: space[8], textUnderlineOffset: '0.3em' });

export const largeLink = css(typography.h3, {
  ...touchRow,
  minHeight: '3rem',
  color: colours.sageDeep,
  textDecorationColor: softColours.rule,
  textDecorationThickness: 1,
  textUnderlineOffset: '0.25em',
  transition: transition(durations.hoverMs, ['text-decoration-color']),
  [media.hover]: { '&:hover': { textDecorationColor: 'currentColor' } },
});

/** The style of a link that is less prominent than a button. */
export const textLink = css(typography.label, {
  ...touchRow,
  color: colours.sageDeep,
  textDecorationThickness: 1,
  textUnderlineOffset: '0.4em',
  [media.hover]: { '&:hover': { color: colours.sageNight, textDecorationThickness: 2 } },
});
