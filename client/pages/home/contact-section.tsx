import { css } from '@emotion/react';
import { Suspense } from 'react';
import { formCopy } from '#shared/copy/contact-form.ts';
import { homeCopy } from '#shared/copy/home.ts';
import { contactAnchor, contactHeadingId } from '#shared/document-contract.ts';
import { ContactDetails } from '../../links/contact-details.tsx';
import { space } from '../../styles/tokens.ts';
import { type } from '../../styles/type.ts';
import { Columns, Section } from '../../ui/layout.tsx';
import { ContactForm } from './contact-form.tsx';
import { WithItalics } from './with-italics.tsx';

/** 'Get In Touch': text on one side, the form on the other. */
export function ContactSection() {
  return (
    <Section id={contactAnchor}>
      <Columns>
        <div>
          <h2 id={contactHeadingId} css={type.h2}>
            <WithItalics text={homeCopy.contactHeading} />
          </h2>
          <p css={text}>{homeCopy.contactText}</p>
          <p css={hint}>{formCopy.hint}</p>
          <ContactDetails hasLabels styles={details} />
        </div>
        <Suspense>
          <ContactForm />
        </Suspense>
      </Columns>
    </Section>
  );
}

const hint = css(type.small, type.secondary, { marginTop: space[12] });

const details = css({ marginTop: space[24] });

const text = css(type.lead, type.secondary, { maxWidth: '30em', marginTop: space[16] });
