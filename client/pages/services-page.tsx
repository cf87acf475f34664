import { css } from '@emotion/react';
import { servicesPageCopy } from '#shared/copy/services-page.ts';
import { services } from '#shared/services.ts';
import { ActionRow } from '../links/action-row.tsx';
import { centredStack } from '../styles/layout.ts';
import { media } from '../styles/media.ts';
import { space } from '../styles/tokens.ts';
import { type } from '../styles/type.ts';
import { Container, Section } from '../ui/layout.tsx';
import { ServiceSection } from './service-section.tsx';

export function ServicesPage() {
  const { heading, intro, actionsHeading, actions } = servicesPageCopy;
  return (
    <>
      <Section styles={page}>
        <Container styles={centredStack}>
          <h1 css={type.h1}>{heading}</h1>
          <p css={[type.lead, type.secondary]}>{intro}</p>
        </Container>
        {services.map((service, index) => (
          <ServiceSection key={service.anchor} service={service} index={index} />
        ))}
      </Section>
      <Section isBand>
        <Container styles={centredStack}>
          <h2 css={type.h2}>{actionsHeading}</h2>
          <ActionRow actions={actions} styles={actionRow} />
        </Container>
      </Section>
    </>
  );
}

const page = css({ [media.fromMedium]: { paddingTop: '4.5rem' } });

const actionRow = css({ marginTop: space[16] });
