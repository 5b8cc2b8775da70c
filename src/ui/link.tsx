import { ArrowRight } from 'lucide';
import type { AnchorHTMLAttributes, ComponentProps } from 'react';
import { useHref, useLinkClickHandler, useLocation } from 'react-router-dom';
import { Icon } from './icon';

type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target'> & {
  /** An address within this site, starting with `/`, `?` or `#`. */
  to: string;
  /** What the history keeps with it. */
  state?: string;
};

/** An internal link on the router's hooks: its own `Link` comes with prefetching, which no page here uses. */
export function Link({ to, state, onClick, ...rest }: Props) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { state });
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

/** A link that leads on, with an arrow behind its words. */
export function ArrowLink({ children, ...rest }: Props) {
  return (
    <Link {...rest}>
      {children}
      <Icon drawing={ArrowRight} />
    </Link>
  );
}

/** An internal link that is marked when it leads to the current page. */
export function NavLink({ to, ...rest }: Props) {
  const { pathname } = useLocation();
  return <Link {...rest} to={to} aria-current={pathname === to ? 'page' : undefined} />;
}

/** A link in a text: the router follows one within the site, one within the page is plain, any other opens a tab. */
export function TextLink({ href = '', children }: ComponentProps<'a'>) {
  if (href.startsWith('/')) return <Link to={href}>{children}</Link>;
  if (href.startsWith('#')) return <a href={href}>{children}</a>;
  return (
    <a href={href} target="_blank" rel="noopener">
      {children}
    </a>
  );
}
