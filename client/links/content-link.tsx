import { isDestination, pathTo } from '#shared/routes.ts';
import type { TextLink } from '#shared/text-blocks.ts';
import { Link } from '../ui/link.tsx';

/** A link of the owner's: to a page, to a file in `public/`, or to another site. */
export function ContentLink({ link, to, className }: TextLink & { className?: string }) {
  const props = { className, children: link };
  return isDestination(to) ? (
    <Link to={pathTo(to)} {...props} />
  ) : (
    <a href={encodeURI(to)} {...props} />
  );
}
