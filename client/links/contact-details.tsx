import { css } from '@emotion/react';
import type { Site } from '#shared/content-types.ts';
import { dialableNumber } from '#shared/telephone.ts';
import { useContent } from '../site-context.ts';
import { type Styleable, stack } from '../styles/mixins.ts';
import { space } from '../styles/tokens.ts';
import { typography } from '../styles/typography.ts';
import { paddedRow } from '../ui/link.tsx';

interface Detail {
  kind: 'email' | 'telephone' | 'place';
  name?: string;
  text: string;
  href?: string;
}

/** Returns the ways to reach the business, in the order in which the site shows them. */
export function contactDetailsOf({ email, telephone, place }: Site): Detail[] {
  const all: Detail[] = [
    {
      kind: 'email',
      text: email,
      // RFC 6068 requires these characters to be percent-encoded.
      href: `mailto:${email.replace(/[#%&/=?[\]]/g, encodeURIComponent)}`,
    },
    ...telephone.map(({ name, number }): Detail => {
      return { kind: 'telephone', name, text: number, href: `tel:${dialableNumber(number)}` };
    }),
    { kind: 'place', text: place },
  ];
  return all.filter(({ text }) => text !== '');
}

interface Props extends Styleable {
  hasLabels?: boolean;
}

export function ContactDetails({ hasLabels = false, styles }: Props) {
  const { site, words } = useContent();
  const details = contactDetailsOf(site);
  if (details.length === 0) return null;
  return (
    <ul css={[list, styles]} aria-label={words.contact.list}>
      {details.map(({ kind, name, text, href }, index) => (
        <li key={index}>
          {hasLabels && kind !== details[index - 1]?.kind && (
            <p css={label}>{words.contact[kind]} </p>
          )}
          {name && `${name}: `}
          {href === undefined ? (
            <span css={[paddedRow, multiline]}>{text}</span>
          ) : (
            <a href={href} css={paddedRow}>
              {text}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}

const list = css({ ...stack(space[4]), li: { textWrap: 'balance' } });

/** Keeps the owner's line breaks in the postal address. */
const multiline = css({ whiteSpace: 'pre-line' });

const label = css(typography.small, typography.secondary, {
  margin: `${space[12]} 0 -${space[4]}`,
});
