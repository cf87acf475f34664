import { css } from '@emotion/react';
import { headerCopy } from '#shared/copy/header-and-footer.ts';
import { headerLinks, type RouteName } from '#shared/routes.ts';
import { pathToService, services } from '#shared/services.ts';
import { NavigationLink } from '../links/navigation-link.tsx';
import { colours, softColours, space } from '../styles/tokens.ts';
import { type } from '../styles/type.ts';
import { Link } from '../ui/link.tsx';

const groupId = 'mobile-menu-services';

/** The links of the mobile menu: the header's, and the services under a heading. */
export function MobileMenuLinks({ current }: { current: RouteName | null }) {
  const toItem = (name: RouteName) => (
    <li key={name}>
      <NavigationLink name={name} current={current} css={[type.h3, link, pageLink]} />
    </li>
  );
  return (
    <ul css={list}>
      {headerLinks.beforeServices.map(toItem)}
      <li css={group}>
        <h2
          id={groupId}
          css={[type.label, groupHeading]}
          aria-current={current === 'services' || undefined}
        >
          {headerCopy.mobileMenuHeading}
        </h2>
        <ul aria-labelledby={groupId}>
          {services.map((service) => (
            <li key={service.anchor}>
              <Link to={pathToService(service)} css={[link, type.secondary]}>
                {service.title}
              </Link>
            </li>
          ))}
        </ul>
      </li>
      {headerLinks.afterServices.map(toItem)}
    </ul>
  );
}

const list = css({ display: 'grid' });

const group = css({
  marginBlock: space[12],
  paddingBlock: space[16],
  borderBlock: `1px solid ${softColours.rule}`,
});

const groupHeading = css({
  marginBottom: space[8],
  color: softColours.label,
  '&[aria-current]': { color: colours.sageDeep },
});

const link = css({
  display: 'flex',
  alignItems: 'center',
  minHeight: '3rem',
  color: colours.ink,
  textDecoration: 'none',
  '&[aria-current]': {
    color: colours.sageDeep,
    textDecoration: 'underline',
    textDecorationThickness: 2,
    textUnderlineOffset: '0.25em',
  },
  '&:active': { color: colours.sageDeep },
});

/** Larger than the links to services, which are sections of one page. */
const pageLink = css({ fontSize: '1.75rem' });
