import { leadsToPage } from '#shared/routes.ts';
import { useContent } from '../site-context.ts';
import { Link, type LinkProps } from '../ui/link.tsx';

/** A link in the owner's content. It leads to a page, a file, another site, an email address or a telephone number. */
export function ContentLink({ to, ...rest }: LinkProps) {
  return leadsToPage(useContent(), to) ? <Link {...rest} to={to} /> : <a {...rest} href={to} />;
}
