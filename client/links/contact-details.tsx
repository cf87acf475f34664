import { css } from '@emotion/react';
import { Fragment } from 'react';
import type { Site } from '#shared/content-types.ts';
import { dialled } from '#shared/telephone.ts';
import { useContent } from '../site-context.ts';
import { type Styleable, stack } from '../styles/mixins.ts';
import { space } from '../styles/tokens.ts';
import { typography } from '../styles/typography.ts';
import { rowLink } from '../ui/link.tsx';

/** The ways to reach the business that `site.yaml` gives, in the order in which the site shows them. */
export function contactDetailsOf({ email, telephone, place }: Site) {
  const all = [
    { kind: 'email', text: email, href: `mailto:${email}` },
    ...telephone
      .split('\n')
      .map((text) => ({ kind: 'telephone', text, href: `tel:${dialled(text)}` }) as const),
    { kind: 'place', text: place, href: undefined },
  ] as const;
  return all.filter(({ text }) => text !== '');
}

interface Props extends Styleable {
  /** Whether each detail has a label above it, as beside the form. */
  hasLabels?: boolean;
}

/** The ways to reach the business, as far as the owner has written them. */
export function ContactDetails({ hasLabels = false, styles }: Props) {
  const { site, words } = useContent();
  const details = contactDetailsOf(site);
  if (details.length === 0) return null;
  return (
    <ul css={[list, styles]} aria-label={words.contact.list}>
      {details.map(({ kind, text, href }, index) => (
        <li key={index}>
          {hasLabels && kind !== details[index - 1]?.kind && (
            <p css={label}>{words.contact[kind]} </p>
          )}
          {href === undefined ? (
            <span css={[rowLink, lines]}>{text}</span>
          ) : (
            <a href={href} css={rowLink}>
              <span>{breakable(text)}</span>
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}

const list = css({ ...stack(space[4]), li: { textWrap: 'balance' } });

/** The lines of the place, as the owner has written them. */
const lines = css({ whiteSpace: 'pre-line' });

/** A label stands nearer to the detail that it names than to the detail above it. */
const label = css(typography.small, typography.secondary, {
  margin: `${space[12]} 0 -${space[4]}`,
});

/** A long address, which breaks after its '@' or before a dot. */
function breakable(text: string) {
  return text.split(/(?<=@)|(?=\.)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
