import { leadsToPage } from '#shared/routes.ts';
import { ButtonLink, type ButtonLinkProps } from '../ui/button.tsx';
import { Link, type LinkProps } from '../ui/link.tsx';

/** A link of the owner's: to a page, a file, another site, an email address or a telephone. */
export function ContentLink(props: LinkProps) {
  return <Link {...props} reloadDocument={!leadsToPage(props.to)} />;
}

/** The same as a button. */
export function ContentButton(props: ButtonLinkProps) {
  return <ButtonLink {...props} reloadDocument={!leadsToPage(props.to)} />;
}
