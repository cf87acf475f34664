import { css } from '@emotion/react';
import { contactDetails } from '#shared/contact-details.ts';
import { contactDetailCopy } from '#shared/copy/contact-form.ts';
import { stack } from '../styles/layout.ts';
import type { Styleable } from '../styles/styleable.ts';
import { space } from '../styles/tokens.ts';
import { rowLink } from '../ui/link.tsx';

interface Props extends Styleable {
  /** Whether each detail has a label in front of it, as beside the form. */
  hasLabels?: boolean;
}

/** The business's email address, telephone number and place, as far as `shared/site.ts` has them. */
export function ContactDetails({ hasLabels = false, styles }: Props) {
  if (contactDetails.length === 0) return null;
  return (
    <ul css={[list, styles]} aria-label={contactDetailCopy.listLabel}>
      {contactDetails.map(({ kind, text, href }) => (
        <li key={kind}>
          {hasLabels && `${contactDetailCopy[kind]} `}
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
