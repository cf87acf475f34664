import { css } from '@emotion/react';
import { Suspense } from 'react';
import { contactHeadingId, contactId } from '#shared/attributes.ts';
import { ContactDetails, contactDetailsOf } from '../../links/contact-details.tsx';
import { useContent } from '../../site-context.ts';
import { media } from '../../styles/media.ts';
import { centredStack } from '../../styles/mixins.ts';
import { sizes, space } from '../../styles/tokens.ts';
import { typography } from '../../styles/typography.ts';
import { TextLine } from '../../text/text-line.tsx';
import { Columns, Container, Section } from '../../ui/containers.tsx';
import { ContactForm } from './contact-form.tsx';

/** 'Get In Touch': a text and the contact details beside the form. Without a form, only the contact details. */
export function ContactSection() {
  const { home, site, words } = useContent();
  const { form } = home;
  if (!form && contactDetailsOf(site).length === 0) return null;
  const Wrapper = form ? Columns : Container;
  return (
    <Section id={contactId} styles={form && section}>
      <Wrapper styles={!form && centredStack}>
        <div css={intro}>
          <h2 id={contactHeadingId} css={typography.h2}>
            <TextLine line={form?.heading ?? [words.contact.list]} isHeading />
          </h2>
          {form && <p css={text}>{form.text}</p>}
          <ContactDetails hasLabels styles={details} />
        </div>
        {form && (
          // If a browser extension has changed the form before hydration, React renders only the content of `Suspense`
          // again, not the whole page.
          <Suspense>
            <ContactForm />
          </Suspense>
        )}
      </Wrapper>
    </Section>
  );
}

/** The upper edge of the form is above the section, so the browser stops higher when it scrolls to the section. */
const section = css({ [media.fromLarge]: { scrollMarginTop: '6rem' } });

const intro = css({
  [media.fromLarge]: {
    position: 'sticky',
    top: `calc(${sizes.headerHeight} + ${space[32]})`,
    '&:not(:only-child)': { marginTop: '7rem' },
  },
});

const details = css({ marginTop: space[24] });

const text = css(typography.lead, typography.secondary, {
  maxWidth: '30em',
  marginTop: space[16],
  textWrap: 'balance',
});
