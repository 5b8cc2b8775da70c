import type { ComponentProps } from 'react';
import { Link } from './link';

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
