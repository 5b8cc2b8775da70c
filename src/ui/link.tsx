import type { AnchorHTMLAttributes } from 'react';
import { useHref, useLinkClickHandler, useLocation } from 'react-router-dom';

type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target'> & {
  /** An address of this site, from `/`, `?` or `#` on. */
  to: string;
};

/**
 * A link within the site, on the router's hooks. The router's own link brings the prefetching of its data routes with
 * it, which no page here has.
 */
export function Link({ to, onClick, ...rest }: Props) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to);
  return (
    <a
      {...rest}
      href={useHref(to)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    />
  );
}

/** A link that tells when it leads to the page that is open. */
export function NavLink({ to, ...rest }: Props) {
  const { pathname } = useLocation();
  return <Link {...rest} to={to} aria-current={pathname === to ? 'page' : undefined} />;
}
