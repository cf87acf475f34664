import { css } from '@emotion/react';
import { contactDetails } from '#shared/contact-details.ts';
import { contactDetailWords } from '#shared/words/contact-details.ts';
import { sizes, space } from '../styles/tokens.ts';

interface Props {
  /** Whether each detail is introduced in words, as beside the form. */
  hasWords?: boolean;
  className?: string;
}

/** The email address, the telephone number and the place of the business, those of them that are given. */
export function ContactDetails({ hasWords = false, className }: Props) {
  if (contactDetails.length === 0) return null;
  return (
    <ul css={list} className={className} aria-label={contactDetailWords.listLabel}>
      {contactDetails.map(({ kind, text, href }) => (
        <li key={kind}>
          {hasWords && `${contactDetailWords[kind]} `}
          {href === undefined ? (
            text
          ) : (
            <a href={href} css={link}>
              {text}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}

const list = css({ display: 'grid', gap: space[4], overflowWrap: 'anywhere' });

const link = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: sizes.target,
  textUnderlineOffset: '0.3em',
});
