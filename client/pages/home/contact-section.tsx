import { css } from '@emotion/react';
import { Suspense } from 'react';
import content from '#data/content.json' with { type: 'json' };
import { contactAnchor, contactHeadingId } from '#shared/contracts.ts';
import { ContactDetails } from '../../links/contact-details.tsx';
import { space } from '../../styles/tokens.ts';
import { typography } from '../../styles/typography.ts';
import { Columns, Section } from '../../ui/containers.tsx';
import { TextLine } from '../text-line.tsx';
import { ContactForm } from './contact-form.tsx';

const { home, words } = content;

/** 'Get In Touch': text on one side, the form on the other. */
export function ContactSection() {
  return (
    <Section id={contactAnchor}>
      <Columns>
        <div>
          <h2 id={contactHeadingId} css={typography.h2}>
            <TextLine line={home.form.heading} italics="i" />
          </h2>
          <p css={text}>{home.form.text}</p>
          <p css={hint}>{words.form.hint}</p>
          <ContactDetails hasLabels styles={details} />
        </div>
        <Suspense>
          <ContactForm />
        </Suspense>
      </Columns>
    </Section>
  );
}

const hint = css(typography.small, typography.secondary, { marginTop: space[12] });

const details = css({ marginTop: space[24] });

const text = css(typography.lead, typography.secondary, { maxWidth: '30em', marginTop: space[16] });
