import { css } from '@emotion/react';
import type { ComponentProps, MouseEvent } from 'react';
import { useLinkClickHandler } from 'react-router-dom';
import { media } from '../styles/media.ts';
import { touchRow } from '../styles/mixins.ts';
import { durations, transition } from '../styles/motion.ts';
import { colours, softColours, space } from '../styles/tokens.ts';
import { typography } from '../styles/typography.ts';

export interface LinkProps
  extends Omit<ComponentProps<'a'>, 'href' | 'target' | 'download' | 'onClick'> {
  /** A path of the site, with or without an anchor; any other URL with `reloadDocument`. */
  to: string;
  /** Whether the browser follows the link by itself, as to a file or another site, or after React has failed. */
  reloadDocument?: boolean;
}

/** A link within the site. React Router's own `Link` is larger, as it prefetches data and code of routes. */
export function Link({ to, reloadDocument = false, ...rest }: LinkProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to);
  function onClick(event: MouseEvent<HTMLAnchorElement>) {
    // The second click of a double click lands on a link of the next page.
    if (event.detail > 1) event.preventDefault();
    else follow(event);
  }
  return <a {...rest} href={to} onClick={reloadDocument ? undefined : onClick} />;
}

/** The style of a link in a row of its own, or of text as high as one. Two lines keep the row's distances. */
export const rowLink = css({ ...touchRow, paddingBlock: space[8], textUnderlineOffset: '0.3em' });

/** The style of a link that is a name, as large as a small heading. */
export const nameLink = css(typography.h3, {
  ...touchRow,
  minHeight: '3rem',
  color: colours.sageDeep,
  textDecorationColor: softColours.rule,
  textDecorationThickness: 1,
  textUnderlineOffset: '0.25em',
  transition: transition(durations.hoverMs, ['text-decoration-color']),
  [media.hover]: { '&:hover': { textDecorationColor: 'currentColor' } },
});

/** The style of an underlined link in the type of a label: less prominent than a button. */
export const textLink = css(typography.label, {
  ...touchRow,
  color: colours.sageDeep,
  textDecorationThickness: 1,
  textUnderlineOffset: '0.4em',
  [media.hover]: { '&:hover': { color: colours.sageNight, textDecorationThickness: 2 } },
});
