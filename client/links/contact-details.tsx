import { css } from '@emotion/react';
import content from '#data/content.json' with { type: 'json' };
import { contactDetails } from '#shared/contact-details.ts';
import { stack } from '../styles/layout.ts';
import type { Styleable } from '../styles/styleable.ts';
import { space } from '../styles/tokens.ts';
import { rowLink } from '../ui/link.tsx';

const words = content.words.contact;

interface Props extends Styleable {
  /** Whether each detail has a label in front of it, as beside the form. */
  hasLabels?: boolean;
}

/** The ways to reach the business, as far as the owner has written them. */
export function ContactDetails({ hasLabels = false, styles }: Props) {
  if (contactDetails.length === 0) return null;
  return (
    <ul css={[list, styles]} aria-label={words.list}>
      {contactDetails.map(({ kind, text, href }) => (
        <li key={kind}>
          {hasLabels && `${words[kind]} `}
          {href === undefined ? (
            <span css={rowLink}>{text}</span>
          ) : (
            <a href={href} css={rowLink}>
              {text}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}

const list = css({ ...stack(space[4]), overflowWrap: 'anywhere' });
